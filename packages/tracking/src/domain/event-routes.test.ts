import { expect, test } from "vitest";
import { EVENT_NAMES } from "./event-list.ts";
import { DESTINATION_RULES, EVENT_ROUTES } from "./event-routes.ts";

test("[TRACK-01] [TRACK-06] activity and marketing need marketing consent and a login, analytics needs statistics consent", () => {
  expect(DESTINATION_RULES).toEqual({
    activity: { category: "marketing", needsLogin: true },
    marketing: { category: "marketing", needsLogin: true },
    analytics: { category: "statistics", needsLogin: false },
  });
});

test("[TRACK-01] the kinds of activity are download, registration, review and shop", () => {
  const kinds = new Set(EVENT_NAMES.map((name) => EVENT_ROUTES[name].activity));
  expect([...kinds].filter((kind) => kind !== null).sort()).toEqual(["download", "registration", "review", "shop"]);
});

test("[TRACK-04] each event calls its own call of the service; sign-up, verification and refunds are the server's", () => {
  const calls = EVENT_NAMES.flatMap((name) => {
    const call = EVENT_ROUTES[name].marketing;
    return call === null ? [] : [`${name} ${call}`];
  });
  expect(calls).toEqual([
    "login trackLogin",
    "logout trackLogout",
    "sign_up byServer",
    "verify byServer",
    "page_view trackPageView",
    "view_item trackProductView",
    "add_to_cart trackCartAdd",
    "remove_from_cart trackCartRemove",
    "cart_at_login trackCartAdd",
    "begin_checkout trackCheckout",
    "purchase trackPurchase",
    "refund byServer",
    "download trackDownload",
    "rating trackRating",
    "redeem trackRedeem",
  ]);
});
