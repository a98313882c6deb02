import { ok, type Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { recordedResponse } from "../../../../tooling/wordpress/recorded-wordpress.ts";
import type { ApiLogEntry } from "../client/client-options.ts";
import type { ContentReader } from "./content-reader.ts";
import type { ContentAnswer, ContentTransport } from "./content-transport.ts";
import { createContentReader } from "./create-content-reader.ts";

type Reply = "silent" | "unreachable" | Partial<Pick<ContentAnswer, "status" | "text">>;

const recorded = (read: string) => recordedResponse(read).text;
const CATEGORY = { id: 9, slug: "recording", name: "Recording" };

/** Reads from a host that sends each reply once and then repeats the last. Returns the outcome, with the seconds of each call. */
async function readFrom(replies: readonly Reply[], read: (reader: ContentReader) => Promise<Result<unknown>>) {
  const clock = createFakeClock(0);
  const seconds: number[] = [];
  const log: ApiLogEntry[] = [];
  const signals: AbortSignal[] = [];
  const transport: ContentTransport = ({ signal }) => {
    const reply = replies[Math.min(seconds.length, replies.length - 1)];
    seconds.push(clock.nowMs() / 1000);
    signals.push(signal);
    if (reply === "unreachable") return Promise.reject(new TypeError("fetch failed"));
    if (reply === "silent" || !reply) return new Promise(() => {});
    return Promise.resolve({ status: 200, text: "", header: () => null, ...reply });
  };
  const reader = createContentReader({
    host: "https://wp.example",
    transport,
    clock,
    log: (entry) => log.push(entry),
  });
  const reading = read(reader);
  await clock.advanceAsync(60_000);
  return { answer: await reading, seconds, log, isAborted: signals.map(({ aborted }) => aborted) };
}

const badAnswer = (path: string, operation = "content.category") => ({
  code: "api.badAnswer",
  params: { operation, path },
});
const httpStatus = (status: number, text: string, more: object = {}) => ({
  code: "api.httpStatus",
  params: { status, body: text, ...more },
});

test.each<[string, Reply, object, number[]]>([
  ["a list in the place of a category", { text: "[]" }, badAnswer(""), [0]],
  ["a field of another type", { text: JSON.stringify({ ...CATEGORY, name: 7 }) }, badAnswer("name"), [0]],
  ["a page instead of JSON", { text: recorded("maintenance-page") }, badAnswer(""), [0]],
  ["nothing", { text: "" }, badAnswer(""), [0]],
  ["JSON that was cut off", { text: '{"id":9,"slug":"rec' }, badAnswer(""), [0]],
  [
    "a refusal",
    { status: 401, text: recorded("settings") },
    {
      ...httpStatus(401, recorded("settings"), { code: "rest_forbidden" }),
      serverText: "Sorry, you are not allowed to do that.",
    },
    [0],
  ],
  ["a status alone", { status: 410, text: "" }, httpStatus(410, ""), [0]],
  [
    "a crash",
    { status: 500, text: recorded("crash") },
    {
      ...httpStatus(500, recorded("crash"), { code: "internal_server_error" }),
      serverText: "There has been a critical error on this website. Learn more about troubleshooting WordPress.",
    },
    [0, 0.5, 1.5],
  ],
  [
    "the page of its maintenance",
    { status: 503, text: recorded("maintenance-page") },
    httpStatus(503, recorded("maintenance-page")),
    [0, 0.5, 1.5],
  ],
  [
    "a broken connection",
    "unreachable",
    { code: "api.unreachable", params: { reason: "TypeError: fetch failed" } },
    [0, 0.5, 1.5],
  ],
  ["silence", "silent", { code: "api.timeout" }, [0, 10.5, 21.5]],
])("[API-08] [API-10] %s is a failure, logged once", async (_kind, reply, failure, calls) => {
  const { answer, seconds, log } = await readFrom([reply], (reader) => reader.category(9));
  expect(answer).toEqual({ isOk: false, failure });
  expect(seconds).toEqual(calls);
  expect(log).toMatchObject([{ operation: "content.category", tries: calls.length }]);
});

test("[API-10] the path of a wrong field in a list names its place", async () => {
  const text = JSON.stringify([CATEGORY, { ...CATEGORY, slug: null }]);
  const { answer } = await readFrom([{ text }], (reader) => reader.categories());
  expect(answer).toEqual({ isOk: false, failure: badAnswer("1.slug", "content.categories") });
});

test("[API-08] a read that fails once is repeated, and a slow one is aborted", async () => {
  const { answer, seconds, log, isAborted } = await readFrom(["silent", { text: JSON.stringify(CATEGORY) }], (reader) =>
    reader.category(9),
  );
  expect(answer).toMatchObject({ isOk: true, value: { name: "Recording" } });
  expect(seconds).toEqual([0, 10.5]);
  expect(isAborted).toEqual([true, false]);
  expect(log).toEqual([]);
});

/** A host with this many categories, whose headers may have been lost on the way. */
function createLongHost(total: number, hasHeaders: boolean) {
  const asked: string[] = [];
  const transport: ContentTransport = async ({ url }) => {
    const { searchParams, search } = new URL(url);
    asked.push(search);
    const perPage = Number(searchParams.get("per_page"));
    const page = Number(searchParams.get("page") ?? 1);
    const pages = Math.ceil(total / perPage);
    if (page > Math.max(1, pages))
      return { status: 400, text: recorded("posts?per_page=2&page=4"), header: () => null };
    const length = Math.min(perPage, total - (page - 1) * perPage);
    const list = Array.from({ length }, (_, index) => ({ ...CATEGORY, id: (page - 1) * perPage + index + 1 }));
    const headers: Record<string, string> = { "x-wp-total": String(total), "x-wp-totalpages": String(pages) };
    return {
      status: 200,
      text: JSON.stringify(list),
      header: (name) => (hasHeaders ? (headers[name] ?? null) : null),
    };
  };
  const reader = createContentReader({ host: "https://wp.example", transport, clock: createFakeClock() });
  return { reader, asked };
}

const pagesUpTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `?per_page=100${index === 0 ? "" : `&page=${index + 1}`}`);

test.each([
  ["an empty list", 0, true, 1],
  ["exactly a page", 100, true, 1],
  ["a page and one", 101, true, 2],
  ["two pages and a half", 250, true, 3],
  ["two pages and a half, without the headers", 250, false, 3],
  ["exactly two pages, without the headers: the third is refused", 200, false, 3],
])("[API-08] %s is read to the end", async (_kind, total, hasHeaders, pages) => {
  const { reader, asked } = createLongHost(total, hasHeaders);
  const answer = await reader.categories();
  expect(answer.isOk && answer.value.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, id) => id + 1));
  expect(asked).toEqual(pagesUpTo(pages));
});

test("[API-08] a host whose pages are full forever is read to a limit", async () => {
  const { reader, asked } = createLongHost(1_000_000, true);
  const answer = await reader.categories();
  expect(answer.isOk && answer.value.length).toBe(10_000);
  expect(asked).toHaveLength(100);
});

test("[API-08] a page that can't be loaded makes the whole list fail: half of it would pass for all", async () => {
  const entries = Array.from({ length: 100 }, () => CATEGORY);
  const replies: Reply[] = [{ text: JSON.stringify(entries) }, { status: 403, text: recorded("settings") }];
  const { answer } = await readFrom(replies, (reader) => reader.categories());
  expect(answer).toMatchObject({ isOk: false, failure: { code: "api.httpStatus", params: { status: 403 } } });
});

test.each([
  [3, "?per_page=3", 1],
  [100, "?per_page=100", 1],
  [150, "?per_page=100", 2],
])("[API-08] for %i wanted posts no more are requested than whole pages", async (count, first, calls) => {
  const asked: string[] = [];
  const transport: ContentTransport = async ({ url }) => {
    asked.push(new URL(url).search);
    const post = { id: 1, slug: "a", type: "post", title: { rendered: "A" } };
    const text = JSON.stringify(Array.from({ length: Number(new URL(url).searchParams.get("per_page")) }, () => post));
    return { status: 200, text, header: (name) => (name === "x-wp-totalpages" ? "40" : null) };
  };
  const reader = createContentReader({ host: "https://wp.example", transport, clock: createFakeClock() });
  const answer = await reader.entries("posts", { count });
  expect(answer.isOk && answer.value.length).toBe(count);
  expect(asked[0]).toBe(first);
  expect(asked).toHaveLength(calls);
});

test.each<[unknown, unknown]>([
  [{ welcomeText: "Hello", other: 1 }, ok({ welcomeText: "Hello" })],
  [[{ id: 5, acf: { welcomeText: "Hello" } }], ok({ welcomeText: "Hello" })],
  [[{ id: 5, welcomeText: "Hello", acf: [] }], ok({ welcomeText: "Hello" })],
  [[], { code: "api.badAnswer", params: { operation: "content.commonData", path: "" } }],
  [[{ id: 5, acf: [] }], { code: "api.badAnswer", params: { operation: "content.commonData", path: "" } }],
  [{ welcomeText: 7 }, { code: "api.badAnswer", params: { operation: "content.commonData", path: "welcomeText" } }],
])("[API-08] common data %j are read as %j", async (body, outcome) => {
  const { answer } = await readFrom([{ text: JSON.stringify(body) }], (reader) => reader.commonData());
  expect(answer.isOk ? answer : answer.failure).toEqual(outcome);
});

test("[API-08] a type's name can't lead the read elsewhere, and another path may be given", async () => {
  const asked: string[] = [];
  const transport: ContentTransport = async ({ url }) => {
    asked.push(url);
    return { status: 404, text: "", header: () => null };
  };
  const options = { host: "", path: "/blog/wp-json/wp/v2", transport, clock: createFakeClock() };
  await createContentReader(options).entry("../../users?x=", 1);
  expect(asked).toEqual(["/blog/wp-json/wp/v2/..%2F..%2Fusers%3Fx%3D/1"]);
});

test("[HEAR-17] a host's own field named figures is left out, and the post is read all the same", async () => {
  const post = { id: 1, slug: "a", type: "post", title: { rendered: "A" }, figures: "two" };
  const { answer } = await readFrom([{ text: JSON.stringify(post) }], (reader) => reader.entry("posts", 1));
  expect(answer).toMatchObject({ isOk: true, value: { title: "A" } });
  expect(answer.isOk && Object.hasOwn(answer.value as object, "figures")).toBe(false);
});
