import { checkContentFiles, checkShop } from "@shop/api";
import * as content from "@shop/demo-content";
import { ContentError, demand } from "./content-error.ts";

type FolderInput = Parameters<typeof checkContentFiles>[0];
type CheckedShop = Extract<ReturnType<typeof checkShop>, { isOk: true }>["value"];

export interface ReadContent {
  readonly input: FolderInput;
  /** Which content it is: the version of its shop.json, and a hash over its files. */
  readonly edition: { readonly version: number; readonly hash: string };
}

/** Reads a content folder and checks all of it, before anything is built. Throws a ContentError that names file and field. */
export function readContent(contentDirectory: string): ReadContent {
  return explained(() => {
    const hash = content.hashContent(contentDirectory);
    const input = loadInput(contentDirectory);
    const { version, products } = demand(checkContentFiles(input));
    content.checkContentFolder(contentDirectory, products);
    return { input, edition: { version, hash } };
  });
}

/** `shop.json` alone, for what the process needs before the content. */
export function readShop(contentDirectory: string): CheckedShop {
  return explained(() => demand(checkShop(content.loadShop(contentDirectory))));
}

function loadInput(contentDirectory: string): FolderInput {
  const filesOf = (folder: content.EntryFolder) => content.listJsonFiles(contentDirectory, folder);
  return {
    shop: content.loadShop(contentDirectory),
    products: content.loadProducts(contentDirectory),
    tutorials: content.loadTutorials(contentDirectory),
    pages: content.loadPages(contentDirectory),
    answers: content.loadAnswers(contentDirectory),
    packs: content.loadPacks(contentDirectory),
    performances: content.loadPerformances(contentDirectory),
    demonstrations: content.loadDemonstrations(contentDirectory),
    figures: content.loadFigures(contentDirectory),
    figureIds: content.listFigureIds(contentDirectory),
    presets: content.loadAllPresets(contentDirectory),
    campaigns: content.loadCampaigns(contentDirectory),
    coupons: content.loadCoupons(contentDirectory),
    wheel: content.loadWheel(contentDirectory),
    contests: content.loadContests(contentDirectory),
    beta: content.loadBeta(contentDirectory),
    followUps: content.loadFollowUps(contentDirectory),
    vatRates: content.loadVatRates(contentDirectory),
    fileNames: {
      products: filesOf("products"),
      tutorials: filesOf("tutorials"),
      pages: filesOf("pages"),
      answers: filesOf("answers"),
      packs: filesOf("packs"),
      performances: filesOf("performances"),
      demonstrations: filesOf("demonstrations"),
      figures: filesOf("figures"),
      presets: filesOf("presets"),
    },
  };
}

/** Converts a fault of the loaders and the build into one of the check. */
export async function explainedBuild<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    throw asContentError(error);
  }
}

function explained<Value>(act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw asContentError(error);
  }
}

function asContentError(error: unknown): unknown {
  if (!(error instanceof content.ContentFault)) return error;
  const { file, field, reason } = error;
  return new ContentError(`The content can't be imported: ${file}, field ${field}: ${reason}.`);
}
