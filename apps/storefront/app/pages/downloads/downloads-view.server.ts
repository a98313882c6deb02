import { DOWNLOAD_FORMATS, type WireOwnedProducts } from "@shop/api-client/contract";
import {
  messages as catalogMessages,
  filesFor,
  isFoundBy,
  isHandheld,
  listOwned,
  normaliseOwned,
  type OwnedProduct,
  type Platform,
  type Product,
  systemOf,
} from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { type DeskFiles, type DeskProduct, toDeskFiles } from "../../desk/desk-files.ts";
import { fileWords } from "../../desk/file-words.server.ts";
import { deskTexts } from "../../desk/messages/index.ts";
import { type FreeDownload, freeDownloads } from "./free-downloads.server.ts";
import { downloadsTexts } from "./messages/index.ts";
import { choicePath, type DownloadsChoice, SYSTEMS } from "./read-choice.ts";

/** From this many products on they can be searched by name. */
const SEARCHED_FROM = 8;

export interface DeskRowView extends DeskProduct {
  /** "Plugin". */
  readonly kind: string;
  readonly picture: Product["featuredMedia"];
  readonly files: DeskFiles;
  readonly manualUrl: string | null;
  /** The product in the account. */
  readonly accountHref: string;
}

export interface ChoiceLink {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface OwnedDesk {
  readonly rows: readonly DeskRowView[];
  /** Of all that has files, whatever is chosen. */
  readonly total: number;
  /** "3 of 12 products". */
  readonly found: string;
  readonly systems: readonly ChoiceLink[];
  /** Empty where nothing owned is a pack. */
  readonly formats: readonly ChoiceLink[];
  readonly isSearched: boolean;
  readonly choice: DownloadsChoice;
  /** "Download all for macOS"; null where no system is known or there is but one file. */
  readonly all: string | null;
}

export interface DownloadsView {
  readonly isHandheld: boolean;
  /** Null: nobody is logged in, or what is owned couldn't be loaded. */
  readonly desk: OwnedDesk | null;
  /** Free products that this visitor doesn't have. */
  readonly free: readonly FreeDownload[];
  readonly manuals: ReadonlyArray<{ readonly name: string; readonly manualUrl: string }>;
}

interface DownloadsFacts {
  /** Null: nobody is logged in, or it couldn't be loaded. */
  readonly owned: WireOwnedProducts | null;
  readonly products: readonly Product[];
  readonly choice: DownloadsChoice;
  readonly userAgent: string;
  readonly locale: Locale;
}

/** The downloads of one visitor: what is owned by system and format, what is free, and the manuals. Source: ROUTE-09. */
export function toDownloadsView(facts: DownloadsFacts): DownloadsView {
  const { owned, products, userAgent, choice, locale } = facts;
  const list = owned ? listOwned(normaliseOwned(owned)) : [];
  const names = new Set(list.map(({ name }) => name));
  const system = choice.system ?? systemOf(userAgent);
  return {
    isHandheld: isHandheld(userAgent),
    desk: owned && toDesk(list, facts, system),
    free: freeDownloads(
      products.filter(({ name }) => !names.has(name)),
      { locale, system },
    ),
    manuals: products.flatMap(({ name, manualUrl }) => (manualUrl ? [{ name, manualUrl }] : [])),
  };
}

function toDesk(list: readonly OwnedProduct[], facts: DownloadsFacts, system: Platform | null): OwnedDesk {
  const { choice, locale, userAgent, products } = facts;
  const texts = downloadsTexts[locale];
  const words = fileWords(locale);
  const withFiles = list.filter(({ downloads }) => downloads.length > 0);
  const target = { system, format: choice.format, isHandheld: isHandheld(userAgent) };
  const pictures = new Map(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const kindOf = ({ type }: OwnedProduct) => catalogMessages[locale][`catalog.type.${type}`];
  const rows = withFiles
    .filter((product) => isChosen(product, choice))
    .filter((product) => isFoundBy(choice.query, [product.name, kindOf(product)]))
    .map((product) => ({
      ...{ name: product.name, type: product.type, path: product.path, kind: kindOf(product) },
      picture: pictures.get(product.name) ?? null,
      files: toDeskFiles(product, target, words),
      manualUrl: product.manualUrl,
      accountHref: `/account/owned?product=${encodeURIComponent(product.slug)}`,
    }));
  const fileCount = rows.filter(({ files }) => files.first.length > 0).length;
  const all = system ? formatMessage(deskTexts[locale].all, { system: words.formatOf(system) }) : null;
  return {
    rows,
    total: withFiles.length,
    found: formatMessage(texts.found, { count: rows.length, total: withFiles.length }, locale),
    systems: SYSTEMS.map((one) => ({
      label: words.formatOf(one),
      href: choicePath({ ...choice, system: one }),
      isChosen: one === system,
    })),
    formats: formatLinks(withFiles, facts),
    isSearched: withFiles.length >= SEARCHED_FROM,
    choice,
    all: fileCount > 1 ? all : null,
  };
}

/** A chosen system hides what has no file for it; a chosen format hides what doesn't come in it. */
function isChosen({ downloads }: OwnedProduct, { system, format }: DownloadsChoice): boolean {
  if (format) return downloads.some((link) => link.format === format);
  return system === null || filesFor(downloads, { system }).first.length > 0;
}

function formatLinks(list: readonly OwnedProduct[], { choice, locale }: DownloadsFacts): readonly ChoiceLink[] {
  const { formatOf } = fileWords(locale);
  const there = new Set(list.flatMap(({ downloads }) => downloads.map(({ format }) => format)));
  const formats = DOWNLOAD_FORMATS.filter((format) => there.has(format));
  if (formats.length < 2) return [];
  const link = (format: DownloadsChoice["format"], label: string) => ({
    label,
    href: choicePath({ ...choice, format }),
    isChosen: choice.format === format,
  });
  return [link(null, downloadsTexts[locale].anyFormat), ...formats.map((format) => link(format, formatOf(format)))];
}
