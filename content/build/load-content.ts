import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CabinetPack,
  ContentPage,
  ContentPreset,
  ContentProduct,
  ContentShop,
  ContentTutorial,
} from "./content-types.ts";

/** Reads a file and says which one it was when it isn't JSON. What stands in it is checked by the importer. */
function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch (cause) {
    throw new Error(`The content file ${path} can't be read as JSON.`, { cause });
  }
}

function readFolder<T>(folder: string): T[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => readJson<T>(join(folder, name)));
}

/** All products, in the order of their file names. */
export function loadProducts(contentDirectory: string): ContentProduct[] {
  return readFolder(join(contentDirectory, "products"));
}

export function loadTutorials(contentDirectory: string): ContentTutorial[] {
  return readFolder(join(contentDirectory, "tutorials"));
}

export function loadPages(contentDirectory: string): ContentPage[] {
  return readFolder(join(contentDirectory, "pages"));
}

/** A file that holds a list; none where there is no file. */
function readList(path: string): unknown[] {
  return existsSync(path) ? readJson(path) : [];
}

/** Promotions and sales windows. */
export function loadCampaigns(contentDirectory: string): unknown[] {
  return readList(join(contentDirectory, "sales.json"));
}

export function loadCoupons(contentDirectory: string): unknown[] {
  return readList(join(contentDirectory, "coupons.json"));
}

/** What VAT is in a price, by the buyer's country. */
export function loadVatRates(contentDirectory: string): unknown[] {
  return readList(join(contentDirectory, "vat-rates.json"));
}

export function loadShop(contentDirectory: string): ContentShop {
  return readJson(join(contentDirectory, "shop.json"));
}

/** The recipes of the sample packs; a pack without one needs files of its own under `files/`. */
export function loadPacks(contentDirectory: string): CabinetPack[] {
  return readFolder(join(contentDirectory, "packs"));
}

/** A plugin's presets; none where there is no file. */
export function loadPresets(contentDirectory: string, slug: string): ContentPreset[] {
  const path = join(contentDirectory, "presets", `${slug}.json`);
  return existsSync(path) ? readJson(path) : [];
}

/** The body of a product's manual, as HTML; null where none was written. */
export function loadManualBody(contentDirectory: string, slug: string): string | null {
  const path = join(contentDirectory, "manuals", `${slug}.html`);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
