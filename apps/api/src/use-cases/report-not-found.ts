import { MAX_URL_LENGTH } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { countNotFound } from "../db/repositories/not-found-reports.ts";
import { takePoint } from "../db/repositories/rate-limits.ts";
import type { Deps } from "../deps.ts";
import { MAX_NOT_FOUND_URLS, NOT_FOUND_REPORTS } from "../limits.ts";
import { addressKey } from "../middleware/address-key.ts";

/**
 * Counts a missing address of ours by its path: a query may hold a link's secrets and isn't kept. Failures:
 * `api.tooManyCalls`, `api.badRequest` for what is no address. Source: API-09.
 */
export async function reportNotFound(
  deps: Deps,
  input: { readonly url: string; readonly address: string },
): Promise<Result<void>> {
  if (!URL.canParse(input.url, deps.settings.origin)) return fail({ code: "api.badRequest", params: { path: "url" } });
  const nowMs = deps.clock.nowMs();
  const limitKey = `not-found:${addressKey(input.address)}`;
  if (!(await takePoint(deps.db, limitKey, NOT_FOUND_REPORTS, nowMs))) return fail({ code: "api.tooManyCalls" });
  const url = new URL(input.url, deps.settings.origin).pathname.slice(0, MAX_URL_LENGTH);
  await countNotFound(deps.db, { url, now: new Date(nowMs), mostUrls: MAX_NOT_FOUND_URLS });
  return ok(undefined);
}
