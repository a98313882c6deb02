import { expect, test } from "vitest";
import { readUnsubscribeLink, unsubscribeHeaders, unsubscribeLink } from "./unsubscribe-link.ts";

const SETTINGS = { secret: "a secret of at least thirty-two bytes for tests", origin: "https://shop.test" };
const ADA = { id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f", email: "ada@customer.example" };
const GRACE_ID = "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36";

test("[ACCT-08] an unsubscribe link names the address in base64url and opens its own account", () => {
  const link = unsubscribeLink(SETTINGS, ADA);
  expect(Buffer.from(link.id, "base64url").toString()).toBe(ADA.email);
  expect(readUnsubscribeLink(SETTINGS, link)).toBe(ADA.id);
});

const good = unsubscribeLink(SETTINGS, ADA);
test.each([
  ["another account's id in the key", { ...good, key: good.key.replace(ADA.id, GRACE_ID) }],
  ["another address", { ...good, id: Buffer.from("grace@customer.example").toString("base64url") }],
  ["a signature that is cut", { ...good, key: good.key.slice(0, -1) }],
  ["no signature", { ...good, key: ADA.id }],
  ["a key with a part more", { ...good, key: `${good.key}.x` }],
  ["an account that is no id", { ...good, key: `nobody.${good.key.split(".")[1]}` }],
  ["nothing", { id: "", key: "" }],
  ["a link of another shop", unsubscribeLink({ secret: "another secret of at least thirty-two bytes" }, ADA)],
])("[SAFE-09] %s opens nothing", (_case, link) => {
  expect(readUnsubscribeLink(SETTINGS, link)).toBeNull();
});

test("[ACCT-08] a mail's headers offer to unsubscribe with one press, by an address of the shop's own origin", () => {
  const headers = unsubscribeHeaders(SETTINGS, ADA);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const [, address = ""] = /^<(https:\/\/shop\.test\/newsletter\/unsubscribe\?[^>\s]+)>$/.exec(
    headers["List-Unsubscribe"] ?? "",
  ) ?? [null, ""];
  const query = new URL(address).searchParams;
  expect({ id: query.get("id"), key: query.get("key") }).toEqual(good);
});
