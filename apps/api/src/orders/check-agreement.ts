import { findWaiverText } from "@shop/cart";
import { fail, ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { TaxPlace } from "../vat/index.ts";
import type { PricedOrder } from "./price-order.ts";

/** What a shopper has seen and agreed to on the review page. The total in minor units of the currency. */
export interface Agreement extends TaxPlace {
  readonly totalMinor: number;
  readonly currency: Currency;
  /** The two boxes: the download may start now, which ends the right of withdrawal. */
  readonly startsNow: boolean;
  readonly knowsWithdrawalEnds: boolean;
  /** Which wording of the boxes was shown. */
  readonly textVersion: string;
}

/** What is recorded with an order, a row each. Source: LAW-02. */
export const ORDER_CONSENTS = ["startsNow", "knowsWithdrawalEnds"] as const;

/**
 * Whether an order may be written: it was reviewed in the currency that will be charged, with both boxes ticked, in a published wording.
 * Failures: `checkout.reviewNeeded`, `checkout.consentNeeded`. Source: LAW-01, LAW-02.
 */
export function checkAgreement(agreement: Agreement | null, currency: Currency): Result<Agreement> {
  if (!agreement || agreement.currency !== currency) return fail({ code: "checkout.reviewNeeded" });
  if (!findWaiverText(agreement.textVersion)) return fail({ code: "checkout.reviewNeeded" });
  const isAgreed = ORDER_CONSENTS.every((consent) => agreement[consent]);
  return isAgreed ? ok(agreement) : fail({ code: "checkout.consentNeeded" });
}

/**
 * Whether the amount to charge is no more than the amount shown. A lower amount is charged without asking. Failure: `checkout.priceRisen`
 * {total}.
 */
export function checkPrice(agreement: Agreement, priced: Pick<PricedOrder, "totalMinor">): Result<void> {
  const { totalMinor } = priced;
  return totalMinor <= agreement.totalMinor
    ? ok(undefined)
    : fail({ code: "checkout.priceRisen", params: { total: totalMinor } });
}
