import { messages as catalogMessages, isFree, type Platform, type Product, productPath } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { downloadsTexts } from "./messages/index.ts";
import { SYSTEMS } from "./read-choice.ts";

/** A free product with a link to its installer for each platform. */
export interface FreeDownload {
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly picture: Product["featuredMedia"];
  readonly files: ReadonlyArray<{
    readonly platform: string;
    readonly version: string;
    /** Requires the session: a customer gets the file, everyone else is sent to log in. */
    readonly href: string;
    readonly label: string;
  }>;
}

/** The free products, with the files for one system or, if it is unknown, for all in the usual order. Formatted here so that no script needs to. Source: ROUTE-09. */
export function freeDownloads(
  products: readonly Product[],
  { locale, system }: { readonly locale: Locale; readonly system: Platform | null },
): readonly FreeDownload[] {
  const { downloadOf } = downloadsTexts[locale];
  const nameOf = (platform: Platform) => catalogMessages[locale][`catalog.format.${platform}`];
  return products.filter(isFree).map((product) => ({
    name: product.name,
    what: product.shortDesc,
    path: productPath(product),
    picture: product.featuredMedia,
    files: SYSTEMS.filter((platform) => system === null || platform === system)
      .flatMap((platform) => product.versions.filter((version) => version.platform === platform))
      .map(({ platform, version }) => ({
        platform: nameOf(platform),
        version,
        href: fileHref(product, platform),
        // What is seen on the button, word for word, is part of what it is called.
        label: formatMessage(downloadOf, { product: product.name, platform: `${nameOf(platform)} ${version}` }),
      })),
  }));
}

/** The installer of a product: requires its licence and redirects to the file. */
export function fileHref({ slug }: Pick<Product, "slug">, platform: Platform): string {
  return `/files/products/${encodeURIComponent(slug)}/${platform}`;
}
