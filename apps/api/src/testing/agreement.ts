import type { Operations, RequestOf } from "@shop/api-client/contract";
import type { TestAnswer, TestBrowser } from "./create-test-app.ts";

export const RETURN_URLS = { backlink_url: "/shop", landing_page_url: "/account?source=purchase" };

type WireAgreement = NonNullable<RequestOf<Operations["checkout"]>["review"]>;

/** Where the buyer is, which products are bought directly (none: the cart), in which currency. */
export interface Asked {
  readonly products?: ReadonlyArray<{ readonly name: string; readonly quantity: number }>;
  readonly place?: { readonly country?: string; readonly company?: string; readonly vat_id?: string };
  readonly currency?: string;
  readonly landingPageUrl?: string;
  readonly idempotencyKey?: string;
  /** Where the agreement differs from that of a shopper who has read the review and ticked both boxes. */
  readonly agreement?: Partial<WireAgreement>;
}

/** Reviews what is about to be ordered, and agrees to it. */
export async function agreeTo(browser: TestBrowser, asked: Asked = {}): Promise<WireAgreement> {
  const { products, place = {} } = asked;
  const { result } = await browser.call("reviewOrder", { ...(products && { products }), ...place }, headersOf(asked));
  return {
    total: result?.total ?? 0,
    currency: result?.currency ?? "EUR",
    ...place,
    starts_now: true,
    knows_withdrawal_ends: true,
    text_version: "2026-11-21.en",
    ...asked.agreement,
  };
}

/** Checks out the cart as a shopper does: reviews it, agrees, orders. */
export async function checkOut(browser: TestBrowser, asked: Asked = {}): Promise<TestAnswer> {
  const review = await agreeTo(browser, asked);
  return browser.call("checkout", { ...urlsOf(asked), review }, headersOf(asked));
}

/** Buys products at once, in the same way. */
export async function buyAtOnce(
  browser: TestBrowser,
  products: NonNullable<Asked["products"]>,
  asked: Asked & { readonly stopOnError?: boolean } = {},
): Promise<TestAnswer> {
  const { stopOnError, ...rest } = asked;
  const review = await agreeTo(browser, { ...rest, products });
  const request = {
    products,
    ...urlsOf(rest),
    review,
    ...(stopOnError === undefined ? {} : { stop_on_error: stopOnError }),
  };
  return browser.call("buyNow", request, headersOf(asked));
}

function urlsOf({ landingPageUrl }: Asked) {
  return landingPageUrl === undefined ? RETURN_URLS : { ...RETURN_URLS, landing_page_url: landingPageUrl };
}

function headersOf({ currency = "EUR", idempotencyKey }: Asked) {
  return { headers: { "shop-currency": currency }, ...(idempotencyKey && { idempotencyKey }) };
}
