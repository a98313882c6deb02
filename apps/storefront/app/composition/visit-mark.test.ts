import { ACCESS_TOKEN_COOKIE, VISIT_COOKIE } from "@shop/api-client/contract";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { hasVisitMark } from "./visit-mark.ts";

test.each([
  ["a browser that was never here", {}, false],
  ["one that contains the access token of the last two hours", { [ACCESS_TOKEN_COOKIE]: "t" }, true],
  ["one that may contain a session or a cart", { [VISIT_COOKIE]: "1" }, true],
])("%s: looked up at the start %o: %s", (_who, cookies, isLookedUp) => {
  expect(hasVisitMark(createMemoryStorage(cookies))).toBe(isLookedUp);
});
