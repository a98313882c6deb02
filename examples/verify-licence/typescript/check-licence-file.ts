import { createHash, createPublicKey, verify } from "node:crypto";

/** What comes before the 32 bytes in a public key's DER (RFC 8410). */
const SPKI_HEAD = "302a300506032b6570032100";
const FILE = /^-----BEGIN LICENCE-----\n([\s\S]*\n)-----SIGNATURE-----\n([A-Za-z0-9+/]+=*)\n-----END LICENCE-----$/m;

export interface Asked {
  /** From the shop's /.well-known/licence-key, built into the plugin. */
  readonly publicKeyHex: string;
  readonly product: string;
  /** What the plugin sent when it activated; left out, any licence file of the product will do. */
  readonly deviceId?: string;
}

export type Checked =
  | { readonly isValid: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly isValid: false; readonly why: string };

/** Checks a licence file without asking anybody: who signed it, for which product, for which device. */
export function checkLicenceFile(text: string, asked: Asked): Checked {
  const [, signed, signature] = FILE.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (signed === undefined || signature === undefined) return { isValid: false, why: "not a licence file" };
  const der = Buffer.from(SPKI_HEAD + asked.publicKeyHex, "hex");
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  if (!verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64")))
    return { isValid: false, why: "not signed by the shop" };
  const fields = Object.fromEntries(
    signed
      .trimEnd()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
  );
  if (fields.Product !== asked.product) return { isValid: false, why: "of another product" };
  if (asked.deviceId === undefined) return { isValid: true, fields };
  const hash = createHash("sha256").update(`${fields["Licence number"]}\n${asked.deviceId}`).digest("hex");
  return fields["Device hash"] === hash ? { isValid: true, fields } : { isValid: false, why: "not of this device" };
}
