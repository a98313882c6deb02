import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  insertCampaign,
  insertCoupon,
  insertUser,
  type TestApp,
} from "../testing/index.ts";
import { runOperatorCommand } from "./run-operator-command.ts";

const DAY_MS = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("cart_coupons").execute();
  await shop.db.deleteFrom("campaigns").execute();
  await shop.db.deleteFrom("coupons").execute();
  await shop.db.deleteFrom("edu_grants").execute();
});

const WINDOW = ["--from", "2026-01-01T00:00", "--until", "2036-01-01T00:00", "--zone", "UTC"];

/** What is printed, or why it couldn't be done. */
async function run(...parameters: string[]): Promise<readonly string[] | string> {
  const done = await runOperatorCommand({ ...shop.deps, readTextFile: async () => null }, parameters);
  return done.isOk ? done.value : String(done.failure.params?.reason);
}

test("[PRICE-09] a coupon is added, listed with what it is, and ended for good", async () => {
  expect(await run("coupons", "list")).toEqual(["There are no coupons."]);
  const options = ["--percent", "15", "--types", "plugin", "--products", "Starter Bundle", "--combinable"];
  const limits = ["--max-uses", "100", "--max-uses-per-user", "1"];
  const window = ["--from", "2026-01-01T00:00", "--until", "2026-03-29T02:30", "--zone", "Europe/Berlin"];
  expect(await run("coupons", "add", "summer", ...options, ...limits, ...window)).toEqual(["SUMMER can be used."]);
  await run("coupons", "add", "OFF", "--eur", "9.50", "--jpy", "1500");
  expect(await run("coupons", "list")).toEqual([
    "OFF · 9.5 EUR, 1500 JPY · every product · 0 uses · alone · always · running",
    "SUMMER · 15 % · every plugin, Starter Bundle · 0 of 100 uses · 1 an account · with others · from 2026-01-01T00:00 until 2026-03-29T02:30 Europe/Berlin · running",
  ]);
  const row = await shop.db.selectFrom("coupons").selectAll().where("code", "=", "SUMMER").executeTakeFirstOrThrow();
  expect(row.ends_at?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(await run("coupons", "end", "summer")).toEqual(["SUMMER has ended."]);
  expect(await run("coupons", "end", "SUMMER")).toBe("SUMMER had ended before.");
  expect(await run("coupons", "add", "SUMMER", "--percent", "5")).toBe("The code SUMMER has been given before.");
});

test.each([
  ["nothing", [], "Name one of: beta, campaigns, consent-records, contests, coupons, drips, edu, figures, redeem."],
  ["no verb", ["coupons"], "After coupons comes one of: list, add, end."],
  ["a verb of another topic", ["campaigns", "grant"], "After campaigns comes one of: list, add, end."],
  [
    "no minimum",
    ["coupons", "add", "A", "--percent", "5", "--min-eur", "x"],
    'min-eur: "x" is not an amount like 10 or 9.50.',
  ],
  ["a campaign without a title", ["campaigns", "add", "a", "--discount", "5"], expect.stringMatching(/^title: /)],
  [
    "less for customers than for everybody",
    ["campaigns", "add", "a", "--title", "A", "--discount", "20", "--loyalty", "10", ...WINDOW],
    "loyalty: is less than everybody's discount.",
  ],
  ["a campaign that isn't there", ["campaigns", "end", "a"], "There is no campaign a."],
  ["a verb that every object has", ["coupons", "toString"], "After coupons comes one of: list, add, end."],
  ["no code", ["coupons", "add", "--percent", "5"], "Name one code."],
  ["two codes", ["coupons", "add", "A", "B", "--percent", "5"], "Name one code."],
  ["neither percentage nor amount", ["coupons", "add", "A"], "percent: a coupon has either a percentage or an amount."],
  ["too many percent", ["coupons", "add", "A", "--percent", "101"], expect.stringMatching(/^percent: /)],
  ["no number", ["coupons", "add", "A", "--percent", "ten"], "percent: is not a number."],
  ["too many decimals", ["coupons", "add", "A", "--percent", "12.345"], "percent: has more than two decimals."],
  ["no amount", ["coupons", "add", "A", "--eur", "ten"], 'eur: "ten" is not an amount like 10 or 9.50.'],
  [
    "a time without a zone",
    ["coupons", "add", "A", "--percent", "5", "--until", "2026-03-01T00:00"],
    expect.stringMatching(/^zone: /),
  ],
  [
    "a day alone",
    ["coupons", "add", "A", "--percent", "5", "--until", "2026-03-01", "--zone", "UTC"],
    "until: is not a local time as YYYY-MM-DDThh:mm.",
  ],
  [
    "an unknown product",
    ["coupons", "add", "A", "--percent", "5", "--products", "B"],
    "products: names no product: B.",
  ],
  ["a code that isn't there", ["coupons", "end", "A"], "There is no coupon A."],
  ["an unknown option", ["edu", "list", "--percent"], ["There are no grants."]],
  [
    "a stranger",
    ["edu", "grant", "nobody@shop.test", "--percent", "20"],
    "There is no account with the address nobody@shop.test.",
  ],
  ["no percentage", ["edu", "grant", "nobody@shop.test"], "percent: is not a whole number from 1 to 100."],
  ["nobody's grant", ["edu", "end", "nobody@shop.test"], "There is no grant for nobody@shop.test."],
])("an operator who names %s reads what is wrong", async (_what, parameters, said) => {
  expect(await run(...parameters)).toEqual(said);
});

test("a coupon of the content is changed there, not by a command", async () => {
  await insertCoupon(shop.deps, { code: "CONTENT" });
  await shop.db.updateTable("coupons").set({ is_from_content: true }).execute();
  expect(await run("coupons", "end", "CONTENT")).toBe(
    "CONTENT is defined in the content's coupons.json: change it there.",
  );
});

test("[PRICE-08] an edu discount is granted to an account, replaced by another grant, listed and ended", async () => {
  const id = await insertUser(shop.deps);
  const email = `${id}@shop.test`;
  expect(await run("edu", "grant", email, "--percent", "20")).toEqual([`${email} has 20 points.`]);
  const window = ["--from", "2026-01-01T00:00", "--until", "2026-12-31T00:00", "--zone", "Europe/Berlin"];
  await run("edu", "grant", email.toUpperCase(), "--percent", "25", ...window, "--note", "school of rock");
  expect(await run("edu", "list")).toEqual([
    `${email} · 25 points · from 2026-01-01T00:00 until 2026-12-31T00:00 Europe/Berlin · running · school of rock`,
  ]);
  const backwards = ["--from", "2026-12-31T00:00", "--until", "2026-01-01T00:00", "--zone", "Europe/Berlin"];
  expect(await run("edu", "grant", email, "--percent", "25", ...backwards)).toBe("until: is not after the start.");
  expect(await run("edu", "grant", email, "--percent", "25", "--until", "2026-12-31T00:00")).toMatch(/^zone: /);
  expect(await run("edu", "end", email)).toEqual([`${email} has no points any more.`]);
  expect(await run("edu", "list")).toEqual(["There are no grants."]);
});

test("campaigns are listed with whether they run", async () => {
  const year = (number: number) => ({ startDate: `${number}-01-01T00:00`, endDate: `${number}-12-31T00:00` });
  await insertCampaign(shop.deps, { id: "past", ...year(2025), productTypes: ["bundle"] });
  await insertCampaign(shop.deps, { id: "present", ...year(2026), loyaltyDiscount: 40 });
  await insertCampaign(shop.deps, { id: "future", ...year(2027) });
  expect(await run("campaigns", "list")).toEqual([
    "past · 20 % · every bundle · from 2025-01-01T00:00 until 2025-12-31T00:00 UTC · over",
    "present · 20 % · 40 % for customers · every product · from 2026-01-01T00:00 until 2026-12-31T00:00 UTC · running",
    "future · 20 % · every product · from 2027-01-01T00:00 until 2027-12-31T00:00 UTC · to come",
  ]);
});

test("[PRICE-09] a coupon takes decimals, a minimum spend and how many uses a customer has", async () => {
  const options = ["--percent", "12.5", "--min-eur", "49.50", "--min-jpy", "8000", "--max-uses-per-user", "2"];
  expect(await run("coupons", "add", "HALF", ...options)).toEqual(["HALF can be used."]);
  expect(await run("coupons", "list")).toEqual([
    "HALF · 12.5 % · every product · carts of at least 49.5 EUR, 8000 JPY · 0 uses · 2 an account · alone · always · running",
  ]);
  const browser = await shop.newBrowser().start();
  await browser.call("addToCart", { product: "faIR Modern Rock" });
  // 49.00 is below 49.50.
  expect(await browser.call("addCoupon", { coupon: "HALF" })).toMatchObject({ code: "cart.couponBelowMinimum" });
  await browser.call("addToCart", { product: "faAlign" });
  // 49.00 and 27.07 (on sale, multi-buy), each 12.5 % less: 42.875 and 23.686.
  const { result } = await browser.call("addCoupon", { coupon: "HALF" });
  expect([result.total_discount, result.coupon_discounts]).toEqual([4288 + 2369, [{ code: "HALF", amount: 950 }]]);
  const less = (await browser.call("removeFromCart", { product: "faAlign", quantity: 1 })).result;
  expect(less).toMatchObject({
    total_discount: 4900,
    refused_coupons: [{ coupon: "HALF", code: "cart.couponBelowMinimum" }],
  });
});

test("[PRICE-05] a campaign is added, counts at once, outlives an import, and is ended", async () => {
  const options = ["--title", "Week", "--discount", "20", "--loyalty", "35", "--kind", "salesWindow", ...WINDOW];
  expect(await run("campaigns", "add", "week", ...options, "--types", "samplepack")).toEqual(["week is added."]);
  expect(await run("campaigns", "add", "week", ...options)).toBe("The id week is taken.");
  const price = async () => {
    const browser = await shop.newBrowser().start();
    return (await browser.call("addToCart", { product: "faIR Modern Rock" })).result.products[0].price_discount;
  };
  expect(await price()).toBe(3920);
  await importTestContent(shop.deps);
  expect(await run("campaigns", "list")).toContain(
    "week · 20 % · 35 % for customers · every samplepack · from 2026-01-01T00:00 until 2036-01-01T00:00 UTC · running",
  );
  expect(await run("campaigns", "end", "week")).toEqual(["week has ended."]);
  expect(await price()).toBe(4900);
  expect(await run("campaigns", "end", "week")).toBe("week had ended before.");
});

test("[ENGAGE-05] a campaign's texts are given in each language, and a wrong one is named by its option", async () => {
  const options = ["--title", "Week", "--discount", "20", "--kind", "salesWindow", ...WINDOW];
  const texts = ["--title-de", "Woche", "--cta-de", "Ansehen", "--benefits-ja", "20 % オフ, 全製品"];
  expect(await run("campaigns", "add", "week", ...options, ...texts)).toEqual(["week is added."]);
  const browser = await shop.newBrowser().start();
  expect((await browser.call("listSalesWindows")).result.windows).toMatchObject([
    {
      title: "Week",
      translations: { de: { title: "Woche", ctaText: "Ansehen" }, ja: { benefits: ["20 % オフ", "全製品"] } },
    },
  ]);
  expect(await run("campaigns", "add", "other", ...options, "--cta-ja", "")).toMatch(/^cta-ja: /);
});

test("[ROUTE-10] a link to a drip page invites for 30 days, or for as many as the operator says, up to 365", async () => {
  await insertCoupon(shop.deps, { code: "LETTER", percent: 25, dripPage: "letter" });
  const invitesFor = async (...days: string[]) => {
    const [url = ""] = await run("drips", "link", "letter", ...days);
    const [endsAtMs] = (new URL(url).searchParams.get("invitation") ?? "").split(".");
    return Number(endsAtMs) - shop.clock.nowMs();
  };
  expect(await invitesFor()).toBe(30 * DAY_MS);
  expect(await invitesFor("--days", "365")).toBe(365 * DAY_MS);
  expect(await run("drips", "link", "letter", "--days", "366")).toBe("days: is not a whole number from 1 to 365.");
});

test("a campaign of the content is changed there, not by a command", async () => {
  await insertCampaign(shop.deps, { id: "of-content", startDate: "2030-01-01T00:00", endDate: "2030-02-01T00:00" });
  expect(await run("campaigns", "end", "of-content")).toBe(
    "of-content is in the content's sales.json: change it there.",
  );
});
