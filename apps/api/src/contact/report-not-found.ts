import { MAX_URL_LENGTH } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { MAX_NOT_FOUND_URLS } from "./limits.ts";
import { countNotFound } from "./not-found-reports.ts";

/**
 * Counts a missing address of ours by its path: a query may contain a link's secrets and isn't stored. Failure: `api.badRequest` if it
 * isn't an address. Source: API-09.
 */
export async function reportNotFound(deps: Deps, input: { readonly url: string }): Promise<Result<void>> {
  if (!URL.canParse(input.url, deps.settings.origin)) return fail({ code: "api.badRequest", params: { path: "url" } });
  const url = new URL(input.url, deps.settings.origin).pathname.slice(0, MAX_URL_LENGTH);
  await countNotFound(deps.db, { url, now: new Date(deps.clock.nowMs()), mostUrls: MAX_NOT_FOUND_URLS });
  return ok(undefined);
}
