import { fail, ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { resolveReturnUrl } from "../http/return-url.ts";
import {
  type Agreement,
  checkAgreement,
  checkPrice,
  fulfilFreeOrder,
  type OrderDraft,
  priceItems,
  type QuantityOfOrderable,
  type WrittenOrder,
  writeOrder,
} from "../orders/index.ts";
import { endPayments, openPaymentSession } from "../payments/index.ts";
import { tryInTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import type { PaymentSession } from "../ports/payment-provider.ts";
import { readTax, type TaxPlace, type TaxTreatment } from "../vat/index.ts";

/** What is ordered, as it is now. */
export interface OrderedItems {
  readonly cartId: string | null;
  readonly items: readonly QuantityOfOrderable[];
  /** The coupons on the cart. */
  readonly codes: readonly string[];
}

export interface NewOrder {
  readonly userId: string;
  readonly kind: "cart" | "buyNow";
  readonly currency: Currency;
  /** The addresses to redirect to after payment and on cancellation, as the page sent them. */
  readonly landingUrl: string;
  readonly backlinkUrl: string;
  readonly agreement: Agreement | null;
  /** Read again if something changed while the order was being written. */
  readonly readItems: (deps: Deps) => Promise<Result<OrderedItems>>;
}

/** An order that waits for its payment, or one of zero, which is fulfilled. */
export type PlacedOrder =
  | { readonly kind: "session"; readonly session: PaymentSession }
  | { readonly kind: "paid"; readonly orderId: string };

/** While the order is being written, a coupon's last use may be taken or the cart may be paid in another tab. Then it is retried. */
const MAX_TRIES = 5;

/**
 * Writes the order that was reviewed and agreed to, priced now by the server's own rules, and only then requests a session from the
 * provider. An unexpired unpaid order of the same buyer and content is reused, whichever tab wrote it. The buyer's other unpaid orders and
 * their sessions are closed. If one of those has just been paid, the payment is processed and its contents aren't ordered again. An order
 * of zero is fulfilled at once.
 * Failures: `checkout.reviewNeeded`, `checkout.consentNeeded`, `checkout.priceRisen`, `checkout.countryUnknown`, `checkout.vatIdInvalid`,
 * `checkout.urlNotAllowed`, `checkout.paymentUnavailable`, `checkout.noSession` (another tab has ordered something else meanwhile),
 * `api.loginRequired` (the account is gone), and those of `readItems`.
 */
export async function createOrder(deps: Deps, input: NewOrder): Promise<Result<PlacedOrder>> {
  const landingUrl = resolveReturnUrl(input.landingUrl, deps.settings);
  const backlinkUrl = resolveReturnUrl(input.backlinkUrl, deps.settings);
  if (landingUrl === null || backlinkUrl === null) return fail({ code: "checkout.urlNotAllowed" });
  // Requested once: the VAT id register may take seconds, and its result applies to all tries.
  let tax: Promise<Result<TaxTreatment>> | null = null;
  const readTaxOnce = (place: TaxPlace) => {
    tax ??= readTax(deps, place);
    return tax;
  };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const ordered = await input.readItems(deps);
    if (!ordered.isOk) return ordered;
    const draft = await draftOrder(deps, { ...input, landingUrl, backlinkUrl, readTaxOnce }, ordered.value);
    if (!draft.isOk) return draft;
    const written = await place(deps, draft.value);
    if (written.kind === "buyerIsGone") return fail({ code: "api.loginRequired" });
    const placed = written.kind === "stale" ? null : await openSession(deps, written);
    if (placed !== null) return placed;
  }
  throw new Error("An order could not be written: its cart or its coupons changed again and again.");
}

interface OrderToDraft extends NewOrder {
  readonly readTaxOnce: (place: TaxPlace) => Promise<Result<TaxTreatment>>;
}

async function draftOrder(deps: Deps, input: OrderToDraft, ordered: OrderedItems): Promise<Result<OrderDraft>> {
  const { userId, currency, kind, landingUrl, backlinkUrl } = input;
  const { cartId, items, codes } = ordered;
  if (items.length === 0) return fail({ code: "cart.empty" });
  const agreed = checkAgreement(input.agreement, currency);
  if (!agreed.isOk) return agreed;
  const agreement = agreed.value;
  const tax = await input.readTaxOnce(agreement);
  if (!tax.isOk) return tax;
  const priced = await priceItems(deps, { userId, currency, items, codes, tax: tax.value });
  const price = checkPrice(agreement, priced);
  if (!price.isOk) return price;
  return ok({ userId, kind, cartId, landingUrl, backlinkUrl, items, priced, agreement });
}

function place(deps: Deps, draft: OrderDraft): Promise<WrittenOrder> {
  return tryInTransaction(deps.db, async (trx) => {
    const written = await writeOrder(trx, deps, draft);
    if (written.kind === "written" && draft.priced.totalMinor === 0) await fulfilFreeOrder(trx, deps, written.order);
    return { counts: written.kind === "written" || written.kind === "found", value: written };
  });
}

/** Null: an order that was closed for this one had been paid, and the cart is to be looked at again. */
async function openSession(
  deps: Deps,
  { order, closed }: Extract<WrittenOrder, { order: unknown }>,
): Promise<Result<PlacedOrder> | null> {
  const ending = endPayments(deps, closed);
  if (order.total_minor === 0) {
    await ending;
    return ok({ kind: "paid", orderId: order.id });
  }
  const [opened, { hasPaid }] = await Promise.all([openPaymentSession(deps, order), ending]);
  if (hasPaid) return null;
  return opened.isOk ? ok({ kind: "session", session: opened.value }) : opened;
}
