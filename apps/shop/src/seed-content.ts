import { existsSync } from "node:fs";
import path from "node:path";
import { type Deps, importContent, isContentImported } from "@shop/api";
import {
  buildDemoContent,
  loadCampaigns,
  loadCoupons,
  loadPages,
  loadProducts,
  loadShop,
  loadTutorials,
  loadVatRates,
} from "@shop/demo-content";
import { OperatorError } from "./operator-error.ts";
import type { Settings } from "./settings.ts";

/** Where the files that the seed builds stand: `files` are for sale, `media` is public. */
export function contentFolders(dataDirectory: string): { root: string; files: string; media: string } {
  const root = path.join(dataDirectory, "content");
  return { root, files: path.join(root, "files"), media: path.join(root, "media") };
}

/** A content file that can't be imported stops the start with a line that names it. */
class ContentError extends OperatorError {}

/** Builds what the content's files need (once, by hash) and brings products, tutorials, pages, campaigns and coupons into the database. */
export async function seedContent(
  deps: Deps,
  settings: Pick<Settings, "SHOP_CONTENT_DIR">,
  outDirectory: string,
): Promise<void> {
  const contentDirectory = path.resolve(settings.SHOP_CONTENT_DIR);
  const manifest = await buildDemoContent({
    contentDirectory,
    outDirectory,
    log: (line) => deps.log.info({}, line),
  });
  if (await isContentImported(deps, manifest.inputsHash)) return;
  const imported = await importContent(deps, {
    products: await loadProducts(contentDirectory),
    tutorials: await loadTutorials(contentDirectory),
    pages: await loadPages(contentDirectory),
    campaigns: await loadCampaigns(contentDirectory),
    coupons: await loadCoupons(contentDirectory),
    vatRates: await loadVatRates(contentDirectory),
    manifest,
  });
  if (!imported.isOk) {
    const { file, field, reason } = imported.failure.params ?? {};
    throw new ContentError(`The content can't be imported: ${file}, field ${field}: ${reason}.`);
  }
  deps.log.info({ ...imported.value }, "content imported");
}

/** The picture that previews of the shop's links show; an operator's content may have none. */
const SHARE_CARD = { file: "share-card.png", width: 1200, height: 630 } as const;

export interface ContentFacts {
  readonly name: string;
  readonly tagline: string;
  /** Who sells, where no setting says so. */
  readonly seller: { readonly name: string; readonly address: readonly string[]; readonly vatId: string };
  readonly shareImage: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
}

/** The shop's name and words, from the content's shop.json, and its share card where `media/` holds one. */
export async function readShopFacts(settings: Pick<Settings, "SHOP_CONTENT_DIR">): Promise<ContentFacts> {
  const directory = path.resolve(settings.SHOP_CONTENT_DIR);
  if (!existsSync(path.join(directory, "shop.json"))) {
    throw new ContentError(`SHOP_CONTENT_DIR is "${settings.SHOP_CONTENT_DIR}"; allowed: a folder with a shop.json.`);
  }
  const { name, tagline, legal } = loadShop(directory);
  const { file, width, height } = SHARE_CARD;
  const hasCard = existsSync(path.join(directory, "media", file));
  return {
    name,
    tagline,
    seller: { name: legal.company, address: [legal.street, legal.city, legal.country], vatId: legal.vatId },
    shareImage: hasCard ? { url: `/media/${file}`, width, height, alt: `${name}: ${tagline}` } : null,
  };
}
