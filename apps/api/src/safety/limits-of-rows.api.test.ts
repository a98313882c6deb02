import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unsubscribeLink } from "../newsletter/unsubscribe-link.ts";
import {
  buildContent,
  buildContentTutorial,
  callDirect,
  createTestApp,
  importTestContent,
  insertUser,
  logIn,
  newCustomer,
  startSession,
  type TestApp,
} from "../testing/index.ts";

const HOST = "https://host.example";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ settings: { allowedOrigins: [HOST] } });
  const tutorials = Array.from({ length: 11 }, (_, id) => buildContentTutorial({ id: id + 1, slug: `article-${id}` }));
  await importTestContent(shop.deps, buildContent({ tutorials }));
});
afterAll(() => shop.close());

const sessions = () => shop.db.selectFrom("sessions").selectAll().orderBy("created_at", "desc");

test("a session's last use is written at most once a minute", async () => {
  const browser = await shop.newBrowser().start();
  const begun = new Date(shop.clock.nowMs());
  await startSession(shop.deps, browser, await insertUser(shop.deps));
  const lastSeen = async () => {
    await browser.call("updateSession");
    return (await sessions().executeTakeFirstOrThrow()).last_seen_at;
  };
  shop.clock.advance(60_000);
  expect(await lastSeen()).toEqual(begun);
  shop.clock.advance(1);
  expect(await lastSeen()).toEqual(new Date(shop.clock.nowMs()));
});

test("[SAFE-20] failed logins of an account from a place are counted for a quarter of an hour", async () => {
  const browser = await shop.newBrowser({ address: "192.0.2.98" }).start();
  await logIn(browser, "nobody@customer.example", "wrong");
  const counts = shop.db.selectFrom("rate_limits").selectAll().where("key", "like", "login:%");
  const { expires_at } = await counts.executeTakeFirstOrThrow();
  expect(expires_at.getTime() - shop.clock.nowMs()).toBe(900_000);
});

test("of the browser's own name a session keeps 300 characters", async () => {
  await newCustomer(shop, "long@customer.example");
  const browser = await shop.newBrowser({ headers: { "user-agent": "x".repeat(1000) } }).start();
  await logIn(browser, "long@customer.example");
  const kept = sessions().where("user_agent", "like", "xxx%");
  expect((await kept.executeTakeFirstOrThrow()).user_agent).toBe("x".repeat(300));
});

test("five thousand missing addresses are kept; further ones aren't", async () => {
  const browser = await shop.newBrowser().start();
  const count = async () => (await shop.db.selectFrom("not_found_reports").select("url").execute()).length;
  await sql`insert into not_found_reports select '/gone/' || n, 1, now(), now() from generate_series(1, 4999) n`.execute(
    shop.db,
  );
  await callDirect(browser, "notifyNotFound", { url: "/one" });
  expect(await count()).toBe(5000);
  await callDirect(browser, "notifyNotFound", { url: "/another" });
  expect(await count()).toBe(5000);
});

test("[SAFE-20] 240 new visitors a minute come from a place", async () => {
  const place = shop.newBrowser({ address: "192.0.2.99" });
  const codes: unknown[] = [];
  for (let count = 0; count < 241; count += 1) codes.push((await place.call("generateToken")).status);
  expect(codes).toEqual([...Array.from({ length: 240 }, () => 200), 429]);
});

test("[API-08] a list of articles has ten where its reader doesn't say how many", async () => {
  const response = await shop.app.request("/wp-json/wp/v2/posts");
  expect(await response.json()).toHaveLength(10);
});

test("a mail program's form has 4096 bytes at most", async () => {
  const id = await insertUser(shop.deps);
  const { email } = await shop.db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  const link = unsubscribeLink(shop.deps.settings, { id, email });
  const path = `/newsletter/unsubscribe?${new URLSearchParams({ ...link })}`;
  const post = (bytes: number) =>
    shop.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click&x=".padEnd(bytes, "x"),
    });
  expect((await post(4097)).status).toBe(400);
  expect((await post(4096)).status).toBe(200);
});

test("a form that hands a cart over has 4096 bytes at most; of a larger one nothing is read", async () => {
  const languageOf = async (bytes: number) => {
    const response = await shop.newBrowser().fetch("/embed/checkout", {
      method: "POST",
      headers: { origin: HOST, "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
      body: "language=ja&x=".padEnd(bytes, "x"),
    });
    return response.headers.get("location");
  };
  expect(await languageOf(4096)).toBe("/embed/arrive?language=ja");
  expect(await languageOf(4097)).toBe("/embed/arrive?language=en");
});
