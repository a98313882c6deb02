import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  logIn,
  readActivationLink,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const STRANGERS = "Strangers-Password-1";
const HOUR_MS = 60 * 60_000;

let shop: TestApp;
let owner: TestBrowser;
let stranger: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  owner = await shop.newBrowser().start();
  stranger = await shop.newBrowser({ address: "198.51.100.66" }).start();
});
afterEach(() => shop.close());

/** A sign-up with Ada's address, and the link that its mail brought. */
async function signUpAs(browser: TestBrowser, fields: Readonly<Record<string, unknown>> = {}) {
  shop.clock.advance(1000);
  expect(await browser.callSecured("register", buildRegistration(fields))).toMatchObject({ valid: true });
  return readActivationLink(shop, ADA);
}

async function resendTo(browser: TestBrowser) {
  shop.clock.advance(1000);
  expect(await browser.call("resendActivation", { email: ADA })).toMatchObject({ valid: true });
  return readActivationLink(shop, ADA);
}

/** Which of the two passwords opens the account. */
async function passwordsInForce(): Promise<string[]> {
  const open = [];
  for (const [whose, password] of [
    ["owner's", undefined],
    ["stranger's", STRANGERS],
  ] as const) {
    const visitor = await shop.newBrowser({ address: "203.0.113.99" }).start();
    if ((await logIn(visitor, ADA, password)).valid) open.push(whose);
  }
  return open;
}

test("[SAFE-09] a link puts the sign-up into force that its mail names, wherever it is opened", async () => {
  await signUpAs(stranger, { password: STRANGERS });
  const link = await signUpAs(owner);
  const otherDevice = await shop.newBrowser().start();
  expect(await otherDevice.call("verifyMail", link)).toMatchObject({ valid: true });
  expect(await passwordsInForce()).toEqual(["owner's"]);
});

test("[SAFE-09] one link that is used ends the account's others, and what they carried, a stranger's password among it, is forgotten", async () => {
  await signUpAs(stranger, { password: STRANGERS });
  expect(await owner.call("verifyMail", await signUpAs(owner))).toMatchObject({ valid: true });
  const links = await shop.db.selectFrom("link_keys").select(["payload", "used_at"]).execute();
  expect(links.map(({ payload, used_at }) => [payload, used_at !== null])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test.each(["before", "after"])(
  "[SAFE-09] an owner who opens the link of a stranger's sign-up, made %s their own one, where that was made, gets their own password",
  async (when) => {
    if (when === "after") await signUpAs(owner);
    const strangersLink = await signUpAs(stranger, { password: STRANGERS });
    if (when === "before") await signUpAs(owner);
    expect(await owner.call("verifyMail", strangersLink)).toMatchObject({ valid: true, result: { email: ADA } });
    expect(await passwordsInForce()).toEqual(["owner's"]);
  },
);

test.each(["before", "after"])(
  "[AUTH-08][SAFE-09] a link that is asked for again is that of the asker's own sign-up, though a stranger's was made %s it",
  async (when) => {
    if (when === "before") await signUpAs(stranger, { password: STRANGERS });
    await signUpAs(owner);
    if (when === "after") await signUpAs(stranger, { password: STRANGERS });
    const link = await resendTo(owner);
    const otherDevice = await shop.newBrowser().start();
    expect(await otherDevice.call("verifyMail", link)).toMatchObject({ valid: true });
    expect(await passwordsInForce()).toEqual(["owner's"]);
  },
);

test("[AUTH-08][SAFE-09] asked for again where nobody has signed up, the link is that of the first sign-up, not of a stranger's later one", async () => {
  await signUpAs(owner);
  await signUpAs(stranger, { password: STRANGERS });
  const otherDevice = await shop.newBrowser().start();
  const link = await resendTo(otherDevice);
  expect(await otherDevice.call("verifyMail", link)).toMatchObject({ valid: true });
  expect(await passwordsInForce()).toEqual(["owner's"]);
});

test("[AUTH-08] the mail of a link that is asked for again names the time of its sign-up, not of the asking", async () => {
  await signUpAs(owner);
  shop.clock.advance(3 * HOUR_MS);
  const later = await shop.newBrowser().start();
  await resendTo(later);
  const mails = await shop.db.selectFrom("mails").select("text_body").orderBy("created_at").execute();
  const times = mails.map((mail) => /the sign-up on (.+) UTC/.exec(mail.text_body)?.[1]);
  expect(times[0]).toMatch(/^\d+ [A-Z][a-z]+ \d{4} at /);
  expect(times).toEqual([times[0], times[0]]);
});

test("[AUTH-08][SAFE-20] the mail of a sign-up that wasn't sent, because a stranger had used up the address's mails, is sent on request", async () => {
  for (let round = 0; round < 3; round += 1) await signUpAs(stranger, { password: STRANGERS });
  await signUpAs(owner);
  shop.clock.advance(HOUR_MS);
  const link = await resendTo(owner);
  const otherDevice = await shop.newBrowser().start();
  expect(await otherDevice.call("verifyMail", link)).toMatchObject({ valid: true });
  expect(await passwordsInForce()).toEqual(["owner's"]);
});
