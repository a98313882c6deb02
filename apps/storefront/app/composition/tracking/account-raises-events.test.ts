import type { RaisedEvent } from "@shop/tracking";
import { expect, test } from "vitest";
import { accountRaisesEvents } from "./account-raises-events.ts";

test("[TRACK-01] a rating is an event, and each product that a code grants is one", () => {
  const raised: RaisedEvent[] = [];
  const track = accountRaisesEvents({ raise: (event) => void raised.push(event) });
  track({ type: "rated", product: "faGain", stars: 4, comment: "Good" });
  track({ type: "redeemed", products: ["faMicAlign", "faGain"] });
  expect(raised).toEqual([
    { name: "rating", data: { product: "faGain", stars: 4, comment: "Good" } },
    { name: "redeem", data: { product: "faMicAlign" } },
    { name: "redeem", data: { product: "faGain" } },
  ]);
});
