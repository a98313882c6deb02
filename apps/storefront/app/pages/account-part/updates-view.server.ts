import {
  messages as catalogMessages,
  type DownloadLink,
  downloadName,
  type OwnedProduct,
  type OwnedProducts,
  ownedUpdates,
  type Platform,
  type Product,
  systemOf,
} from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import type { DeskFile } from "../../desk/desk-files.ts";
import { accountPageTexts } from "../account/messages/index.ts";

export interface UpdateRow {
  readonly name: string;
  readonly path: string;
  readonly picture: Product["featuredMedia"];
  /** What the customer downloaded last. */
  readonly from: string | null;
  readonly to: string | null;
  readonly file: DeskFile;
  /** The product's other files: other systems and formats. */
  readonly others: readonly DeskFile[];
}

interface UpdateSystem {
  readonly platform: Platform;
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

export interface UpdatesView {
  readonly platform: Platform;
  readonly systems: readonly UpdateSystem[];
  /** "2 updates for macOS". */
  readonly title: string;
  /** "Download all for macOS". */
  readonly all: string;
  readonly rows: readonly UpdateRow[];
}

const PLATFORMS: readonly Platform[] = ["mac", "win"];

interface Asked {
  /** The system in the address (`?system=`), which goes before the browser's. */
  readonly system: string | null;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly products: readonly Product[];
}

/** The updates for one system: the chosen one, otherwise the browser's, otherwise the one with more updates. Source: ACCT-01. */
export function toUpdatesView(owned: OwnedProducts, { system, userAgent, locale, products }: Asked): UpdatesView {
  const texts = accountPageTexts[locale];
  const nameOf = (format: DownloadLink["format"]) => catalogMessages[locale][`catalog.format.${format}`];
  const counts = { mac: ownedUpdates(owned, "mac").length, win: ownedUpdates(owned, "win").length };
  const platform =
    PLATFORMS.find((one) => one === system) ?? systemOf(userAgent) ?? (counts.mac > counts.win ? "mac" : "win");
  const pictures = new Map(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const toFile = (product: OwnedProduct, link: DownloadLink): DeskFile => ({
    href: link.url,
    fileName: downloadName(product, link),
    format: link.format,
    text: nameOf(link.format),
    size: null,
    label: formatMessage(texts.updateLabel, { product: product.name, system: nameOf(link.format) }),
  });
  return {
    platform,
    systems: PLATFORMS.map((one) => ({
      ...{ platform: one, label: nameOf(one), count: counts[one] },
      href: `/account/updates?system=${one}`,
    })),
    title: formatMessage(texts.updatesFor, { count: counts[platform], system: nameOf(platform) }, locale),
    all: formatMessage(texts.updateAll, { system: nameOf(platform) }),
    rows: ownedUpdates(owned, platform).flatMap(({ product, links: [first] }) =>
      first
        ? {
            ...{ name: product.name, path: product.path, picture: pictures.get(product.name) ?? null },
            ...{ from: first.downloadedVersion, to: first.version, file: toFile(product, first) },
            others: product.downloads.filter((link) => link !== first).map((link) => toFile(product, link)),
          }
        : [],
    ),
  };
}
