import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importContent } from "../content/import-content.ts";
import {
  buildContent,
  createTestApp,
  importTestContent,
  insertUser,
  logIn,
  signUp,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { putWheelSegments } from "./index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PACK = "faIR Modern Rock";
const NONE = { id: "again", type: "none" as const, value: null, product: null };
const TEN = { id: "ten", type: "discount" as const, value: 10, product: null };
const GIFT = { id: "pack", type: "freepack" as const, value: null, product: PACK };

let shop: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("wheels").execute();
  await shop.db.deleteFrom("rate_limits").execute();
  await putWheelSegments(shop.db, [
    { ...NONE, odds: 600 },
    { ...TEN, odds: 350 },
    { ...GIFT, odds: 50 },
  ]);
  browser = await shop.newBrowser().start();
});

let chances = 0;
function spin(by = browser) {
  chances += 1;
  return by.call("spinWheel", { chance: `chance-${chances}` });
}
const wheelOf = async (by = browser) => (await by.call("getWheel")).result;
const always = (segment: typeof NONE | typeof TEN | typeof GIFT) =>
  putWheelSegments(shop.db, [{ ...segment, odds: 1000 }]);
const sha256 = (text: string) => createHash("sha256").update(text).digest();

async function newCustomer(userId?: string) {
  const customer = await shop.newBrowser().start();
  const id = userId ?? (await insertUser(shop.deps));
  await startSession(shop.deps, customer, id);
  return Object.assign(customer, { userId: id });
}

test("[ENGAGE-03] the wheel shows its odds and three hashes, and is the same until it is spun", async () => {
  const shown = await wheelOf();
  expect(shown).toMatchObject({ spins_left: 3, draws: [] });
  expect(shown.segments).toEqual([
    { id: "again", label: "", type: "none", value: null, product: null, odds: 600 },
    { id: "ten", label: "10%", type: "discount", value: 10, product: null, odds: 350 },
    { id: "pack", label: PACK, type: "freepack", value: null, product: PACK, odds: 50 },
  ]);
  expect(new Set(shown.hashes).size).toBe(3);
  for (const hash of shown.hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await wheelOf()).toEqual(shown);
  expect(browser.cookies.has("shop_guest")).toBe(false);
});

test("[ENGAGE-03] a draw reveals the seed that was committed to, and anyone can compute it again", async () => {
  const { wheel, hashes } = await wheelOf();
  for (const number of [1, 2, 3]) {
    const { draw, spins_left: left } = (await spin()).result;
    expect(left).toBe(3 - number);
    expect(draw).toMatchObject({ wheel, number, hash: hashes[number - 1] });
    expect(sha256(draw.seed).toString("hex")).toBe(hashes[number - 1]);
    const digest = sha256(`${draw.seed}:${wheel}:${number}:${draw.chance}`);
    const point = Math.floor((digest.readUInt32BE(0) / 4_294_967_296) * 1000);
    expect(draw.point).toBe(point);
    expect(draw.segment).toBe(point < 600 ? "again" : point < 950 ? "ten" : "pack");
  }
  expect(await spin()).toMatchObject({
    valid: false,
    code: "wheel.noSpinsLeft",
    error: "You have used your three spins.",
  });
  const after = await wheelOf();
  expect([after.spins_left, after.draws.length, after.hashes]).toEqual([0, 3, hashes]);
});

test("[ENGAGE-03] a repeat of the same spin is the same draw", async () => {
  const once = () => browser.call("spinWheel", { chance: "once" }, { idempotencyKey: "one-spin" });
  const first = (await once()).result;
  expect((await once()).result).toEqual(first);
  expect((await wheelOf()).spins_left).toBe(2);
});

test("[ENGAGE-03] a drawn discount is a coupon for this visitor, once, for 7 days", async () => {
  await always(TEN);
  const { draw } = (await spin()).result;
  expect(draw.coupon).toMatch(/^WHEEL-/);
  expect(Date.parse(draw.coupon_ends_at)).toBe(shop.clock.nowMs() + 7 * DAY_MS);
  await browser.call("addToCart", { product: PACK });
  const added = await browser.call("addCoupon", { coupon: draw.coupon });
  expect([added.valid, added.result.total_discount]).toEqual([true, 4410]);
  const stranger = await shop.newBrowser().start();
  expect((await stranger.call("addCoupon", { coupon: draw.coupon })).code).toBe("cart.couponUnknown");
});

test("[ENGAGE-03] a visitor who comes back with the cookie and a new token has no new spins, and the coupon still counts", async () => {
  await always(TEN);
  const { draw } = (await spin()).result;
  await spin();
  await spin();
  expect(browser.setCookies.filter((cookie) => cookie.startsWith("shop_guest="))[0]).toContain("Max-Age=2592000");
  const later = shop.newBrowser();
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  await later.start();
  expect((await spin(later)).code).toBe("wheel.noSpinsLeft");
  expect((await wheelOf(later)).draws).toHaveLength(3);
  await later.call("addToCart", { product: PACK });
  expect((await later.call("addCoupon", { coupon: draw.coupon })).valid).toBe(true);
});

test("[ENGAGE-03] after 30 days there are three new spins", async () => {
  for (let round = 0; round < 3; round += 1) await spin();
  shop.clock.advance(30 * DAY_MS - 1);
  const later = shop.newBrowser();
  later.cookies.set("shop_guest", browser.cookies.get("shop_guest") ?? "");
  await later.start();
  expect((await spin(later)).code).toBe("wheel.noSpinsLeft");
  shop.clock.advance(1);
  expect((await spin(later)).result.spins_left).toBe(2);
});

test("[ENGAGE-03] a login takes the used spins along, into the account and back out of it", async () => {
  const customer = await shop.newBrowser().start();
  await signUp(shop, customer);
  await spin(customer);
  await logIn(customer);
  expect((await wheelOf(customer)).spins_left).toBe(2);
  await spin(customer);
  await customer.call("logout");
  expect((await wheelOf(customer)).spins_left).toBe(1);
});

test("[ENGAGE-03] an account counts in every browser, and a browser for every account", async () => {
  const userId = await insertUser(shop.deps);
  const [here, there] = [await newCustomer(userId), await newCustomer(userId)];
  await spin(here);
  await spin(here);
  expect((await wheelOf(there)).spins_left).toBe(1);
  await spin(there);
  expect((await spin(here)).code).toBe("wheel.noSpinsLeft");
  const other = await insertUser(shop.deps);
  await startSession(shop.deps, here, other);
  expect((await wheelOf(here)).spins_left).toBe(0);
  expect((await wheelOf(here)).draws).toEqual([]);
  expect((await spin(here)).code).toBe("wheel.noSpinsLeft");
});

test("[ENGAGE-03] a drawn pack becomes a licence of the account that logs in, once", async () => {
  await always(GIFT);
  const customer = await shop.newBrowser().start();
  await signUp(shop, customer);
  const { draw } = (await spin(customer)).result;
  const claim = { wheel: draw.wheel, number: draw.number };
  expect(await customer.call("claimWheelPack", claim)).toMatchObject({ status: 401, code: "api.loginRequired" });
  await logIn(customer);
  const stranger = await newCustomer();
  expect(await stranger.call("claimWheelPack", claim)).toMatchObject({ valid: false, code: "wheel.nothingToClaim" });
  expect(await customer.call("claimWheelPack", claim)).toMatchObject({ valid: true, result: { product: PACK } });
  const { samplepack } = (await customer.call("getOwnedProducts")).result;
  expect(samplepack).toMatchObject([{ name: PACK }]);
  expect((await customer.call("claimWheelPack", claim)).code).toBe("wheel.nothingToClaim");
  expect((await wheelOf(customer)).draws).toMatchObject([{ is_claimed: true }]);
});

test("[ENGAGE-03] a draw without a pack can't be claimed", async () => {
  await always(NONE);
  const customer = await newCustomer();
  const { draw } = (await spin(customer)).result;
  const claim = { wheel: draw.wheel, number: draw.number };
  expect((await customer.call("claimWheelPack", claim)).code).toBe("wheel.nothingToClaim");
});

test("[ENGAGE-03] [ENGAGE-11] a pack that is no longer in the catalogue costs a warning, and the spin goes on", async () => {
  await putWheelSegments(shop.db, [{ ...GIFT, product: "faIR Gone", odds: 1000 }]);
  expect((await spin()).result.draw).toMatchObject({ segment: "pack", is_claimed: false });
  expect(shop.logged).toContainEqual(expect.objectContaining({ level: "warn", product: "faIR Gone" }));
});

test("[ENGAGE-03] without segments there is no wheel; one that was shown keeps its odds", async () => {
  const shown = await wheelOf();
  await putWheelSegments(shop.db, []);
  expect((await wheelOf()).segments).toEqual(shown.segments);
  expect((await spin()).valid).toBe(true);
  const stranger = await shop.newBrowser().start();
  expect(await wheelOf(stranger)).toEqual({ wheel: null, segments: [], hashes: [], spins_left: 0, draws: [] });
  expect(await spin(stranger)).toMatchObject({ valid: false, code: "wheel.closed" });
});

test.each([
  ["odds", [{ id: "again", type: "none", odds: 999 }], "add up to 999, not to 1000"],
  [
    "id",
    [
      { id: "a", type: "none", odds: 500 },
      { id: "a", type: "none", odds: 500 },
    ],
    "is used twice: a",
  ],
  ["a.value", [{ id: "a", type: "discount", odds: 1000 }], "goes with the type discount"],
  ["a.product", [{ id: "a", type: "freepack", product: "faAlign", odds: 1000 }], "names no public pack: faAlign"],
  ["0.odds", [{ id: "a", type: "none", odds: 1.5 }], "is not a whole number"],
])("[ENGAGE-03] a fault in %s of wheel.json is named", async (field, wheel, reason) => {
  const imported = await importContent(shop.deps, { ...buildContent(), wheel });
  expect(imported).toMatchObject({
    failure: { code: "content.invalid", params: { file: "wheel.json", field, reason } },
  });
});
