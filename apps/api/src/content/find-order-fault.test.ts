import { expect, test } from "vitest";
import { findOrderFault } from "./find-order-fault.ts";

const current = { version: 7, hash: "a" };

test.each([
  ["an empty database takes any content", null, { version: 0, hash: "b" }, true, null],
  ["a newer version replaces an older one", current, { version: 8, hash: "b" }, true, null],
  ["an older version is refused", current, { version: 6, hash: "b" }, false, "content.older"],
  [
    "content without a version is older than content with one",
    current,
    { version: 0, hash: "b" },
    false,
    "content.older",
  ],
  ["the same content comes in again, for another release of the shop", current, { version: 7, hash: "a" }, true, null],
  [
    "other files under the same version are refused in production",
    current,
    { version: 7, hash: "b" },
    true,
    "content.sameVersion",
  ],
  ["other files under the same version replace it in the demo", current, { version: 7, hash: "b" }, false, null],
] as const)("%s", (_name, before, given, isProduction, fault) => {
  expect(findOrderFault(before, given, isProduction)).toBe(fault);
});
