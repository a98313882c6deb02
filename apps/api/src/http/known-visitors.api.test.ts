import { afterAll, beforeAll, expect, test } from "vitest";
import { giveAccessToken, welcomeVisitor } from "../sign-in/give-access-token.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { createKnownVisitors } from "./known-visitors.ts";

const ACCESS_TOKEN_LIFE_MS = 2 * 60 * 60 * 1000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test("[SAFE-02] a token leads to its own visitor; none, or one that nobody was given, to nobody", async () => {
  const visitors = createKnownVisitors(shop.deps);
  const tokens = [await welcomeVisitor(shop.deps), await welcomeVisitor(shop.deps)];
  const [first, second] = await Promise.all(tokens.map(async (token) => (await visitors.find(token))?.visitorId));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  expect(await visitors.find(await giveAccessToken(shop.deps, first ?? ""))).toMatchObject({ visitorId: first });
  expect([await visitors.find(""), await visitors.find("unknown")]).toEqual([null, null]);
});

test("[SAFE-02] a token that is gone from the database is believed for a minute at most", async () => {
  const visitors = createKnownVisitors(shop.deps);
  const token = await welcomeVisitor(shop.deps);
  const known = await visitors.find(token);
  await shop.db.deleteFrom("access_tokens").execute();
  shop.clock.advance(59_999);
  expect(await visitors.find(token)).toEqual(known);
  shop.clock.advance(1);
  expect(await visitors.find(token)).toBeNull();
});

test("[AUTH-16] [SAFE-02] a token that was just looked up ends at its own end all the same", async () => {
  const visitors = createKnownVisitors(shop.deps);
  const token = await welcomeVisitor(shop.deps);
  shop.clock.advance(ACCESS_TOKEN_LIFE_MS - 1);
  expect(await visitors.find(token)).not.toBeNull();
  shop.clock.advance(1);
  expect(await visitors.find(token)).toBeNull();
});
