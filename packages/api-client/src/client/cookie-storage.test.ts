import { expect, test } from "vitest";
import { createCookieStorage } from "./cookie-storage.ts";

const TWO_HOURS_MS = 7_200_000;

/** Like a browser's document: reading returns the stored cookies, writing sets one cookie with its attributes. */
function createFakePage(kept: string) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return kept;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

test("a value is kept for the given time, sent to the server, and only over https where the page has it", () => {
  const page = createFakePage("");
  createCookieStorage(page, { maxAgeMs: TWO_HOURS_MS, isSecure: true }).set("shop_access_token", "a b;c");
  createCookieStorage(page, { maxAgeMs: TWO_HOURS_MS, isSecure: false, path: "/de" }).set("k", "v");
  expect(page.written).toEqual([
    "shop_access_token=a%20b%3Bc; max-age=7200; path=/; samesite=lax; secure",
    "k=v; max-age=7200; path=/de; samesite=lax",
  ]);
});

test.each([
  ["a=1; token=a%20b%3Bc; z=2", "a b;c"],
  ["other_token=1", undefined],
  ["token=", undefined],
  ["token=%E0%A4%A", undefined],
  ["token=x=y", "x=y"],
  ["", undefined],
])("of the cookies %j the token is %j", (cookies, expected) => {
  expect(createCookieStorage(createFakePage(cookies), { maxAgeMs: 1000, isSecure: true }).get("token")).toBe(expected);
});

test("what is removed ends at once", () => {
  const page = createFakePage("token=1");
  createCookieStorage(page, { maxAgeMs: 1000, isSecure: true }).remove("token");
  expect(page.written).toEqual(["token=; max-age=0; path=/; samesite=lax; secure"]);
});
