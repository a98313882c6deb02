import type { AccountTracker } from "@shop/account/store";
import type { EventRelay } from "./event-relay.ts";

/** Ratings and redeemed codes, once the server has accepted them. The code itself is never in an event. */
export function accountRaisesEvents(events: Pick<EventRelay, "raise">): AccountTracker {
  return (event) => {
    if (event.type === "rated") {
      const { product, stars, comment } = event;
      events.raise({ name: "rating", data: { product, stars, comment } });
    } else for (const product of event.products) events.raise({ name: "redeem", data: { product } });
  };
}
