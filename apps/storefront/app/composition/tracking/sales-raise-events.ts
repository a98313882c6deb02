import type { SaleTracker } from "@shop/engagement/store";
import type { EventRelay } from "./event-relay.ts";

/** The sidebars of sales and contests are promotions, under the title that the content gives them in every language. */
export function salesRaiseEvents(events: Pick<EventRelay, "raise">): SaleTracker {
  return ({ type, title: promotion }) =>
    events.raise({
      name: type === "shown" ? "view_promotion" : "select_promotion",
      data: { promotion, place: "sidebar" },
    });
}
