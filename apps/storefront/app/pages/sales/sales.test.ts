import type { WireContest } from "@shop/api-client/contract";
import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildWireContest } from "../../testing/build-wire-contest.ts";
import * as drip from "./drip-route.tsx";
import * as sale from "./sale-route.tsx";
import * as sales from "./sales-route.tsx";

const DAY = 24 * 60 * 60 * 1000;
const iso = (days: number) => new Date(FAKE_NOW_MS + days * DAY).toISOString();
const PRODUCTS = [
  buildWireProduct({ name: "Home Studio Bundle", type: "bundle" }),
  buildWireProduct({ name: "faMicAlign", type: "plugin" }),
  buildWireProduct({ name: "faGift", type: "plugin", is_for_sale: false }),
];

function buildWindow(startDays: number, endDays: number, values: object = {}) {
  return {
    ...{ id: `from ${startDays}`, title: "A sale", subtitle: "", discount: 35, loyaltyDiscount: null, products: [] },
    ...{ startDate: iso(startDays), endDate: iso(endDays), timeZone: "Europe/Berlin", page: "black-friday-sale" },
    ...{ benefits: [], ctaText: "", productTypes: ["plugin" as const], ...values },
  };
}

interface Answers {
  readonly products?: ReadonlyArray<ReturnType<typeof buildWireProduct>>;
  readonly windows?: readonly object[] | null;
  readonly offer?: object | null;
  readonly contests?: readonly WireContest[];
}

/** A page, and what its loader noted for the cache. */
async function load(
  loader: (args: never) => unknown,
  path: string,
  { products = PRODUCTS, windows = [], offer = null, contests = [] }: Answers = {},
) {
  const api = createFakeApiClient();
  api.answer("getAllProducts", ok({ result: [...products] }));
  api.answer(
    "listSalesWindows",
    windows ? ok({ now: iso(0), windows: windows as never }) : fail({ code: "api.unreachable" }),
  );
  api.answer("listContests", ok({ now: iso(0), contests: [...contests] }));
  api.answer("getDripOffer", ok({ now: iso(0), offer: offer as never }));
  const context = buildStorefrontContext({ api, clock: createFakeClock(), reportError: () => undefined });
  const request = new Request(`https://shop.example${path}`);
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own data.
  const page = (await loader({ request, context, params: {} } as never)) as any;
  const { storefrontContext } = await import("../../request/storefront-context.ts");
  const { changesAtMs, missing } = context.get(storefrontContext);
  return { page, api, changesAtMs, missing: [...missing] };
}

test("[ROUTE-10] /sales shows what is open with its products, what is next, and what is over, newest first", async () => {
  const windows = [buildWindow(-20, -18), buildWindow(-10, -9), buildWindow(-1, 2), buildWindow(5, 6)];
  const { page, changesAtMs } = await load(sales.loader, "/sales", { windows });
  const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id);
  expect([ids(page.open), ids(page.next), ids(page.past)]).toEqual([["from -1"], ["from 5"], ["from -10", "from -20"]]);
  expect(page.open[0].products.map(({ name }: { name: string }) => name)).toEqual(["faMicAlign"]);
  expect(page.open[0]).toMatchObject({ percent: 35, customerPercent: 50 });
  expect(changesAtMs).toEqual(expect.arrayContaining([FAKE_NOW_MS + 2 * DAY, FAKE_NOW_MS + 5 * DAY]));
});

const QUIET = {
  ...{ id: "quiet", percent: 25, loyalty_percent: null, title: "Quiet and loud", ends_at: iso(3) },
  time_zone: "Europe/Berlin",
};

test("[ROUTE-10] /sales also lists what no window reduces: each promotion with its figures and end, then what is on sale by itself", async () => {
  const products = [
    buildWireProduct({ name: "faMicAlign", type: "plugin", own_discount: 20, total_discount: 20 }),
    buildWireProduct({ name: "Plain Bundle", type: "bundle", own_discount: null, total_discount: 0 }),
    buildWireProduct({ name: "Loud Pack", type: "samplepack", own_discount: null, campaigns: [QUIET] }),
    buildWireProduct({ name: "Cheap Bundle", type: "bundle", own_discount: 20, total_discount: 20 }),
  ];
  const { page } = await load(sales.loader, "/sales", { products, windows: [buildWindow(-1, 2)] });
  const shown = page.reductions.map((one: { title: string; lead: string; products: { name: string }[] }) => [
    one.title,
    one.lead,
    one.products.map(({ name }) => name),
  ]);
  expect(shown).toEqual([
    ["Quiet and loud", expect.stringMatching(/^25% off until .* CET, 40% with login\.$/), ["Loud Pack"]],
    ["On sale", "Each of these has a reduction of its own. No end is set.", ["Cheap Bundle"]],
  ]);
  expect(page.schedule.lanes.map(({ label }: { label: string }) => label)).toEqual([
    "A sale −35%",
    "Quiet and loud −25%",
  ]);
});

test("[ROUTE-10] [ENGAGE-05] windows and contests are listed in the page's language, and in English where that has no text", async () => {
  const de = { title: "Eine Aktion", benefits: ["35 % weniger"] };
  const windows = [buildWindow(-1, 2, { translations: { de } })];
  const contests = [buildWireContest({ translations: { de: { title: "Ein Gewinnspiel" } } })];
  const german = (await load(sales.loader, "/de/sales", { windows, contests })).page;
  expect(german.open[0]).toMatchObject({ title: "Eine Aktion", subtitle: "", benefits: ["35 % weniger"] });
  expect(german.schedule.lanes[0].label).toBe("Eine Aktion −35%");
  expect(german.contests[0].title).toBe("Ein Gewinnspiel");
  const japanese = (await load(sales.loader, "/ja/sales", { windows, contests })).page;
  expect([japanese.open[0].title, japanese.contests[0].title]).toEqual(["A sale", "The dark cabinet"]);
});

test.each([
  ["before", [buildWindow(5, 6)], "This sale isn't open yet", "upcoming"],
  ["in", [buildWindow(-1, 2)], null, "open"],
  ["after", [buildWindow(-3, -2)], "This sale is over", "over"],
  [
    "between two, of which the next one counts,",
    [buildWindow(-3, -2), buildWindow(5, 6)],
    "This sale isn't open yet",
    "upcoming",
  ],
])("[ROUTE-10] %s its window a sale's page says so, and lists its products", async (_when, windows, notice, state) => {
  const { page } = await load(sale.loader, "/sales/black-friday-sale", { windows });
  expect([page.notice?.title ?? null, page.window.state]).toEqual([notice, state]);
  expect(page.window.products.map(({ name }: { name: string }) => name)).toEqual(["faMicAlign"]);
});

test("[ROUTE-10] a sale that is over says what is reduced now and what comes next, and puts its reduced products first", async () => {
  const products = [
    buildWireProduct({ name: "Plain", type: "plugin", own_discount: null, total_discount: 0 }),
    buildWireProduct({ name: "Reduced", type: "plugin", own_discount: 20, total_discount: 20 }),
    buildWireProduct({ name: "Loud Pack", type: "samplepack", own_discount: null, campaigns: [QUIET] }),
  ];
  const later = { page: null, title: "Later", productTypes: ["samplepack"] };
  const windows = [buildWindow(-3, -2), buildWindow(5, 6, later), buildWindow(-1, 2, { ...later, title: "Packs" })];
  const { page } = await load(sale.loader, "/sales/black-friday-sale", { products, windows });
  expect(page.after.running).toEqual([
    { id: "from -1", title: "Packs", href: "/sales#from -1", percent: 35, products: 1 },
    { id: "on-sale", title: "On sale", href: "/sales#on-sale", percent: null, products: 1 },
  ]);
  expect(page.after.next).toEqual({ title: "Later", percent: 35, from: "20 January 2026 at 13:00 CET" });
  expect(page.after.schedule.lanes.map(({ id }: { id: string }) => id)).toContain("from -1");
  const names = (list: ReadonlyArray<{ name: string }>) => list.map(({ name }) => name);
  expect([names(page.after.reduced), names(page.after.others)]).toEqual([["Reduced"], ["Plain"]]);
});

test.each([
  ["before", buildWindow(5, 6)],
  ["in", buildWindow(-1, 2)],
])("[ROUTE-10] %s its window a sale's page shows the sale's own figures and times", async (_when, window) => {
  const { page } = await load(sale.loader, "/sales/black-friday-sale", { windows: [window] });
  expect([page.after, page.window.percent]).toEqual([null, 35]);
});

test("[ROUTE-10] without a window of its own a sale's page shows the regular offer and what is open elsewhere", async () => {
  const windows = [buildWindow(-1, 2, { page: "cyber-monday-sale", title: "Cyber Monday" })];
  const { page } = await load(sale.loader, "/de/sales/black-friday-sale", { windows });
  expect(page.notice).toEqual({
    title: "Diese Aktion ist zurzeit nicht geplant",
    text: "Es gelten die regulären Preise.",
  });
  expect(page.regular.map(({ name }: { name: string }) => name)).toEqual(["Home Studio Bundle"]);
  expect(page.elsewhere).toEqual([{ href: "/sales/cyber-monday-sale", label: "Läuft jetzt: Cyber Monday" }]);
});

test("[ROUTE-10] while the windows can't be read the page shows the regular offer, and no cache keeps it", async () => {
  const { page, missing } = await load(sale.loader, "/sales/black-friday-sale", { windows: null });
  expect([page.window, page.regular.length, missing]).toEqual([null, 1, ["content"]]);
});

const OFFER = {
  ...{ percent: 25, amount: null, products: ["faMicAlign"], productTypes: [], startDate: null, endDate: iso(3) },
  ...{ state: "open", isForCaller: true },
};

test.each([
  ["its figure", OFFER, "−25%", undefined],
  ["that it is for readers", { ...OFFER, isForCaller: false }, undefined, "This offer is for readers of our letters"],
  ["that it is over", { ...OFFER, state: "over" }, undefined, "This offer is over"],
  ["that it isn't open yet", { ...OFFER, state: "upcoming" }, undefined, "This offer isn't open yet"],
  ["that there is none", null, undefined, "There is no offer here at the moment"],
])("[ROUTE-10] a drip page says of its offer %s", async (_what, offer, figure, notice) => {
  const { page, api } = await load(drip.loader, "/sales/drip/fair-modern-rock?invitation=1.2", { offer });
  expect([page.offer?.figure, page.notice?.title]).toEqual([figure, notice]);
  expect(JSON.stringify(api.calls)).toContain('{"page":"fair-modern-rock","invitation":"1.2"}');
  expect(page.products.length).toBe(1);
});

test("[ROUTE-10] the cards of a drip page include its offer, and today's prices where it applies to none of them", async () => {
  const couponOf = async (offer: object) =>
    (await load(drip.loader, "/sales/drip/fair-modern-rock", { offer: { ...OFFER, ...offer } })).page.coupon;
  expect(await couponOf({})).toEqual({ title: "with this offer", percent: 25, amount: null, minimum: null });
  expect(await couponOf({ products: [] })).toMatchObject({ percent: 25 });
  expect(await couponOf({ products: ["Gone"] })).toBeNull();
  expect(await couponOf({ isForCaller: false })).toBeNull();
  expect(await couponOf({ state: "over" })).toBeNull();
});
