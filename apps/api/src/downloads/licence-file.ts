import type { OwnedLicence } from "../db/repositories/owned-licences.ts";

export interface LicenceFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file that a plugin or a person reads the licence from: plain text, the same bytes each time. */
export function createLicenceFile(
  licence: OwnedLicence,
  owner: { readonly name: string; readonly email: string },
  shop: { readonly shopName: string; readonly origin: string },
): LicenceFile {
  const lines = [
    `${shop.shopName} licence`,
    "",
    `Product: ${licence.productName}`,
    `Licence key: ${licence.key}`,
    `Licensed to: ${owner.name} <${owner.email}>`,
    `Since: ${licence.addedAt.toISOString().slice(0, 10)}`,
    `Licence number: ${licence.id}`,
    "",
    `Keep this file. Your licences are listed at ${shop.origin}/account`,
    "",
  ];
  return { fileName: `${licence.productName} - licence.txt`, bytes: new TextEncoder().encode(lines.join("\r\n")) };
}
