import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { createLicenceFile } from "./licence-file.ts";
import { publicLicenceKey } from "./licence-signature.ts";

const SHOP = {
  shopName: "Test Shop",
  origin: "https://shop.example",
  licenceKey: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
};
const LICENCE = {
  id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f",
  key: "7K2QF-11111-22222-33333-44444",
  addedAt: new Date("2026-01-15T22:00:00Z"),
  orderId: null,
  bundleName: null,
  source: "purchase" as const,
  userId: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36",
  productId: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b37",
  productName: "faAlign",
  productType: "plugin" as const,
  productSlug: "faalign",
  productPageSlug: "faalign",
  manualUrl: null,
  versions: [],
  canBeRated: true,
};
const OWNER = { name: "Zoë 太郎", email: "zoe@customer.example" };

const textOf = (owner = OWNER, device?: { hash: string; name: string }) =>
  new TextDecoder().decode(createLicenceFile(LICENCE, owner, SHOP, device).bytes);

function isValid(file: string): boolean {
  const [, signed = "", signature = ""] =
    /^-----BEGIN LICENCE-----$([\s\S]*)^-----SIGNATURE-----$\n(.*)\n/m.exec(file.replaceAll("\r\n", "\n")) ?? [];
  const key = createPublicKey(publicLicenceKey(SHOP.licenceKey).pem);
  return verify(null, Buffer.from(signed.trimStart()), key, Buffer.from(signature, "base64"));
}

test("a licence file can be read by a person and checked by a plugin", () => {
  expect(textOf().split("\r\n")).toEqual([
    "Test Shop licence",
    "",
    "Keep this file as it is: its signature is over every letter of the part below. Your licences are listed at https://shop.example/account",
    "",
    "-----BEGIN LICENCE-----",
    "Licence file: 1",
    "Shop: https://shop.example",
    "Product: faAlign",
    "Licence key: 7K2QF-11111-22222-33333-44444",
    "Licence number: 6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f",
    "Licensed to: Zoë 太郎 <zoe@customer.example>",
    "Since: 2026-01-15",
    "-----SIGNATURE-----",
    expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
    "-----END LICENCE-----",
    "",
  ]);
  expect(isValid(textOf())).toBe(true);
  expect(textOf()).toBe(textOf());
});

test("a file of a device names it and its hash, under the signature", () => {
  const file = textOf(OWNER, { hash: "ab".repeat(32), name: "Studio PC" });
  expect(file).toContain(`Device: Studio PC\r\nDevice hash: ${"ab".repeat(32)}\r\n-----SIGNATURE-----`);
  expect(isValid(file)).toBe(true);
  expect(isValid(file.replace("Studio PC", "Studio PD"))).toBe(false);
});

test.each(["Ada\nProduct: faEverything", "Ada\u2028-----SIGNATURE-----", "Ada\r\n-----END LICENCE-----"])(
  "a name makes no line of its own: %j",
  (name) => {
    const file = textOf({ ...OWNER, name });
    expect(file.split(/\r\n|\n|\u2028/)).toHaveLength(textOf().split("\r\n").length);
    expect(isValid(file)).toBe(true);
  },
);
