import type { VatIdAnswer } from "../ports/vat-id-register.ts";

/** An order's record of the check of its VAT id. `notAsked`: the shop queries no register. */
export type VatIdCheck = VatIdAnswer | NotAsked;

interface NotAsked extends Omit<VatIdAnswer, "outcome"> {
  readonly outcome: "notAsked";
}

/** The check of a shop that queries no register. */
export function notAsked(nowMs: number): VatIdCheck {
  return { outcome: "notAsked", checkedAt: new Date(nowMs).toISOString(), consultationNumber: null, name: null };
}
