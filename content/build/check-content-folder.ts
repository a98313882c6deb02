import { ContentFault } from "./content-fault.ts";
import { listContentFiles, listEntries, readContentFile } from "./content-files.ts";
import type { ContentProduct } from "./content-types.ts";
import { findFigureFault } from "./figures/figure-faults.ts";
import { listJsonFiles, loadDemonstrations, loadFigures, loadManualBody, loadPacks } from "./load-content.ts";
import type { FileVariant } from "./manifest.ts";
import { type OperatorFile, operatorFiles } from "./operator-files.ts";
import { readRecording } from "./performances/read-recording.ts";
import { takeId } from "./sounds/audition.ts";

/** Where generated public files go: no file of the operator's in the place of a folder, and no folder in the place of a file. */
const MISPLACED_MEDIA = /^media\/(covers|manuals|sounds)$|^media\/sounds\/|^media\/(.*\/)?[^/]+\.(svg|css|html)\//;

/**
 * Checks what a build needs from the files beside the JSON: downloads under the slug of a product with their standard names, a manual for
 * each generated plugin, no link that leads out. Throws a ContentFault that names the file. Builds nothing.
 */
export function checkContentFolder(
  contentDirectory: string,
  products: ReadonlyArray<Pick<ContentProduct, "name" | "slug" | "type" | "versions" | "trial">>,
): void {
  const files = listContentFiles(contentDirectory);
  const misplaced = files.find((file) => MISPLACED_MEDIA.test(file));
  if (misplaced !== undefined) throw new ContentFault(misplaced, "lies where a generated file or folder belongs");
  const slugs = products.map(({ slug }) => slug);
  for (const { name, path, isFolder } of listEntries(contentDirectory, "files")) {
    if (!isFolder || !slugs.includes(name)) throw new ContentFault(path, "is not the slug of a product");
  }
  checkRecordings(contentDirectory);
  checkDemonstrations(contentDirectory, products);
  checkFigures(contentDirectory);
  for (const { slug, type, versions, trial } of products) {
    const files = operatorFiles(contentDirectory, slug);
    const own = files.filter(({ isTrial }) => !isTrial).map(({ variant }) => variant);
    checkTrials(contentDirectory, slug, files, { own, trial });
    const isGenerated = type === "plugin" && versions.some(({ platform }) => !own.includes(platform));
    if (loadManualBody(contentDirectory, slug) === null && isGenerated) {
      throw new ContentFault(
        `manuals/${slug}.html`,
        `is missing; a plugin without a download of its own needs a manual`,
      );
    }
  }
}

/**
 * A trial is a file of the operator's own wherever the download is: the shop can't make one from it. Throws a ContentFault for a trial that the
 * product doesn't describe, for one that is missing, and for a trial that is the whole download.
 */
function checkTrials(
  contentDirectory: string,
  slug: string,
  files: readonly OperatorFile[],
  { own, trial }: { own: readonly FileVariant[]; trial: ContentProduct["trial"] },
): void {
  const trials = files.filter(({ isTrial }) => isTrial);
  if (trial === undefined && trials[0]) {
    throw new ContentFault(trials[0].path, `is a trial, and products/${slug}.json has no "trial" that says its limits`);
  }
  const missing = own.find((variant) => trial && !trials.some((file) => file.variant === variant));
  if (missing)
    throw new ContentFault(`products/${slug}.json`, `has a trial, and files/${slug} has no trial-${missing}`);
  for (const file of trials) {
    const full = files.find(({ isTrial, variant }) => !isTrial && variant === file.variant);
    if (!full) continue;
    const [given, sold] = [readContentFile(contentDirectory, file.path), readContentFile(contentDirectory, full.path)];
    if (Buffer.compare(given, sold) === 0) throw new ContentFault(file.path, `is the same file as ${full.path}`);
  }
}

/** Recordings that take the place of modelled performances: each beside the file of its performance. */
function checkRecordings(contentDirectory: string): void {
  const entries = listEntries(contentDirectory, "performances");
  for (const { name, path } of entries) {
    if (name.endsWith(".json")) continue;
    const stem = name.slice(0, -".wav".length);
    const isRecording = name.endsWith(".wav") && entries.some((entry) => entry.name === `${stem}.json`);
    if (!isRecording)
      throw new ContentFault(path, "isn't a recording; name it like a performance, with .wav at its end");
    readRecording(contentDirectory, path);
  }
}

/** What plugins are heard with: each for a product, with tracks of a pack's takes and performances that are there. */
function checkDemonstrations(contentDirectory: string, products: ReadonlyArray<Pick<ContentProduct, "name">>): void {
  const files = listJsonFiles(contentDirectory, "demonstrations");
  const packs = loadPacks(contentDirectory);
  const performances = listJsonFiles(contentDirectory, "performances");
  for (const [index, demonstration] of loadDemonstrations(contentDirectory).entries()) {
    const fault = (reason: string) => new ContentFault(files[index] as string, reason);
    if (!products.some(({ name }) => name === demonstration.product)) throw fault("names no product");
    const pack = packs.find(({ product }) => product === demonstration.pack);
    if (pack === undefined) throw fault(`names no pack: ${demonstration.pack}`);
    const stray = demonstration.tracks.find(({ take }) => !pack.takes.some((one) => takeId(one) === take));
    if (stray) throw fault(`names no take of ${pack.product}: ${stray.take}`);
    const missing = demonstration.performances.find((id) => !performances.includes(`performances/${id}.json`));
    if (missing !== undefined) throw fault(`names no performance: ${missing}`);
  }
}

/** What articles are illustrated with: each made from a pack's takes and performances that are there. */
function checkFigures(contentDirectory: string): void {
  const files = listJsonFiles(contentDirectory, "figures");
  const packs = loadPacks(contentDirectory);
  const performances = listJsonFiles(contentDirectory, "performances");
  for (const [index, figure] of loadFigures(contentDirectory).entries()) {
    const fault = findFigureFault(figure, packs, (id) => performances.includes(`performances/${id}.json`));
    if (fault !== null) throw new ContentFault(files[index] as string, fault);
  }
}
