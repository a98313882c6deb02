import { type Clock, ok, type Result, wait } from "@shop/kernel";
import type * as z from "zod/mini";
import type { ApiLogEntry } from "../client/client-options.ts";
import { exchange } from "../client/exchange.ts";
import { type Outcome, report } from "../client/report.ts";
import { isPassing, retryDelayMs } from "../client/tries.ts";
import { MAX_TRIES } from "../contract/limits.ts";
import { CONTENT_BASE_PATH, type ContentRead } from "../contract/operations/content.ts";
import type { ContentAnswer, ContentTransport } from "./content-transport.ts";
import { readContentAnswer } from "./read-content-answer.ts";

export interface ContentReaderOptions {
  /** The origin that serves the content, without a trailing slash; empty for the page's own. */
  readonly host: string;
  /** The path below the origin. Default: CONTENT_BASE_PATH, WordPress's and ours. */
  readonly path?: string;
  readonly transport: ContentTransport;
  readonly clock: Clock;
  readonly log?: (entry: ApiLogEntry) => void;
}

interface Content<Value> {
  readonly content: Value;
  readonly header: ContentAnswer["header"];
}

/** The parts of its record in the contract that a read needs. */
export type ReadRecord<Answer extends z.core.$ZodType = z.core.$ZodType> = Pick<ContentRead, "name" | "path"> & {
  readonly answer: Answer;
};
/** The fields of a read's request: those that its path names, and its query. */
export type ReadRequest = Readonly<Record<string, string | number | undefined>>;

/** A GET of one record. Reads may be repeated: it is tried at most MAX_TRIES times if its fault may be temporary. */
export type GetContent = <Answer extends z.core.$ZodType>(
  read: ReadRecord<Answer>,
  request: ReadRequest,
) => Promise<Result<Content<z.output<Answer>>>>;

/** The single reads below `createContentReader`, for a host that needs the responses as they were sent. */
export function createGetContent(options: ContentReaderOptions): GetContent {
  // A WordPress with plain permalinks has no /wp-json. Once a read by query has worked, all later reads use it.
  let hasPlainPermalinks = false;
  const getEitherWay = async <Answer extends z.core.$ZodType>(read: ReadRecord<Answer>, request: ReadRequest) => {
    const address = addressOf(read.path, request).slice(CONTENT_BASE_PATH.length);
    const pretty = `${options.host}${options.path ?? CONTENT_BASE_PATH}${address}`;
    const plain = `${options.host}/?rest_route=/wp/v2${address.replace("?", "&")}`;
    const first = await getOnce(options, read, hasPlainPermalinks ? plain : pretty);
    if (hasPlainPermalinks || options.path !== undefined || !isNoRestAddress(first)) return first;
    const second = await getOnce(options, read, plain);
    hasPlainPermalinks = isOfRestApi(second);
    return hasPlainPermalinks ? second : first;
  };
  return async (read, request) => {
    for (let tries = 1; ; tries += 1) {
      const outcome = await getEitherWay(read, request);
      const { result } = outcome;
      if (result.isOk) return result;
      if (!isPassing(result.failure) || tries >= MAX_TRIES) {
        report(options, read.name, outcome, tries);
        return result;
      }
      await wait(options.clock, retryDelayMs(tries));
    }
  };
}

/** A redirect, or a 404 that isn't the REST API's own. */
function isNoRestAddress(outcome: Outcome<Content<unknown>>): boolean {
  if (outcome.result.isOk || isOfRestApi(outcome)) return false;
  const status = Number(outcome.result.failure.params?.status ?? Number.NaN);
  return status === 0 || status === 404 || (status >= 300 && status < 400);
}

/** The requested content, or a failure in the REST API's own form, with its code. */
function isOfRestApi({ result }: Outcome<Content<unknown>>): boolean {
  return result.isOk || result.failure.params?.code !== undefined;
}

/** `{name}` in the path is replaced by that field of the request; the other fields form the query, in their order. */
function addressOf(path: string, request: ReadRequest): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    const slot = `{${name}}`;
    if (filled.includes(slot)) filled = filled.replace(slot, () => encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function getOnce<Answer extends z.core.$ZodType>(
  options: ContentReaderOptions,
  read: ReadRecord<Answer>,
  url: string,
): Promise<Outcome<Content<z.output<Answer>>>> {
  const sent = await exchange(options, { url, headers: { accept: "application/json" } });
  if (!sent.isOk) return { result: sent };
  const answer = sent.value;
  const content = readContentAnswer(read, answer);
  return { result: content.isOk ? ok({ content: content.value, header: answer.header }) : content, answer };
}
