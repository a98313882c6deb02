import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { readUnsubscribeLink } from "./unsubscribe-link.ts";

const encode = (text: string, encoding: "base64" | "base64url" = "base64url") => Buffer.from(text).toString(encoding);

test.each([
  ["ada@example.com", "base64url"],
  ["ada@example.com", "base64"],
  ["ad@example.com", "base64"],
  ["jürgen+ton@example.com", "base64url"],
] as const)("[ACCT-08] the address %s, in %s, is read from the link", (emailAddress, encoding) => {
  const id = encode(emailAddress, encoding);
  expect(readUnsubscribeLink({ id, key: "k1" })).toEqual(ok({ id, key: "k1", emailAddress }));
});

test.each([
  [null, "k1", "newsletter.linkIncomplete"],
  [encode("ada@example.com"), null, "newsletter.linkIncomplete"],
  ["", "", "newsletter.linkIncomplete"],
  ["ada@example.com", "k1", "newsletter.linkFormat"],
  ["%%%", "k1", "newsletter.linkFormat"],
  ["YWRhQ", "k1", "newsletter.linkFormat"],
  ["_____w", "k1", "newsletter.linkFormat"],
  [encode("ada.example.com"), "k1", "newsletter.linkEmail"],
])("[ACCT-08] the link of id %s and key %s is refused by %s", (id, key, code) => {
  expect(readUnsubscribeLink({ id, key })).toEqual(fail({ code }));
});
