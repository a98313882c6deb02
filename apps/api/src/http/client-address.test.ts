import { expect, test } from "vitest";
import { addressOf, SOCKET_ADDRESS_HEADER } from "./client-address.ts";

function requestFrom(forwardedFor: string): Request {
  const headers = { [SOCKET_ADDRESS_HEADER]: "10.0.0.1", "x-forwarded-for": forwardedFor };
  return new Request("http://shop.test/", { headers });
}

test.each([
  [0, "198.51.100.1", "10.0.0.1"],
  [1, "198.51.100.1", "198.51.100.1"],
  [1, "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  [2, "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
  [2, "198.51.100.1", "10.0.0.1"],
  [1, "", "10.0.0.1"],
  [1, "198.51.100.1:49152", "198.51.100.1"],
  [1, "[2001:db8::1]:49152", "2001:db8::1"],
  [1, "2001:db8::1", "2001:db8::1"],
])("[SAFE-03] behind %i proxies of ours, '%s' comes from %s", (trustedProxies, forwardedFor, expected) => {
  expect(addressOf({ trustedProxies }, requestFrom(forwardedFor))).toBe(expected);
});
