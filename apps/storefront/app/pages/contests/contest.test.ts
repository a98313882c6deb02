import type { WireContest } from "@shop/api-client/contract";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { storefrontContext } from "../../request/storefront-context.ts";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildWireContest } from "../../testing/build-wire-contest.ts";
import { loader } from "./contest-route.tsx";

const DAY = 24 * 60 * 60 * 1000;
const iso = (days: number) => new Date(FAKE_NOW_MS + days * DAY).toISOString();

/** A contest's page, and what its loader noted for the cache. Null: the back end lists no contests. */
async function load(contests: readonly WireContest[] | null, path = "/contests/halloween") {
  const api = createFakeApiClient();
  api.answer(
    "getAllProducts",
    ok({ result: [buildWireProduct({ name: "faMicAlign" }), buildWireProduct({ name: "faGainTrim" })] }),
  );
  api.answer("listContests", contests ? ok({ now: iso(0), contests: [...contests] }) : fail({ code: "api.timeout" }));
  const reported: string[] = [];
  const reportError = (error: unknown) => reported.push(String(error));
  const context = buildStorefrontContext({ api, clock: createFakeClock(), reportError });
  const request = new Request(`https://shop.example${path}`);
  const page = await loader({ request, context, params: {} } as never);
  const { changesAtMs, missing } = context.get(storefrontContext);
  return { ...page, changesAtMs, missing: [...missing], reported };
}

const between = (startDays: number, endDays: number, values: Partial<WireContest> = {}) =>
  buildWireContest({ startDate: iso(startDays), endDate: iso(endDays), ...values });

test("[ROUTE-10] [ENGAGE-06] an open contest has its prizes' products, and the page changes at its edges", async () => {
  const { contest, title, changesAtMs, missing } = await load([between(-1, 5)]);
  expect(title).toBe("Halloween contest");
  expect(contest).toMatchObject({ title: "The dark cabinet", state: "open", notice: null });
  expect(contest?.drawNote).toMatch(/^The seed of the draw is fixed already\./);
  expect(contest?.products.map(({ name }) => name)).toEqual(["faMicAlign"]);
  expect(changesAtMs).toEqual([FAKE_NOW_MS - DAY, FAKE_NOW_MS + 5 * DAY]);
  expect(missing).toEqual([]);
});

test("the prizes' products are in the order of the prizes, each once", async () => {
  const prizes = ["faGainTrim", "faMicAlign", "faGainTrim"].map((title) => ({ title, count: 1 }));
  const { contest } = await load([between(-1, 5, { prizes })]);
  expect(contest?.products.map(({ name }) => name)).toEqual(["faGainTrim", "faMicAlign"]);
});

const DRAW = {
  seed: "s",
  entries: 40,
  drawnAt: iso(-1),
  winners: [{ entry: "e1", ticket: "t1", prize: "faMicAlign" }],
};

test.each<[string, WireContest, string, RegExp, RegExp]>([
  [
    "before",
    between(2, 5, { state: "upcoming" }),
    "This contest isn't open yet",
    /^It opens on 17 January 2026/,
    /fixed already/,
  ],
  [
    "after",
    between(-5, -1, { state: "over" }),
    "This contest is over",
    /The rules say when the draw takes place\.$/,
    /^The contest is over\. The draw hasn't been published yet\./,
  ],
  [
    "after the draw of",
    between(-5, -2, { state: "over", draw: DRAW }),
    "This contest is over",
    /took part\.$/,
    /^Drawn on 14 January 2026/,
  ],
  [
    "switched off in",
    between(-1, 5, { isEnabled: false }),
    "This contest takes no entries",
    /./,
    /^This contest takes no entries, and nothing has been drawn\./,
  ],
])("[ROUTE-10] [ENGAGE-06] %s its time the page says so", async (_when, wire, title, text, draw) => {
  const { contest } = await load([wire]);
  expect([contest?.notice?.title, contest?.notice?.text]).toEqual([title, expect.stringMatching(text)]);
  expect(contest?.drawNote).toMatch(draw);
});

test("[ROUTE-10] [ENGAGE-06] a contest that is over names one last day, and a draw from one entry says so", async () => {
  const times = { startDate: "2025-06-19T22:00:00Z", endDate: "2025-07-04T22:00:00Z" };
  const { contest } = await load([buildWireContest({ ...times, state: "over", draw: { ...DRAW, entries: 1 } })]);
  expect([contest?.until, contest?.notice?.text, contest?.drawNote]).toEqual([
    "4 July 2025",
    "It ended on 4 July 2025. Thank you to everybody who took part.",
    expect.stringMatching(/^Drawn on .*\. There was one entry\.$/),
  ]);
});

test("[ROUTE-10] of several contests of a page the open one counts, then the next one, then the last one; others have their own page", async () => {
  const [past, older] = [
    between(-5, -4, { id: "past", state: "over" }),
    between(-9, -8, { id: "older", state: "over" }),
  ];
  const next = between(3, 4, { id: "next", state: "upcoming" });
  const open = between(-1, 1, { id: "open" });
  const elsewhere = between(-1, 1, { id: "elsewhere", page: "4th-july" });
  const shown = async (...contests: readonly WireContest[]) => (await load(contests)).contest?.id ?? null;
  expect(await shown(elsewhere, older, past, open, next)).toBe("open");
  expect(await shown(older, past, next)).toBe("next");
  expect(await shown(older, past)).toBe("past");
  expect(await shown(elsewhere)).toBeNull();
});

test("[ENGAGE-06] texts, prizes and winners are in the page's language, and in English where that has none", async () => {
  const prizes = [{ title: "faMicAlign", count: 1, translations: { de: { title: "faMicAlign, für Sie" } } }];
  const translations = { de: { title: "Die dunkle Box", rules: ["Eine Teilnahme je Adresse."] } };
  const wire = between(-5, -2, { state: "over", draw: DRAW, prizes, translations });
  const german = (await load([wire], "/de/contests/halloween")).contest;
  expect(german).toMatchObject({
    ...{ title: "Die dunkle Box", subtitle: "Our Halloween contest", rules: ["Eine Teilnahme je Adresse."] },
    ...{ prizes: [{ title: "faMicAlign, für Sie", count: 1 }], draw: { winners: [{ prize: "faMicAlign, für Sie" }] } },
  });
  expect(german?.products.map(({ name }) => name)).toEqual(["faMicAlign"]);
  expect((await load([wire], "/ja/contests/halloween")).contest).toMatchObject({ title: "The dark cabinet" });
});

test("[ROUTE-10] without the back end the page has no contest, is kept by no cache, and the error is reported", async () => {
  expect(await load(null)).toMatchObject({
    ...{ contest: null, missing: ["content"], changesAtMs: [] },
    reported: ["Error: The contests are unavailable: api.timeout."],
  });
});
