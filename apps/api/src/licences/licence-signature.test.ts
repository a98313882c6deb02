import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { publicLicenceKey, readLicenceKey, signLicence } from "./licence-signature.ts";

const SEED = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
const PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

test("the first test vector of RFC 8032 comes out as printed there", () => {
  expect(publicLicenceKey(SEED).hex).toBe(PUBLIC);
  expect(Buffer.from(signLicence(SEED, ""), "base64").toString("hex")).toMatch(/^e5564300c360ac729086e2cc806e828a/);
});

test("a key in PKCS8 is the same key as its 32 bytes", () => {
  const pkcs8 = readLicenceKey(SEED).export({ format: "der", type: "pkcs8" }).toString("base64");
  expect(publicLicenceKey(pkcs8)).toEqual(publicLicenceKey(SEED));
  expect(publicLicenceKey(SEED).pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
});

test("another kind of key is refused", () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const der = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
  expect(() => readLicenceKey(der)).toThrow("not an Ed25519");
});
