import { DEFAULT_LOCALE, LOCALES } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { MAX_SUBMITTED_ADDRESSES } from "./limits.ts";
import { listPages, type PageDigests } from "./list-pages.ts";
import { findSubmittedPages, putSubmittedPages } from "./submitted-pages.ts";

/**
 * Submits the pages that an import of content has added, changed or removed since the last submission, in every language, and returns how
 * many pages that were. What isn't taken in stays changed: the next run submits it again. Two processes may submit the same pages, which
 * harms nothing. Does nothing without search engines. Source: ROUTE-16, SAFE-25.
 */
export async function submitChangedPages(deps: Deps): Promise<number> {
  const { db, searchEngines, log, settings } = deps;
  if (!searchEngines) return 0;
  const [current, submitted] = await Promise.all([listPages(db), findSubmittedPages(db)]);
  const changed = changedPaths(current, submitted);
  const pagesPerCall = Math.floor(MAX_SUBMITTED_ADDRESSES / LOCALES.length);
  let known = submitted;
  let count = 0;
  for (let first = 0; first < changed.length; first += pagesPerCall) {
    const paths = changed.slice(first, first + pagesPerCall);
    const answer = await searchEngines.submit(paths.flatMap((path) => addressesOf(settings.origin, path)));
    if (!answer.isOk) {
      log.warn({ ...answer.failure.params, pages: changed.length - count }, "changed pages were not submitted");
      return count;
    }
    known = withPages(known, current, paths);
    await putSubmittedPages(db, known);
    count += paths.length;
  }
  return count;
}

/** New, changed and gone. */
function changedPaths(current: PageDigests, submitted: PageDigests): string[] {
  const paths = new Set([...Object.keys(current), ...Object.keys(submitted)]);
  return [...paths].filter((path) => current[path] !== submitted[path]).sort();
}

function withPages(known: PageDigests, current: PageDigests, paths: readonly string[]): PageDigests {
  const others = Object.entries(known).filter(([path]) => !paths.includes(path));
  const own = paths.flatMap((path) => (current[path] === undefined ? [] : [[path, current[path]] as const]));
  return Object.fromEntries([...others, ...own]);
}

function addressesOf(origin: string, path: string): string[] {
  return LOCALES.map((locale) => `${origin}${locale === DEFAULT_LOCALE ? "" : `/${locale}`}${path}`);
}
