import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLicenceFile } from "../../../../examples/verify-licence/typescript/check-licence-file.ts";
import { activate, createTestApp, importTestContent, newOwner, readLicence, type TestApp } from "../testing/index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());

test("[CAT-07] the licence files that owner and plugin get are valid by the key that the shop publishes, for that device alone", async () => {
  const published = await shop.app.request("/.well-known/licence-key");
  expect(published.headers.get("access-control-allow-origin")).toBe("*");
  const key = await published.json();
  expect(key).toEqual({
    algorithm: "Ed25519",
    public_key_hex: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    public_key_pem: expect.stringContaining("BEGIN PUBLIC KEY"),
  });
  const owner = await newOwner(shop, 0);
  const { result } = await owner.browser.call("downloadProduct", { product: "faAlign", license_id: owner.licenceId });
  const downloaded = await (await shop.app.request(result.url)).text();
  const { licence } = await activate(shop, (await readLicence(shop, owner.licenceId)).licence_key, "device-0001");

  const asked = { publicKeyHex: key.public_key_hex, product: "faAlign" };
  expect(checkLicenceFile(downloaded, asked)).toMatchObject({ isValid: true });
  expect(checkLicenceFile(downloaded, { ...asked, deviceId: "device-0001" })).toEqual({
    isValid: false,
    why: "not of this device",
  });
  expect(checkLicenceFile(licence, { ...asked, deviceId: "device-0001" })).toMatchObject({
    isValid: true,
    fields: expect.objectContaining({ Device: "Studio device-0001" }),
  });
  expect(checkLicenceFile(licence, { ...asked, deviceId: "device-0002" })).toMatchObject({ isValid: false });
});

test("a change of a signed letter, another product and another shop's key are all found out; other line ends are not", () => {
  const file = readFileSync(new URL("../../../../examples/verify-licence/vector.licence.txt", import.meta.url), "utf8");
  const vector = JSON.parse(
    readFileSync(new URL("../../../../examples/verify-licence/vector.json", import.meta.url), "utf8"),
  );
  const asked = { publicKeyHex: vector.publicKeyHex, product: vector.product, deviceId: vector.deviceId };
  expect(checkLicenceFile(file, asked)).toMatchObject({ isValid: true });
  expect(checkLicenceFile(file.replaceAll("\r\n", "\n"), asked)).toMatchObject({ isValid: true });
  expect(checkLicenceFile(file.replace("Ada", "Eve"), asked)).toEqual({
    isValid: false,
    why: "not signed by the shop",
  });
  expect(checkLicenceFile(file, { ...asked, product: "faDelay" })).toMatchObject({ why: "of another product" });
  expect(checkLicenceFile(file, { ...asked, publicKeyHex: "00".repeat(32) })).toMatchObject({ isValid: false });
  expect(checkLicenceFile("", asked)).toEqual({ isValid: false, why: "not a licence file" });
});
