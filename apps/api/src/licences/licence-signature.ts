import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";

/** The prefix of a PKCS8 file before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = "302e020100300506032b657004220420";
const RAW_KEY = /^[0-9a-f]{64}$/i;
/** The last bytes of a public key's DER are the key itself. */
const RAW_PUBLIC_BYTES = 32;

/** The key that licence files are signed with, from its setting. Throws where it isn't an Ed25519 private key. */
export function readLicenceKey(licenceKey: string): KeyObject {
  const der = RAW_KEY.test(licenceKey)
    ? Buffer.from(PKCS8_HEAD + licenceKey, "hex")
    : Buffer.from(licenceKey, "base64");
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  if (key.asymmetricKeyType !== "ed25519") throw new Error("The licence key is not an Ed25519 private key.");
  return key;
}

/** Whether a setting can be such a key. */
export function isLicenceKey(text: string): boolean {
  try {
    readLicenceKey(text);
    return true;
  } catch {
    // Whatever Node's parser reports, it isn't a key.
    return false;
  }
}

/** The signature over a text's UTF-8 bytes, in base64: the same for the same text. */
export function signLicence(licenceKey: string, text: string): string {
  return sign(null, Buffer.from(text), readLicenceKey(licenceKey)).toString("base64");
}

/** What plugins check signatures with, in the two forms that libraries take. */
export function publicLicenceKey(licenceKey: string): { readonly pem: string; readonly hex: string } {
  const key = createPublicKey(readLicenceKey(licenceKey));
  const der = key.export({ format: "der", type: "spki" });
  return {
    pem: key.export({ format: "pem", type: "spki" }).toString(),
    hex: der.subarray(der.length - RAW_PUBLIC_BYTES).toString("hex"),
  };
}
