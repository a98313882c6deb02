import { messages as catalogMessages, isFree, type Product, productPath } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { downloadsTexts } from "./messages/index.ts";

/** A free plugin with a link to the installer of each platform. */
export interface FreeDownload {
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly files: ReadonlyArray<{
    readonly platform: string;
    readonly version: string;
    /** Requires the session: a customer gets the file, everyone else is sent to log in. */
    readonly href: string;
    readonly label: string;
  }>;
}

/** The free plugins on the download page, formatted here so that no script needs to. Source: ROUTE-09. */
export function freeDownloads(products: readonly Product[], locale: Locale): readonly FreeDownload[] {
  const { downloadOf } = downloadsTexts[locale];
  const nameOf = (platform: "win" | "mac") => catalogMessages[locale][`catalog.format.${platform}`];
  return products.filter(isFree).map((product) => ({
    name: product.name,
    what: product.shortDesc,
    path: productPath(product),
    files: product.versions.map(({ platform, version }) => ({
      platform: nameOf(platform),
      version,
      href: `/files/products/${encodeURIComponent(product.slug)}/${platform}`,
      // What is seen on the button, word for word, is part of what it is called.
      label: formatMessage(downloadOf, { product: product.name, platform: `${nameOf(platform)} ${version}` }),
    })),
  }));
}
