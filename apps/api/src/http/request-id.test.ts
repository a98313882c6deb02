import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

const OURS = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

function idOf(given: string, trustedProxies: number): string {
  const deps = { settings: { trustedProxies }, random: createFakeRandom() };
  return requestIdOf(deps, new Headers({ "x-request-id": given }));
}

test("[SAFE-26] a trusted proxy's plain request id is used", () => {
  expect(idOf("abc-12345", 1)).toBe("abc-12345");
});

test("[SAFE-26] without a trusted proxy a caller's request id never gets into the log", () => {
  expect(idOf("abc-12345", 0)).toMatch(OURS);
});

test.each(["short", "has space in it", 'quote"12345', "x".repeat(65)])(
  "a request id like '%s' is replaced by one of ours",
  (given) => {
    expect(idOf(given, 1)).toMatch(OURS);
  },
);
