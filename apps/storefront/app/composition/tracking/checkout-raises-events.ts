import type { OrderReview } from "@shop/cart";
import type { CheckoutStore } from "@shop/cart/store";
import type { EventRelay } from "./event-relay.ts";
import type { PaidPurchase } from "./paid-purchase.ts";
import { saleOfReview } from "./sale-of-review.ts";

type Flow = ReturnType<CheckoutStore["getState"]>["flow"];

/**
 * A checkout begins with its first review, its payment with the window. What was paid is kept for the landing page, which raises the
 * purchase.
 */
export function checkoutRaisesEvents({
  checkout,
  events,
  paid,
}: {
  readonly checkout: Pick<CheckoutStore, "subscribe">;
  readonly events: Pick<EventRelay, "raise">;
  readonly paid: Pick<PaidPurchase, "keep">;
}): () => void {
  let begun: object | null = null;
  let review: OrderReview | null = null;

  const follow = (flow: Flow, before: Flow) => {
    if (flow.name === "reviewing" && flow.review && begun !== flow.purchase) {
      begun = flow.purchase;
      events.raise({ name: "begin_checkout", data: saleOfReview(flow.review) });
    }
    if (flow.name === "ordering") review = flow.review;
    const isPaying = flow.name === "open" || flow.name === "external";
    const wasPaying = before.name === "open" || before.name === "external";
    if (isPaying && !wasPaying && review) events.raise({ name: "add_payment_info", data: saleOfReview(review) });
    if (flow.name === "completed" && before.name !== "completed" && review && flow.orderId !== null) {
      const { orderId } = flow;
      const data = { ...saleOfReview(review), orderId, taxMinor: review.tax.vatMinor };
      paid.keep({ name: "purchase", data });
    }
  };
  return checkout.subscribe((state, before) => {
    if (state.flow !== before.flow) follow(state.flow, before.flow);
  });
}
