import type { CheckedFile, CheckedProduct } from "./schemas/content-schemas.ts";

/** Trials are below this folder, and nothing else is. */
const TRIAL_FOLDER = "trials/";

/**
 * Why a built file must not be given away, or be sold, in one sentence. Null: nothing. A trial has its own folder, belongs to a product that
 * names one, and isn't the file that owners download.
 */
export function findTrialFault(
  files: readonly CheckedFile[],
  products: ReadonlyArray<Pick<CheckedProduct, "name" | "trial">>,
): string | null {
  const sold = files.filter(({ kind }) => kind !== "trial");
  for (const { kind, path, product, sha256 } of files) {
    const isTrial = kind === "trial";
    if (path.startsWith(TRIAL_FOLDER) !== isTrial) return `${path} is in the wrong folder for its kind: ${kind}`;
    if (!isTrial) continue;
    if (!products.some(({ name, trial }) => name === product && trial)) return `${product} has no trial: ${path}`;
    const full = sold.find((file) => file.sha256 === sha256);
    if (full) return `the trial ${path} is the file for sale ${full.path}`;
  }
  return null;
}
