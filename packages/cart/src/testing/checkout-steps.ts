import { EMPTY_DRAFT } from "../domain/agreement.ts";
import { orderReviewed } from "./fake-checkout.ts";

/** The product of a buy-now purchase. */
export const BOUGHT_NOW = [{ name: "Ballast", quantity: 2 }];
/** The consent form as it is when the order's button is clicked. */
export const TICKED_DRAFT = { ...EMPTY_DRAFT, startsNow: true, knowsWithdrawalEnds: true };

/** Flushes everything that has a response already; no time passes. */
export async function settleAnswers(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Reviews and orders, and waits until the window is open. */
export async function orderInWindow(checkout: Parameters<typeof orderReviewed>[0]): Promise<void> {
  void orderReviewed(checkout);
  await settleAnswers();
  await settleAnswers();
}
