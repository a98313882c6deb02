import type { EventName } from "./event-list.ts";

/** Where an event may go. */
export const DESTINATIONS = ["activity", "marketing", "analytics"] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** The category that must be allowed, and whether somebody must be logged in. Source: TRACK-01, TRACK-06. */
export const DESTINATION_RULES = {
  activity: { category: "marketing", needsLogin: true },
  marketing: { category: "marketing", needsLogin: true },
  analytics: { category: "statistics", needsLogin: false },
} as const satisfies Readonly<
  Record<Destination, { readonly category: "marketing" | "statistics"; readonly needsLogin: boolean }>
>;
export type TrackingCategory = (typeof DESTINATION_RULES)[Destination]["category"];

/** What an event is called at each destination; null: it doesn't go there. `byServer`: the shop's server reports it itself. */
interface EventRoute {
  readonly activity: "download" | "registration" | "review" | "shop" | null;
  readonly marketing: MarketingCallName | "byServer" | null;
  readonly analytics: string | null;
}

/** The calls of the marketing service that events make. Source: TRACK-04. */
export type MarketingCallName =
  | "trackLogin"
  | "trackLogout"
  | "trackPageView"
  | "trackProductView"
  | "trackCartAdd"
  | "trackCartRemove"
  | "trackCheckout"
  | "trackPurchase"
  | "trackDownload"
  | "trackRating"
  | "trackRedeem";

const route = (
  activity: EventRoute["activity"],
  marketing: EventRoute["marketing"],
  analytics: EventRoute["analytics"],
): EventRoute => ({ activity, marketing, analytics });

/** Which event goes where. Page views are counted in the summary of a visit as well. */
export const EVENT_ROUTES: Readonly<Record<EventName, EventRoute>> = {
  login: route(null, "trackLogin", "login"),
  logout: route(null, "trackLogout", "logout"),
  sign_up: route(null, "byServer", "sign_up"),
  verify: route(null, "byServer", null),
  // Google's tag counts page views by itself.
  page_view: route(null, "trackPageView", null),
  campaign: route(null, null, "campaign_details"),
  search: route("shop", null, "search"),
  view_item_list: route(null, null, "view_item_list"),
  select_item: route("shop", null, "select_item"),
  view_item: route("shop", "trackProductView", "view_item"),
  add_to_cart: route("shop", "trackCartAdd", "add_to_cart"),
  remove_from_cart: route("shop", "trackCartRemove", "remove_from_cart"),
  cart_at_login: route(null, "trackCartAdd", null),
  view_cart: route("shop", null, "view_cart"),
  begin_checkout: route("shop", "trackCheckout", "begin_checkout"),
  add_payment_info: route("shop", null, "add_payment_info"),
  purchase: route("shop", "trackPurchase", "purchase"),
  refund: route(null, "byServer", null),
  view_promotion: route(null, null, "view_promotion"),
  select_promotion: route("shop", null, "select_promotion"),
  download: route("download", "trackDownload", "download"),
  rating: route("review", "trackRating", "rate"),
  redeem: route("registration", "trackRedeem", "redeem"),
};
