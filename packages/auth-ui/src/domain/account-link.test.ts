import { expect, test } from "vitest";
import { parseAccountLink } from "./account-link.ts";

const link = (flow: string, cleanPath: string, id: string | null = "i1", key: string | null = "k1") => ({
  flow,
  id,
  key,
  cleanPath,
});

test.each([
  ["/?id=i1&key=k1&action=activation", link("activation", "/")],
  ["/products/plugins/fa?x=1&id=i1&key=k1&action=activation#hear", link("activation", "/products/plugins/fa?x=1#hear")],
  ["/de/account?action=reset&id=i1&key=k1", link("reset", "/de/account")],
  ["/?action=unsubscribe&id=i1&key=k1", link("unsubscribe", "/")],
  ["https://shop.example/account?id=i1&key=k1&action=activation", link("activation", "/account")],
  ["/activate?id=i1&key=k1", link("activation", "/activate")],
  ["/ja/reset-password/?id=i1&key=k1", link("reset", "/ja/reset-password/")],
  ["/newsletter/Unsubscribe?id=i1&key=k1&utm=mail", link("unsubscribe", "/newsletter/Unsubscribe?utm=mail")],
  ["/unsubscribe?action=reset&id=i1&key=k1", link("reset", "/unsubscribe")],
  ["/de/account?action=revoke-email&id=i1&key=k1", link("revoke-email", "/de/account")],
  ["/?action=newsletter&id=i1&key=k1", link("newsletter", "/")],
  ["/?action=activation&key=k1", link("activation", "/", null, "k1")],
  ["/?action=reset", link("reset", "/", null, null)],
  ["/?action=activation&id=+&key=k1&id=other", link("activation", "/", null, "k1")],
])("[ROUTE-15] %s opens its flow, and nothing secret is left of it", (address, expected) => {
  expect(parseAccountLink(address)).toEqual(expected);
});

test.each([
  "/",
  "/account?source=purchase",
  "/?id=i1&key=k1",
  "/?action=dance&id=i1&key=k1",
  "/activate",
  "http://[",
  "/cart?id=3",
])("%s is no account link", (address) => {
  expect(parseAccountLink(address)).toBeUndefined();
});

test("[ROUTE-15] a path that begins with two slashes can't lead to another host", () => {
  expect(parseAccountLink("https://shop.example//evil.example/?id=i1&key=k1&action=reset")?.cleanPath).toBe(
    "/evil.example/",
  );
});
