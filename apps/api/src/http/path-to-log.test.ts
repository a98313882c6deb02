import { expect, test } from "vitest";
import { pathToLog } from "./path-to-log.ts";

test.each([
  ["/shop?search=ada@customer.example&key=abc#part", "/shop"],
  ["/files/signed/eyJh.c2ln", "/files/signed/[redacted]"],
  ["/test-provider/session/4f2a/pay", "/test-provider/session/[redacted]/pay"],
  ["/%0Aforged line", "/%0Aforged%20line"],
  [`/${"a".repeat(300)}`, `/${"a".repeat(199)}…`],
])("[SAFE-26] %s is logged as %s", (address, logged) => {
  expect(pathToLog(`https://shop.example${address}`)).toBe(logged);
});
