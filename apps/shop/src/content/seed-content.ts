import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  checkContentOrder,
  createMediaAddress,
  type Deps,
  importContent,
  isContentImported,
  type MediaAddress,
  renewDemoContests,
  renewDemoWindows,
  sanitiseHtml,
} from "@shop/api";
import { buildDemoContent } from "@shop/demo-content";
import type { Settings } from "../settings/settings.ts";
import { ContentError, demand } from "./content-error.ts";
import { explainedBuild, readContent, readShop } from "./read-content.ts";

/** Where the files that the seed builds are: `files` are for sale, `media`, `sounds`, `images` and `shareCards` are public. */
export function contentFolders(
  dataDirectory: string,
): Readonly<Record<"root" | "files" | "media" | "sounds" | "images" | "shareCards", string>> {
  const root = path.join(dataDirectory, "content");
  const below = (name: string) => path.join(root, name);
  return {
    root,
    files: below("files"),
    media: below("media"),
    sounds: below("sounds"),
    images: below("images"),
    shareCards: below("share-cards"),
  };
}

/**
 * Checks the content, builds what its files need (once, by hash) and brings products, tutorials, pages, campaigns and coupons into the
 * database. In the demo, sales windows and contests that are marked so begin again. Returns how the addresses of its public files get their version. Throws a ContentError, before anything is imported, where a file is wrong or the content is older than the database's.
 */
export async function seedContent(
  deps: Deps,
  settings: Pick<Settings, "SHOP_CONTENT_DIR" | "SHOP_CONTENT_IMPORT">,
  outDirectory: string,
): Promise<MediaAddress> {
  const contentDirectory = path.resolve(settings.SHOP_CONTENT_DIR);
  const isForced = settings.SHOP_CONTENT_IMPORT === "force";
  const { input, edition } = readContent(contentDirectory);
  if (!isForced) demand(await checkContentOrder(deps, edition));
  const manifest = await explainedBuild(() =>
    buildDemoContent({
      contentDirectory,
      outDirectory,
      sanitiseHtml: (html) => sanitiseHtml(html),
      log: (line) => deps.log.info({}, line),
    }),
  );
  const mediaAddress = createMediaAddress(manifest.media);
  if (!(await isContentImported(deps, manifest.inputsHash))) {
    const imported = demand(await importContent(deps, { ...input, hash: edition.hash, manifest }, { isForced }));
    deps.log.info({ ...imported, version: edition.version }, "content imported");
  }
  await renewDemoWindows(deps);
  await renewDemoContests(deps);
  return mediaAddress;
}

/** The picture for previews of the shop's links; an operator's content may have none. */
const SHARE_CARD = { file: "share-card.png", width: 1200, height: 630 } as const;

export interface ContentSeller {
  readonly name: string;
  readonly address: readonly string[];
  /** Two letters (ISO 3166). */
  readonly country: string;
  readonly vatId: string;
}

export interface ContentFacts {
  readonly name: string;
  readonly tagline: string;
  readonly privacyVersion: string;
  /** The names of the texts in `pages/`. */
  readonly pages: readonly string[];
  /** The seller, if no setting names one. */
  readonly seller: ContentSeller;
  readonly shareImage: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
}

/** The shop's name and texts, from the content's shop.json, and its share card if `media/` contains one. */
export async function readShopFacts(settings: Pick<Settings, "SHOP_CONTENT_DIR">): Promise<ContentFacts> {
  const directory = path.resolve(settings.SHOP_CONTENT_DIR);
  if (!existsSync(path.join(directory, "shop.json"))) {
    throw new ContentError(`SHOP_CONTENT_DIR is "${settings.SHOP_CONTENT_DIR}"; allowed: a folder with a shop.json.`);
  }
  const { name, tagline, privacyVersion, legal } = readShop(directory);
  const { file, width, height } = SHARE_CARD;
  const hasCard = existsSync(path.join(directory, "media", file));
  return {
    name,
    tagline,
    privacyVersion,
    pages: pagesIn(path.join(directory, "pages")),
    seller: {
      name: legal.company,
      address: [legal.street, legal.city],
      country: legal.country,
      vatId: legal.vatId,
    },
    shareImage: hasCard ? { url: `/media/${file}`, width, height, alt: `${name}: ${tagline}` } : null,
  };
}

function pagesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith(".json") ? [path.basename(file, ".json")] : []));
}
