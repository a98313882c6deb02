/** How a payment window was left: closed with order data is completed, without is closed. */
export type PaymentOutcome =
  | { readonly outcome: "completed"; readonly orderId?: string }
  | { readonly outcome: "closed" };

/**
 * The provider page's message to its parent window: `{ type: "shop:payment", outcome, orderId? }`. Returns null for anything
 * else, and for any message from another origin than the page's. The message affects only what is shown; licences are created
 * by the provider's signed webhook.
 */
export function readPaymentMessage(data: unknown, origin: string, expectedOrigin: string): PaymentOutcome | null {
  if (origin !== expectedOrigin || typeof data !== "object" || data === null) return null;
  if (!("type" in data) || data.type !== "shop:payment" || !("outcome" in data)) return null;
  if (data.outcome === "closed") return { outcome: "closed" };
  if (data.outcome !== "completed") return null;
  return "orderId" in data && typeof data.orderId === "string"
    ? { outcome: "completed", orderId: data.orderId }
    : { outcome: "completed" };
}
