import type { ApiSettings } from "../ports/deps.ts";
import { signLicence } from "./licence-signature.ts";
import type { OwnedLicence } from "./owned-licences.ts";

export interface LicenceFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The device that a file is for: its plugin accepts it nowhere else. */
export interface LicensedDevice {
  /** SHA-256 in hex of licence id, a line feed and the device's own id. */
  readonly hash: string;
  readonly name: string;
}

const BEGIN = "-----BEGIN LICENCE-----";
const SIGNATURE = "-----SIGNATURE-----";
const END = "-----END LICENCE-----";

/**
 * The licence file for plugins and people: plain text, the same bytes each time. The signature covers the lines between the first two
 * marks, each ended by one line feed, in UTF-8. It stays valid if an editor or a mail changes the line ends. See
 * docs/guides/licence-files.md.
 */
export function createLicenceFile(
  licence: OwnedLicence,
  owner: { readonly name: string; readonly email: string },
  shop: Pick<ApiSettings, "shopName" | "origin" | "licenceKey">,
  device?: LicensedDevice,
): LicenceFile {
  const signed = signedLines(licence, owner, shop, device);
  const lines = [
    `${oneLine(shop.shopName)} licence`,
    "",
    `Keep this file as it is: its signature is over every letter of the part below. Your licences are listed at ${shop.origin}/account`,
    "",
    BEGIN,
    ...signed,
    SIGNATURE,
    signLicence(shop.licenceKey, signed.map((line) => `${line}\n`).join("")),
    END,
    "",
  ];
  return { fileName: `${licence.productName} - licence.txt`, bytes: new TextEncoder().encode(lines.join("\r\n")) };
}

function signedLines(
  licence: OwnedLicence,
  owner: { readonly name: string; readonly email: string },
  shop: Pick<ApiSettings, "origin">,
  device?: LicensedDevice,
): string[] {
  const fields: ReadonlyArray<readonly [string, string]> = [
    ["Licence file", "1"],
    ["Shop", shop.origin],
    ["Product", licence.productName],
    ["Licence key", licence.key],
    ["Licence number", licence.id],
    ["Licensed to", `${owner.name} <${owner.email}>`],
    ["Since", licence.addedAt.toISOString().slice(0, 10)],
    ...(device
      ? ([
          ["Device", device.name],
          ["Device hash", device.hash],
        ] as const)
      : []),
  ];
  return fields.map(([name, value]) => `${name}: ${oneLine(value)}`);
}

/** A name can't start a line of its own, nor end in characters that a mail strips. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
