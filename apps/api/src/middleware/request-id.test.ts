import { createFakeRandom } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

test("a proxy's plain request id is taken over", () => {
  expect(requestIdOf(new Headers({ "x-request-id": "abc-12345" }), createFakeRandom())).toBe("abc-12345");
});

test.each(["short", "has space in it", 'quote"12345', "x".repeat(65)])(
  "a request id like '%s' is replaced by one of ours",
  (given) => {
    const id = requestIdOf(new Headers({ "x-request-id": given }), createFakeRandom());
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  },
);
