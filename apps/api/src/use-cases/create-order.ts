import { fail, type Result, randomUuid } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Kysely } from "kysely";
import {
  type Buyer,
  closeOverdueOrder,
  findBuyer,
  findOpenOrder,
  insertOrder,
  type OrderRow,
} from "../db/repositories/orders.ts";
import type { Database } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { ORDER_LIFE_MS } from "../payments/limits.ts";
import type { PaymentSession } from "../payments/payment-provider.ts";
import { orderContentHash, type PricedOrder, priceOrder, type QuantityOfOrderable } from "../payments/price-order.ts";
import { resolveReturnUrl } from "../payments/return-url.ts";
import { openPaymentSession } from "./open-payment-session.ts";

export interface NewOrder {
  readonly userId: string;
  readonly kind: "cart" | "buyNow";
  readonly cartId: string | null;
  readonly currency: Currency;
  readonly items: readonly QuantityOfOrderable[];
  /** Where the shopper goes after paying, and where back to: as the page sent them. */
  readonly landingUrl: string;
  readonly backlinkUrl: string;
}

/** An open order of the same content may be closed between finding that it is there and reading it; then it is tried anew. */
const MAX_TRIES = 3;

/**
 * Writes the order, priced from the server's catalogue, and only then asks the provider for a session. An unpaid order of the
 * same buyer and content that has not run out is used again, whichever tab wrote it.
 * Failures: `cart.empty`, `checkout.urlNotAllowed`, `checkout.paymentUnavailable`, `api.loginRequired` (the account is gone).
 */
export async function createOrder(deps: Deps, input: NewOrder): Promise<Result<PaymentSession>> {
  const landingUrl = resolveReturnUrl(input.landingUrl, deps.settings);
  const backlinkUrl = resolveReturnUrl(input.backlinkUrl, deps.settings);
  if (landingUrl === null || backlinkUrl === null) return fail({ code: "checkout.urlNotAllowed" });
  if (input.items.length === 0) return fail({ code: "cart.empty" });
  const buyer = await findBuyer(deps.db, input.userId);
  if (!buyer) return fail({ code: "api.loginRequired" });
  const priced = priceOrder(input.items, input.currency, deps.settings.vatRateBasisPoints);
  const draft = { ...input, landingUrl, backlinkUrl, buyer, priced };
  const order = await deps.db.transaction().execute((trx) => writeOrder(trx, deps, draft));
  return openPaymentSession(deps, order);
}

interface OrderDraft extends NewOrder {
  readonly buyer: Buyer;
  readonly priced: PricedOrder;
}

async function writeOrder(trx: Kysely<Database>, deps: Deps, draft: OrderDraft): Promise<OrderRow> {
  const { userId, kind, landingUrl, backlinkUrl } = draft;
  const now = new Date(deps.clock.nowMs());
  const provider = deps.payments.name;
  const contentHash = orderContentHash(draft.priced, { kind, provider, landingUrl, backlinkUrl });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await closeOverdueOrder(trx, userId, contentHash, now);
    const { order, lines } = orderRows(deps, draft, contentHash, now);
    const written = (await insertOrder(trx, order, lines)) ?? (await findOpenOrder(trx, userId, contentHash));
    if (written) return written;
  }
  throw new Error("An order could neither be written nor found: others of the same content came and went.");
}

function orderRows(deps: Deps, draft: OrderDraft, contentHash: string, now: Date) {
  const { priced, buyer } = draft;
  const id = randomUuid(deps.random);
  const order = {
    id,
    user_id: draft.userId,
    cart_id: draft.cartId,
    kind: draft.kind,
    status: "pending" as const,
    content_hash: contentHash,
    currency: priced.currency,
    total_regular_minor: priced.totalRegularMinor,
    total_minor: priced.totalMinor,
    vat_minor: priced.vatMinor,
    vat_country: deps.settings.vatCountry,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    landing_url: draft.landingUrl,
    backlink_url: draft.backlinkUrl,
    provider: deps.payments.name,
    provider_session_id: null,
    provider_session_url: null,
    created_at: now,
    expires_at: new Date(now.getTime() + ORDER_LIFE_MS),
  };
  const lines = priced.lines.map((line, position) => ({
    id: randomUuid(deps.random),
    order_id: id,
    position,
    product_id: line.productId,
    product_name: line.name,
    product_type: line.type,
    quantity: line.quantity,
    unit_regular_minor: line.unitRegularMinor,
    unit_price_minor: line.unitPriceMinor,
    total_minor: line.totalMinor,
    reasons: JSON.stringify(line.reasons),
    vat_rate_basis_points: line.vatRateBasisPoints,
    vat_minor: line.vatMinor,
    net_minor: line.netMinor,
  }));
  return { order, lines };
}
