import type { Currency } from "@shop/pricing";
import type { OrderReview } from "./order-review.ts";

/** Where the buyer is taxed. Texts are empty where nothing is known. */
export interface TaxPlace {
  /** ISO 3166-1; null lets the server decide. */
  readonly country: string | null;
  readonly company: string;
  readonly vatId: string;
}

/** The shopper's input in the review step so far, as typed. The boxes start unticked. Source: LAW-02. */
export interface AgreementDraft extends TaxPlace {
  /** The download may start before the time for withdrawal is over. */
  readonly startsNow: boolean;
  readonly knowsWithdrawalEnds: boolean;
}

export type AgreementBox = "startsNow" | "knowsWithdrawalEnds";
const BOXES: readonly AgreementBox[] = ["startsNow", "knowsWithdrawalEnds"];

export const EMPTY_DRAFT: AgreementDraft = {
  country: null,
  company: "",
  vatId: "",
  startsNow: false,
  knowsWithdrawalEnds: false,
};

/** Sent with the order and recorded with it: the total that was shown, and the wording that was agreed to. */
export interface Agreement extends TaxPlace {
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly country: string;
  readonly startsNow: boolean;
  readonly knowsWithdrawalEnds: boolean;
  readonly textVersion: string;
}

/** The boxes that are not ticked yet, in display order. */
export function missingBoxes(draft: AgreementDraft): readonly AgreementBox[] {
  return BOXES.filter((box) => !draft[box]);
}

/** For a review that differs from the one that was agreed to: the agreement must be given again, typed text stays. */
export function withoutTicks(draft: AgreementDraft): AgreementDraft {
  return { ...draft, startsNow: false, knowsWithdrawalEnds: false };
}

/** As it is sent: no space around, a VAT id without the spaces, dots and dashes that people write in it. */
export function taxPlaceOf({ country, company, vatId }: TaxPlace): TaxPlace {
  return { country, company: company.trim(), vatId: vatId.replaceAll(/[\s.-]/g, "").toUpperCase() };
}

/** Whether the amounts of a review for one place also apply to the other. */
export function isSamePlace(one: TaxPlace, other: TaxPlace): boolean {
  const [a, b] = [taxPlaceOf(one), taxPlaceOf(other)];
  return a.country === b.country && a.company === b.company && a.vatId === b.vatId;
}

/** The agreement to a review, in the wording of `textVersion`. */
export function agreeTo(review: OrderReview, draft: AgreementDraft, textVersion: string): Agreement {
  return {
    ...taxPlaceOf(draft),
    country: review.tax.country,
    totalMinor: review.totalMinor,
    currency: review.currency,
    startsNow: draft.startsNow,
    knowsWithdrawalEnds: draft.knowsWithdrawalEnds,
    textVersion,
  };
}
