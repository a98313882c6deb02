import { randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import {
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const HOUR_MS = 60 * 60 * 1000;

let shop: TestApp;
let browser: TestBrowser;
let userId: string;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = shop.newBrowser();
  userId = await insertUser(shop.deps, "Ada Example");
  await startSession(shop.deps, browser, userId);
});

const fetchFile = () => browser.fetch("/files/my-data");

test("[SAFE-27] [SAFE-21] a logged-in customer gets a file of what is stored, which nothing in between caches", async () => {
  await insertLicence(shop.deps, userId, "faAlign");
  const answer = await fetchFile();
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    200,
    {
      "cache-control": "no-store",
      "content-disposition": expect.stringContaining("my-data.json"),
      "content-type": "application/json; charset=utf-8",
    },
  ]);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(await answer.json()).toMatchObject({
    what_this_is: expect.stringContaining("everything that Test Shop holds about you"),
    made_at: new Date(shop.clock.nowMs()).toISOString(),
    account: { id: userId, first_name: "Ada", created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    sessions: [{ ended_at: null }],
    licences: [{ product: "faAlign", devices: [] }],
    orders: [],
    contact_messages: [],
  });
});

test.each([
  ["de", "alles, was Test Shop über Sie gespeichert hat"],
  ["ja", "Test Shopがお客様について保有しているすべてのデータ"],
])("it says what it is in the account's language: %s", async (locale, words) => {
  await shop.db.updateTable("users").set({ locale }).where("id", "=", userId).execute();
  expect((await (await fetchFile()).json()).what_this_is).toContain(words);
});

test("[SAFE-27] no key of a link is in it, for a stolen session would find in it how to reset the password", async () => {
  const key = "AbC-123_xyz";
  const text = `Open http://shop.test/account?action=reset&id=7&key=${key}`;
  const mail = { kind: "resetPassword", recipient: `${userId}@shop.test`, userId, subject: "Reset" } as const;
  await enqueueMail(shop.db, shop.deps, { ...mail, text, html: `<a href="?key=${key}">`, headers: { "X-Key": key } });
  const file = await (await fetchFile()).text();
  expect(file).toContain("action=reset&id=7&key=…");
  expect(file).not.toContain(key);
});

test("[SAFE-03] nothing of anybody else is in it", async () => {
  const otherId = await insertUser(shop.deps, "Grace Other");
  await insertLicence(shop.deps, otherId, "faAlign");
  const file = await (await fetchFile()).text();
  expect(file).not.toContain(otherId);
  expect(JSON.parse(file)).toMatchObject({ licences: [] });
});

test.each([
  ["without a session", () => browser.cookies.clear()],
  [
    "with a session that isn't known",
    () => {
      for (const name of browser.cookies.keys()) browser.cookies.set(name, randomUuid(shop.deps.random));
    },
  ],
])("[SAFE-21] %s there is no file", async (_how, spoil) => {
  spoil();
  const answer = await fetchFile();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
  expect(await answer.text()).not.toContain("Ada");
});

test("[SAFE-20] an account gets five in an hour", async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await fetchFile()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  shop.clock.advance(HOUR_MS + 1);
  expect((await fetchFile()).status).toBe(200);
});
