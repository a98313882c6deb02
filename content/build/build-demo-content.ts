import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BuildOrder, BuildReport } from "./build-process.ts";
import { ContentFault } from "./content-fault.ts";
import { loadManualBody, loadProducts } from "./load-content.ts";
import { type BuildManifest, hashContent, hashInputs, readManifest } from "./manifest.ts";

export type BuildOptions = {
  /** The folder with products/, packs/, pages/ and so on. */
  contentDirectory: string;
  /** `files/`, `media/` and `manifest.json` in it are replaced; anything else is left alone. */
  outDirectory: string;
  /** Reduces HTML that an author wrote to what a page may show. */
  sanitiseHtml: (html: string) => string;
  log?: (line: string) => void;
};

/**
 * Makes everything that the demo catalogue needs beside its texts: downloads, manuals and pictures.
 * The folder has passed its check by then. Does nothing when `<out>/manifest.json` belongs to the same content and generator and all its files are there.
 * Rejects with a ContentFault if a file of the folder is wrong after all.
 */
export async function buildDemoContent(options: BuildOptions): Promise<BuildManifest> {
  const { contentDirectory, outDirectory, sanitiseHtml, log = () => undefined } = options;
  const inputsHash = hashInputs(hashContent(contentDirectory));
  const earlier = readManifest(outDirectory);
  if (earlier?.inputsHash === inputsHash) return earlier;
  const manuals = loadProducts(contentDirectory).flatMap(({ slug }): BuildOrder["manuals"] => {
    const written = loadManualBody(contentDirectory, slug);
    return written === null ? [] : [[slug, sanitiseHtml(written)]];
  });
  return await makeInProcess({ contentDirectory, outDirectory, inputsHash, manuals }, log);
}

/** In a process of its own: the work takes memory that the process which goes on to serve the shop wouldn't give back. */
function makeInProcess(order: BuildOrder, log: (line: string) => void): Promise<BuildManifest> {
  const child = fork(fileURLToPath(new URL("./build-process.ts", import.meta.url)));
  return new Promise((resolve, reject) => {
    child.on("message", (report: BuildReport) => {
      if (report.kind === "line") log(report.line);
      else if (report.kind === "made") resolve(report.manifest);
      else reject(new ContentFault(report.file, report.reason, report.field));
    });
    child.on("error", reject);
    // Comes after the last message, which the exit may not. What went wrong is on the error output, which both share.
    child.on("disconnect", () => reject(new Error("The process that makes the content ended without a result.")));
    child.send(order);
  });
}
