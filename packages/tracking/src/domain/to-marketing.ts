import { marketingPlatform } from "@shop/api-client/contract";
import type { CheckedEvent } from "./event-list.ts";
import { EVENT_ROUTES, type MarketingCallName } from "./event-routes.ts";
import type { TrackedItem, TrackedMoney } from "./tracked-item.ts";

/** A call of the marketing service: its name and the fields beside the address. Amounts are minor units. */
export interface MarketingEvent {
  readonly call: MarketingCallName;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The calls for an event: one for each product of a change of the cart. None if the service doesn't get it. Source: TRACK-04, CART-12. */
export function toMarketing(event: CheckedEvent): readonly MarketingEvent[] {
  const { marketing: call } = EVENT_ROUTES[event.name];
  if (call === null || call === "byServer") return [];
  return fieldsOf(event).map((fields) => ({ call, fields }));
}

function fieldsOf(event: CheckedEvent): ReadonlyArray<Readonly<Record<string, unknown>>> {
  switch (event.name) {
    case "page_view":
      return [{ page_url: event.data.path, ...(event.data.title && { page_title: event.data.title }) }];
    case "view_item":
      return event.data.items.map(({ name }) => ({ product_name: name }));
    case "add_to_cart":
    case "remove_from_cart":
    case "cart_at_login":
      return event.data.items.map((item) => cartLine(item, event.data.money));
    case "begin_checkout":
      return [saleOf(event.data)];
    case "purchase":
      return [{ ...saleOf(event.data), order_id: event.data.orderId }];
    case "download":
      return [
        {
          product_name: event.data.product,
          download_type: event.data.kind,
          platform: marketingPlatform(event.data.platform),
          ...(event.data.newsletter !== undefined && { newsletter_status: event.data.newsletter }),
        },
      ];
    case "rating":
      return [
        {
          product_name: event.data.product,
          rating: event.data.stars,
          ...(event.data.comment && { comment: event.data.comment }),
        },
      ];
    case "redeem":
      return [event.data.product ? { product_name: event.data.product } : {}];
    default:
      return [{}];
  }
}

function cartLine({ name, quantity, priceMinor }: TrackedItem, { currency }: TrackedMoney) {
  return {
    product_name: name,
    quantity,
    ...(priceMinor !== undefined && { price: priceMinor }),
    currency,
  };
}

function saleOf({ items, money }: { readonly items: readonly TrackedItem[]; readonly money: TrackedMoney }) {
  return {
    products: items.map(({ name, quantity, priceMinor }) => ({
      name,
      quantity,
      ...(priceMinor !== undefined && { price: priceMinor }),
    })),
    total: money.valueMinor,
    currency: money.currency,
  };
}
