import { ContentFault } from "./content-fault.ts";
import { hasContentFile, listEntries, readContentText } from "./content-files.ts";
import type {
  CabinetPack,
  ContentPage,
  ContentPreset,
  ContentProduct,
  ContentShop,
  ContentTutorial,
} from "./content-types.ts";
import type { Demonstration } from "./demonstrations/demonstration.ts";
import type { Figure } from "./figures/figure.ts";
import type { Performance } from "./performances/performance.ts";

/** The folders with one JSON file an entry. */
export type EntryFolder =
  | "products"
  | "tutorials"
  | "pages"
  | "answers"
  | "packs"
  | "performances"
  | "demonstrations"
  | "figures"
  | "presets";

/** Reads a JSON file of the content. Throws a ContentFault; the importer checks the fields. */
function readJson<T>(contentDirectory: string, file: string): T {
  const text = readContentText(contentDirectory, file);
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ContentFault(file, `is not JSON: ${cause.message}`);
    throw cause;
  }
}

/** The JSON files of a folder, in the order of their names; the names are relative to the content. */
export function listJsonFiles(contentDirectory: string, folder: EntryFolder): string[] {
  return listEntries(contentDirectory, folder)
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".json"));
}

function readFolder<T>(contentDirectory: string, folder: EntryFolder): T[] {
  return listJsonFiles(contentDirectory, folder).map((file) => readJson<T>(contentDirectory, file));
}

/** All products, in the order of their file names. */
export function loadProducts(contentDirectory: string): ContentProduct[] {
  return readFolder(contentDirectory, "products");
}

export function loadTutorials(contentDirectory: string): ContentTutorial[] {
  return readFolder(contentDirectory, "tutorials");
}

export function loadPages(contentDirectory: string): ContentPage[] {
  return readFolder(contentDirectory, "pages");
}

/** What the chat quotes besides pages and products; the importer checks the fields. */
export function loadAnswers(contentDirectory: string): unknown[] {
  return readFolder(contentDirectory, "answers");
}

/** A file that contains a list; an empty list if there is no file. */
function readList<T = unknown>(contentDirectory: string, file: string): T[] {
  return hasContentFile(contentDirectory, file) ? readJson(contentDirectory, file) : [];
}

/** Promotions and sales windows. */
export function loadCampaigns(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "sales.json");
}

export function loadCoupons(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "coupons.json");
}

/** The segments of the wheel of fortune. */
export function loadWheel(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "wheel.json");
}

export function loadContests(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "contests.json");
}

/** The beta programme; undefined if there is no file. */
export function loadBeta(contentDirectory: string): unknown {
  return hasContentFile(contentDirectory, "beta.json") ? readJson(contentDirectory, "beta.json") : undefined;
}

/** Follow-up mails. */
export function loadFollowUps(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "follow-ups.json");
}

/** What VAT is in a price, by the buyer's country. */
export function loadVatRates(contentDirectory: string): unknown[] {
  return readList(contentDirectory, "vat-rates.json");
}

export function loadShop(contentDirectory: string): ContentShop {
  return readJson(contentDirectory, "shop.json");
}

/** The recipes of the sample packs; a pack without one needs files of its own under `files/`. */
export function loadPacks(contentDirectory: string): CabinetPack[] {
  return readFolder(contentDirectory, "packs");
}

/** The performances that packs are heard with. */
export function loadPerformances(contentDirectory: string): Performance[] {
  return readFolder(contentDirectory, "performances");
}

/** What plugins are heard with: their before and after. */
export function loadDemonstrations(contentDirectory: string): Demonstration[] {
  return readFolder(contentDirectory, "demonstrations");
}

/** The plots and sounds of articles, in the order of their file names. */
export function loadFigures(contentDirectory: string): Figure[] {
  return readFolder(contentDirectory, "figures");
}

/** The ids of the figures, in the same order. */
export function listFigureIds(contentDirectory: string): string[] {
  return listJsonFiles(contentDirectory, "figures").map((file) => file.slice("figures/".length, -".json".length));
}

/** A plugin's presets; none where there is no file. */
export function loadPresets(contentDirectory: string, slug: string): ContentPreset[] {
  return readList(contentDirectory, `presets/${slug}.json`);
}

/** Every file of presets, each a list. */
export function loadAllPresets(contentDirectory: string): ContentPreset[][] {
  return readFolder(contentDirectory, "presets");
}

/** The body of a product's manual, as its author wrote it: HTML that nobody has sanitised yet. Null where none was written. */
export function loadManualBody(contentDirectory: string, slug: string): string | null {
  const file = `manuals/${slug}.html`;
  return hasContentFile(contentDirectory, file) ? readContentText(contentDirectory, file) : null;
}
