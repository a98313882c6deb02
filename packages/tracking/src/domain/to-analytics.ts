import type { CheckedEvent } from "./event-list.ts";
import { EVENT_ROUTES } from "./event-routes.ts";
import type { TrackedItem, TrackedMoney } from "./tracked-item.ts";

/** An event as Google Analytics 4 expects it: its name and its parameters. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const MINOR_PER_UNIT = 100;

/** Amounts are decimal here and nowhere else. Yen are counted in hundredths too. */
function toDecimal(minor: number): number {
  return minor / MINOR_PER_UNIT;
}

/** The event under its GA4 name; null if analytics doesn't get it. An e-mail address is never in it. Source: TRACK-06. */
export function toAnalytics(event: CheckedEvent): AnalyticsEvent | null {
  const name = EVENT_ROUTES[event.name].analytics;
  return name === null ? null : { name, params: withoutGaps(paramsOf(event)) };
}

function paramsOf(event: CheckedEvent): Record<string, unknown> {
  switch (event.name) {
    case "login":
    case "logout":
    case "sign_up":
      return { method: "email" };
    case "verify":
    case "page_view":
    case "cart_at_login":
    case "refund":
      return {};
    case "campaign":
      return { campaign_source: event.data.source, campaign_medium: event.data.medium, campaign: event.data.campaign };
    case "search":
      return { search_term: event.data.term };
    case "view_item_list":
      return { item_list_name: event.data.listName, ...saleOf(event.data) };
    case "select_item":
      return { item_list_name: event.data.listName, ...saleOf(event.data, event.data.index) };
    case "view_item":
    case "add_to_cart":
    case "remove_from_cart":
      return saleOf(event.data);
    case "view_cart":
    case "begin_checkout":
    case "add_payment_info":
      return { ...saleOf(event.data), coupon: event.data.coupon };
    case "purchase":
      return {
        transaction_id: event.data.orderId,
        ...saleOf(event.data),
        tax: event.data.taxMinor === undefined ? undefined : toDecimal(event.data.taxMinor),
        coupon: event.data.coupon,
      };
    case "view_promotion":
    case "select_promotion":
      return {
        promotion_name: event.data.promotion,
        creative_slot: event.data.place,
        items: event.data.items?.map((item, index) => itemOf(item, index)),
      };
    case "download":
      return { item_name: event.data.product, file_extension: event.data.kind, platform: event.data.platform };
    case "rating":
      return { item_name: event.data.product, value: event.data.stars };
    case "redeem":
      return { item_name: event.data.product };
  }
}

/** `value` is what is charged for all items; `value_basis` says whether VAT is in it. `firstIndex`: the first item's place in its list. */
function saleOf(
  { items, money }: { items?: readonly TrackedItem[] | undefined; money?: TrackedMoney | undefined },
  firstIndex = 0,
) {
  return {
    currency: money?.currency,
    value: money && toDecimal(money.valueMinor),
    value_basis: money?.basis,
    items: items?.map((item, index) => itemOf(item, firstIndex + index)),
  };
}

function itemOf({ name, category, priceMinor, discountMinor, quantity, coupon }: TrackedItem, index: number) {
  return withoutGaps({
    item_id: name,
    item_name: name,
    item_category: category,
    price: priceMinor === undefined ? undefined : toDecimal(priceMinor),
    discount: discountMinor === undefined ? undefined : toDecimal(discountMinor),
    quantity,
    coupon,
    index,
  });
}

function withoutGaps(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ""));
}
