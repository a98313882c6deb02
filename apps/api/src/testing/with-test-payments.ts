import { randomUuid } from "@shop/kernel";
import { ORDER_LIFE_MS } from "../orders/limits.ts";
import type { ApiSettings } from "../ports/deps.ts";
import type { PaymentProvider, PaymentSessionRequest } from "../ports/payment-provider.ts";
import { createTestPaymentProvider, type TestPaymentProvider } from "../test-provider/create-test-payment-provider.ts";
import { signTestWebhook, TEST_SIGNATURE_HEADER } from "../test-provider/test-signature.ts";
import { createTestApp, type TestApp, type TestBrowser } from "./create-test-app.ts";
import { createMemoryFileStorage } from "./fake-deps.ts";

const WEBHOOK_SECRET = "the test provider's signing key in tests";

export interface PayingTestApp extends TestApp {
  readonly provider: TestPaymentProvider;
  /** Decides what happens to the provider's webhooks; by default they reach the shop. */
  readonly wire: { deliver(request: Request): Promise<Response> };
  /** Sends a signed webhook of the test's own. Returns the status. */
  sendWebhook(body: unknown, options?: { secret?: string; atMs?: number; provider?: string }): Promise<number>;
}

/** An app that takes payments by the built-in test provider, whose webhooks go through the app itself. `wrap` may put something between. */
export async function createPayingTestApp(
  options: { settings?: Partial<ApiSettings>; wrap?: (provider: TestPaymentProvider) => PaymentProvider } = {},
): Promise<PayingTestApp> {
  const made: { provider?: TestPaymentProvider } = {};
  const wire = { deliver: async (request: Request): Promise<Response> => shop.app.fetch(request) };
  const shop = await createTestApp({
    settings: options.settings ?? {},
    deps: (fake) => {
      const { db, clock, random, log, settings } = fake;
      made.provider = createTestPaymentProvider({
        ...{ db, clock, random, log, origin: settings.origin, shopName: settings.shopName },
        webhookSecret: WEBHOOK_SECRET,
        fonts: createMemoryFileStorage({ "archivo.woff2": "the font of the text" }),
        deliver: (request) => wire.deliver(request),
      });
      return { payments: options.wrap?.(made.provider) ?? made.provider };
    },
  });
  const { provider } = made;
  if (!provider) throw new Error("createTestApp did not ask for its dependencies.");
  return {
    ...shop,
    provider,
    wire,
    sendWebhook: async (body, options = {}) => {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      const signature = signTestWebhook(options.secret ?? WEBHOOK_SECRET, bytes, options.atMs ?? shop.clock.nowMs());
      const path = `/payments/webhook/${options.provider ?? "test"}`;
      const answer = await shop.app.request(path, {
        method: "POST",
        headers: { [TEST_SIGNATURE_HEADER]: signature },
        body: bytes,
      });
      return answer.status;
    },
  };
}

/** Opens a payment session with the provider, as a checkout does; name what matters. */
export async function openTestPayment(
  shop: PayingTestApp,
  values: Partial<PaymentSessionRequest> = {},
): Promise<{ id: string; url: string; orderId: string }> {
  const orderId = values.orderId ?? randomUuid(shop.deps.random);
  const opened = await shop.provider.createSession({
    orderId,
    orderNumber: 1,
    amountMinor: 9065,
    currency: "EUR",
    buyerEmail: "ada@shop.test",
    lines: [{ name: "faAlign", quantity: 2, subtotalMinor: 9799, totalMinor: 9065 }],
    deductions: [{ kind: "multiBuy", amountMinor: 734 }],
    successUrl: "http://shop.test/account?source=purchase",
    cancelUrl: "http://shop.test/shop",
    expiresAtMs: shop.clock.nowMs() + ORDER_LIFE_MS,
    idempotencyKey: `order-${orderId}-1`,
    ...values,
  });
  if (!opened.isOk) throw new Error(opened.failure.code);
  return { ...opened.value, orderId };
}

/** Card, expiry and code as a shopper types them. */
export const ACCEPTED_CARD = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
export const DECLINED_CARD = { ...ACCEPTED_CARD, number: "4000 0000 0000 0002" };
export const CHALLENGED_CARD = { ...ACCEPTED_CARD, number: "4000 0027 6000 3184" };
export const LATE_CARD = { ...ACCEPTED_CARD, number: "4000 0000 0000 0077" };

/** Fills in a form of the payment page and sends it, as a frame does; `dest: "document"` is a tab of its own. */
export function postForm(
  browser: TestBrowser,
  url: string,
  fields: Readonly<Record<string, string>>,
  dest: "iframe" | "document" = "iframe",
): Promise<Response> {
  return browser.fetch(new URL(url).pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-dest": dest },
    body: new URLSearchParams(fields).toString(),
  });
}
