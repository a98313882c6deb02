import type { WireProductDetails } from "@shop/api-client/contract";
import {
  messages as catalogMessages,
  type DownloadLink,
  downloadName,
  formatSize,
  type OwnedFiles,
  type OwnedProduct,
  type OwnedProducts,
  ownedUpdates,
  ownedUpToDate,
  type Platform,
  type Product,
  releasesBetween,
  systemOf,
  versionAnchor,
} from "@shop/catalog";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import type { DeskFile } from "../../desk/desk-files.ts";
import { accountPageTexts } from "../account/messages/index.ts";
import { MAX_SHOWN_RELEASES } from "./limits.ts";

/** What changed in one version, in a line: its first change, and how many others its product's page has. */
export interface UpdateRelease {
  readonly version: string;
  readonly href: string;
  readonly text: string;
  readonly moreCount: number;
  /** The change is in English on a page that isn't. */
  readonly isEnglish: boolean;
}

export interface UpdateRow {
  readonly name: string;
  readonly path: string;
  readonly picture: Product["featuredMedia"];
  /** What the customer downloaded last. */
  readonly from: string | null;
  readonly to: string | null;
  /** When the current version came, in words; null if unknown. */
  readonly day: string | null;
  readonly releases: readonly UpdateRelease[];
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
  /** What is downloaded and current. */
  readonly upToDate: readonly UpdateRow[];
}

type Changelog = WireProductDetails["changelog"];

const PLATFORMS: readonly Platform[] = ["mac", "win"];

interface Asked {
  /** The system in the address (`?system=`), which goes before the browser's. */
  readonly system: string | null;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly products: readonly Product[];
  /** By the products' names. */
  readonly changelogs: ReadonlyMap<string, Changelog>;
}

/** The updates for one system: the chosen one, otherwise the browser's, otherwise the one with more updates. Source: ACCT-01. */
export function toUpdatesView(owned: OwnedProducts, asked: Asked): UpdatesView {
  const { system, userAgent, locale } = asked;
  const texts = accountPageTexts[locale];
  const nameOf = (platform: Platform) => catalogMessages[locale][`catalog.format.${platform}`];
  const counts = { mac: ownedUpdates(owned, "mac").length, win: ownedUpdates(owned, "win").length };
  const platform =
    PLATFORMS.find((one) => one === system) ?? systemOf(userAgent) ?? (counts.mac > counts.win ? "mac" : "win");
  const toRow = rowsFor(asked);
  return {
    platform,
    systems: PLATFORMS.map((one) => ({
      ...{ platform: one, label: nameOf(one), count: counts[one] },
      href: `/account/updates?system=${one}`,
    })),
    title: formatMessage(texts.updatesFor, { count: counts[platform], system: nameOf(platform) }, locale),
    all: formatMessage(texts.updateAll, { system: nameOf(platform) }),
    rows: ownedUpdates(owned, platform).flatMap(toRow),
    upToDate: ownedUpToDate(owned, platform).flatMap(toRow),
  };
}

/** Makes a row of a product and its files, of which the first is the one to download. */
function rowsFor({ locale, products, changelogs }: Pick<Asked, "locale" | "products" | "changelogs">) {
  const texts = accountPageTexts[locale];
  const pictures = new Map(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const toFile = (product: OwnedProduct, link: DownloadLink): DeskFile => {
    const text = catalogMessages[locale][`catalog.format.${link.format}`];
    return {
      href: link.url,
      fileName: downloadName(product, link),
      format: link.format,
      text,
      size: link.sizeBytes === null ? null : formatSize(link.sizeBytes, locale),
      label: formatMessage(texts.updateLabel, { product: product.name, system: text }),
    };
  };
  return ({ product, links: [first] }: OwnedFiles): UpdateRow[] => {
    if (!first) return [];
    const { name, path, downloads } = product;
    const changelog = changelogs.get(name) ?? [];
    const day = first.releaseDate ?? changelog.find(({ version }) => version === first.version)?.date ?? null;
    return [
      {
        ...{ name, path, picture: pictures.get(name) ?? null },
        ...{ from: first.downloadedVersion, to: first.version, day: day && dayInWords(locale, day) },
        releases: toReleases(changelog, first, path),
        file: toFile(product, first),
        others: downloads.filter((link) => link !== first).map((link) => toFile(product, link)),
      },
    ];
  };
}

function toReleases(changelog: Changelog, link: DownloadLink, path: string): readonly UpdateRelease[] {
  const releases = releasesBetween(changelog, link.downloadedVersion, link.version);
  return releases.slice(0, MAX_SHOWN_RELEASES).flatMap(({ version, changes: [text, ...others], is_untranslated }) =>
    text === undefined
      ? []
      : {
          ...{ version, text, href: `${path}#${versionAnchor(version)}` },
          ...{ moreCount: others.length, isEnglish: is_untranslated === true },
        },
  );
}
