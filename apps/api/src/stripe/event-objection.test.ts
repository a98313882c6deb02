import { expect, test } from "vitest";
import { eventObjection } from "./event-objection.ts";

test.each([
  ["sk_test_1", { livemode: false }, null],
  ["sk_live_1", { livemode: true }, null],
  ["rk_live_1", { livemode: true }, null],
  ["sk_test_1", { livemode: true }, { code: "payment.otherMode", params: { mode: "live" } }],
  ["sk_live_1", { livemode: false }, { code: "payment.otherMode", params: { mode: "test" } }],
  ["sk_live_1", { livemode: true, account: "acct_1" }, { code: "payment.otherAccount", params: { account: "acct_1" } }],
])("[SAFE-11] with the key %s the objection to %o is %o", (key, event, objection) => {
  expect(eventObjection(event, key)).toEqual(objection);
});
