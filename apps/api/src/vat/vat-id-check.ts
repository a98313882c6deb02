import type { VatIdAnswer } from "../ports/vat-id-register.ts";

/** What an order keeps of the check of its VAT id. `notAsked`: the shop asks no register. */
export type VatIdCheck = VatIdAnswer | NotAsked;

interface NotAsked extends Omit<VatIdAnswer, "outcome"> {
  readonly outcome: "notAsked";
}

/** The check of a shop that asks no register. */
export function notAsked(nowMs: number): VatIdCheck {
  return { outcome: "notAsked", checkedAt: new Date(nowMs).toISOString(), consultationNumber: null, name: null };
}
