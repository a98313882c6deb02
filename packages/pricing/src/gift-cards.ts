import { checkAmount } from "./amount.ts";
import { compareCodePoints } from "./compare-code-points.ts";

export interface GiftCard {
  readonly code: string;
  /** What is left on it, in minor units of the order's currency. */
  readonly balanceMinor: number;
}

export interface PaidByGiftCards {
  /** What each card pays, in the order of use. A card that pays nothing is left out. */
  readonly payments: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  /** What is left to pay in another way. */
  readonly dueMinor: number;
}

/**
 * Pays a total with gift cards. A gift card is a means of payment and no discount: it was paid for when it was bought, so it comes after the
 * total and the tax, and changes neither. The smallest balance is used first, so that cards are used up; equal ones by code.
 * Throws a RangeError for a total or a balance that isn't an amount.
 */
export function payByGiftCards(totalMinor: number, cards: readonly GiftCard[]): PaidByGiftCards {
  checkAmount(totalMinor);
  for (const { balanceMinor } of cards) checkAmount(balanceMinor);
  let dueMinor = totalMinor;
  const payments: Array<PaidByGiftCards["payments"][number]> = [];
  const inOrder = [...cards].sort((a, b) => a.balanceMinor - b.balanceMinor || compareCodePoints(a.code, b.code));
  for (const { code, balanceMinor } of inOrder) {
    const amountMinor = Math.min(dueMinor, balanceMinor);
    if (amountMinor === 0) continue;
    payments.push({ code, amountMinor });
    dueMinor -= amountMinor;
  }
  return { payments, dueMinor };
}
