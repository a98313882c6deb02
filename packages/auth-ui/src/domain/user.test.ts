import { expect, test } from "vitest";
import { buildWireUser } from "../testing/builders.ts";
import { toAuthUser } from "./user.ts";

test("[AUTH-21] a customer carries every field that the service sends of them", () => {
  const wire = buildWireUser({
    dripEvents: [{ event_type: "viewed", created_at: "2026-01-15T12:00:00Z" }],
    preferredCurrency: "JPY",
    newsletterSettings: 5,
    isNewAccount: true,
    wants_fewer_pop_ups: true,
    price_facts: { hasFirstPurchase: true, eduPercent: 20 },
    first_purchase_ends_at: "2026-01-22T12:00:00Z",
  });
  expect(toAuthUser(wire)).toEqual({
    emailAddress: "ada@example.com",
    name: "Ada Lovelace",
    firstName: "Ada",
    lastName: "Lovelace",
    isLoggedIn: true,
    isAccountActive: true,
    newsletterSettings: 5,
    dripEvents: [{ eventType: "viewed", productName: null, createdAt: "2026-01-15T12:00:00Z", eventData: null }],
    preferredCurrency: "JPY",
    wantsFewerPopUps: true,
    userLoginMail: "ada@example.com",
    isNewAccount: true,
    priceFacts: { hasFirstPurchase: true, eduPercent: 20 },
    firstPurchaseEndsAt: "2026-01-22T12:00:00Z",
  });
});

test("a host that says nothing of grants and first purchases grants nothing", () => {
  expect(toAuthUser(buildWireUser())).toMatchObject({
    priceFacts: { hasFirstPurchase: false, eduPercent: 0 },
    firstPurchaseEndsAt: null,
  });
});
