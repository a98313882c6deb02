import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/delete-expired.ts";
import {
  askForReset,
  createTestApp,
  logIn,
  mailsOfKind,
  NEW_PASSWORD,
  newCustomer,
  readResetLink,
  sendReset,
  signUp,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const NOBODY = "nobody@customer.example";
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestApp;
let hashes = 0;
beforeEach(async () => {
  shop = await createTestApp();
  hashes = 0;
  const { verify } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    verify: (hash: string, password: string) => {
      hashes += 1;
      return verify(hash, password);
    },
  });
});
afterEach(() => shop.close());

let networks = 0;
/** A browser in a network of its own, which has not logged in before. */
function stranger(): Promise<TestBrowser> {
  networks += 1;
  return shop.newBrowser({ address: `2001:db8:0:${networks.toString(16)}::1` }).start();
}

/** Wrong passwords, each from another network. */
async function guess(times: number, email = ADA): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let round = 0; round < times; round += 1) codes.push((await logIn(await stranger(), email, "wrong")).code);
  return codes;
}

test("[SAFE-20][SAFE-07] wrong passwords from many networks are looked at twenty-one times, then after a wait that doubles, for an account and for an unknown address", async () => {
  await signUp(shop, await stranger());
  for (const email of [ADA, NOBODY]) {
    hashes = 0;
    const codes = await guess(24, email);
    expect(codes.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 500));
    expect(codes.slice(21)).toEqual(["auth.tooManyTries", "auth.tooManyTries", "auth.tooManyTries"]);
    expect(hashes).toBe(21);
    for (const waitMs of [1000, 2000, 4000]) {
      shop.clock.advance(waitMs - 1);
      expect(await guess(1, email)).toEqual(["auth.tooManyTries"]);
      shop.clock.advance(1);
      expect(await guess(2, email)).toEqual([500, "auth.tooManyTries"]);
    }
    expect(hashes).toBe(24);
  }
});

test("[SAFE-20] a device that has logged in before is let through while an account is throttled; another account's isn't", async () => {
  const known = await stranger();
  await signUp(shop, known);
  await logIn(known);
  const other = await newCustomer(shop, "grace@customer.example");
  await guess(22);
  expect(await logIn(await stranger())).toMatchObject({ code: "auth.tooManyTries" });
  expect(await logIn(other)).toMatchObject({ code: "auth.tooManyTries" });
  expect(await logIn(known)).toMatchObject({ valid: true });
});

test("[SAFE-20] the device's cookie is 256 bit, HttpOnly and stored hashed, and serves two accounts of one browser", async () => {
  const browser = await newCustomer(shop);
  const token = browser.cookies.get("shop_device") ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = () => shop.db.selectFrom("login_devices").selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain(token);
  await signUp(shop, browser, "grace@customer.example");
  await logIn(browser, "grace@customer.example");
  expect(browser.cookies.get("shop_device")).toBe(token);
  expect(await rows()).toHaveLength(2);
  shop.clock.advance(365 * DAY_MS - 1);
  await deleteExpired(shop.deps);
  expect(await rows()).toHaveLength(2);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  expect(await rows()).toEqual([]);
});

test("[SAFE-20] a device's cookie that the shop did not issue is replaced at the login", async () => {
  const browser = await stranger();
  await signUp(shop, browser);
  browser.cookies.set("shop_device", "planted");
  await logIn(browser);
  expect(browser.cookies.get("shop_device")).not.toBe("planted");
});

test("[SAFE-20] an emailed link is let through: after a reset the browser logs in, and devices of the old password are not known any more", async () => {
  const thief = await newCustomer(shop);
  await guess(22);
  const owner = await stranger();
  await askForReset(shop, owner);
  expect(await sendReset(owner, await readResetLink(shop))).toMatchObject({ valid: true });
  await guess(22);
  expect(await logIn(owner, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
  expect(await logIn(thief, ADA, NEW_PASSWORD)).toMatchObject({ code: "auth.tooManyTries" });
});

test("[SAFE-20] after a changed password only the browser that changed it is known", async () => {
  const thief = await newCustomer(shop);
  const owner = await stranger();
  await logIn(owner);
  const passwords = { password_old: TEST_PASSWORD, password_new1: NEW_PASSWORD, password_new2: NEW_PASSWORD };
  expect(await owner.callSecured("changePassword", passwords)).toMatchObject({ valid: true });
  await guess(22);
  expect(await logIn(thief, ADA, NEW_PASSWORD)).toMatchObject({ code: "auth.tooManyTries" });
  expect(await logIn(owner, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
});

test("[SAFE-20] after twenty failed logins in a day the owner is sent one mail, in the account's language; a stranger none", async () => {
  await signUp(shop, await stranger());
  await shop.db.updateTable("users").set({ locale: "de" }).execute();
  await guess(19);
  expect(await mailsOfKind(shop, ADA, "manyLogins")).toEqual([]);
  await guess(2);
  await guess(21, NOBODY);
  const [mail, ...others] = await mailsOfKind(shop, ADA, "manyLogins");
  expect(mail?.text_body).toContain("innerhalb eines Tages 20 Anmeldeversuche");
  expect(others).toEqual([]);
  const all = await shop.db.selectFrom("mails").select("recipient").where("kind", "=", "manyLogins").execute();
  expect(all).toEqual([{ recipient: ADA }]);
});

test("[SAFE-20] logins that succeed count as no tries, and tries are forgotten after a day", async () => {
  await signUp(shop, await stranger());
  for (let round = 0; round < 22; round += 1) expect(await logIn(await stranger())).toMatchObject({ valid: true });
  expect(await guess(22)).toEqual([...Array.from({ length: 21 }, () => 500), "auth.tooManyTries"]);
  shop.clock.advance(DAY_MS);
  expect(await guess(2)).toEqual([500, 500]);
});

test("[SAFE-20] tries are counted until the day is over", async () => {
  await guess(22, NOBODY);
  shop.clock.advance(DAY_MS - 1);
  expect(await guess(2, NOBODY)).toEqual([500, "auth.tooManyTries"]);
});

test("[SAFE-26] the outcome of each login is a code in the log, without the address or the password", async () => {
  await signUp(shop, await stranger());
  const browser = await stranger();
  await logIn(browser, ADA, "wrong-password");
  await logIn(browser);
  await guess(20);
  await guess(2);
  const logins = shop.logged.filter(({ message }) => message === "login");
  const outcomes = logins.map(({ outcome }) => outcome);
  expect(outcomes.slice(0, 2)).toEqual(["auth.loginFailed", "auth.loggedIn"]);
  expect(outcomes.at(-1)).toBe("auth.tooManyTries");
  expect(logins.every(({ requestId }) => typeof requestId === "string")).toBe(true);
  expect(JSON.stringify(shop.logged)).not.toMatch(/ada@customer|wrong-password/);
});

test("[SAFE-07][SAFE-20] a network checks a hundred addresses a day, a /64 together, and another network is not affected", async () => {
  const check = async (host: number, network = "a") => {
    const browser = await shop.newBrowser({ address: `2001:db8:ffff:${network}::${host}` }).start();
    return (await browser.call("checkEmail", { email: `a${host}@customer.example` })).code;
  };
  for (let minute = 0; minute < 20; minute += 1) {
    for (let host = 1; host <= 5; host += 1) expect(await check(host)).toBeNull();
    shop.clock.advance(60_000);
  }
  expect(await check(1)).toBe("auth.tooManyTries");
  expect(await check(1, "b")).toBeNull();
  shop.clock.advance(DAY_MS - 20 * 60_000);
  expect(await check(1)).toBeNull();
});
