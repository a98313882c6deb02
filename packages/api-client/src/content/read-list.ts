import { ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { CONTENT_PAGE_SIZE } from "../contract/operations/content.ts";
import type { GetContent, ReadRecord, ReadRequest } from "./get-content.ts";

/** A host that repeats its first page forever must not cause an endless loop. */
const MAX_PAGES = 100;
/** WordPress's error for a page beyond the last: entries were removed while the list was read. */
const BEYOND_LAST_PAGE = "rest_post_invalid_page_number";

export interface ListRead<Wire, Value> {
  readonly record: ReadRecord<z.core.$ZodType<readonly Wire[]>>;
  readonly request: ReadRequest;
  readonly count?: number | undefined;
  /** Default: everything that the host sends. */
  readonly isShown?: (wire: Wire) => boolean;
  readonly convert: (wire: Wire) => Value;
}

/** Reads a list page by page: to the end that X-WP-TotalPages names, or, where a proxy took that away, to the first page that isn't full. */
export function createReadList(get: GetContent) {
  return async <Wire, Value>(read: ListRead<Wire, Value>): Promise<Result<readonly Value[]>> => {
    const wanted = read.count ?? Number.POSITIVE_INFINITY;
    const pageSize = Math.max(1, Math.min(CONTENT_PAGE_SIZE, wanted));
    const values: Value[] = [];
    for (let page = 1; page <= MAX_PAGES && values.length < wanted; page += 1) {
      const request = { ...read.request, per_page: pageSize, page: page > 1 ? page : undefined };
      const answer = await get(read.record, request);
      if (!answer.isOk) {
        const hasEnded = page > 1 && answer.failure.params?.code === BEYOND_LAST_PAGE;
        if (hasEnded) break;
        return answer;
      }
      const { content, header } = answer.value;
      values.push(...(read.isShown ? content.filter(read.isShown) : content).map(read.convert));
      const totalPages = Number(header("x-wp-totalpages") ?? Number.NaN);
      if (Number.isInteger(totalPages) ? page >= totalPages : content.length < pageSize) break;
    }
    return ok(values.slice(0, wanted));
  };
}
