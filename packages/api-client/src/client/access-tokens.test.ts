import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_COOKIE } from "../contract/index.ts";
import { buildClient, type TestClient } from "../testing/build-client.ts";
import { type FakeRequest, refused, valid } from "../testing/index.ts";

const USER = {
  email_address: "ada@example.com",
  name: "Ada",
  is_logged_in: true,
  account_is_active: true,
  newsletterSettings: 0,
  dripEvents: [],
  preferredCurrency: null,
  userLoginMail: "ada@example.com",
  isNewAccount: false,
};

function trail({ host }: TestClient): string[] {
  return host.requests.map((request) => `${request.name} ${tokenOf(request)}`.trim());
}

function tokenOf(request: FakeRequest | undefined): unknown {
  return (request?.json as { globals?: { access_token?: string } } | undefined)?.globals?.access_token;
}

test("[API-03] calls made before there is a token wait for it, and one is generated for all", async () => {
  const world = buildClient({ accessToken: null });
  const { client, settled } = world;
  await settled(Promise.all([client.call("logout", {}), client.call("clearCart", {})]));
  expect(trail(world)).toEqual(["generateToken", "logout access-1", "clearCart access-1"]);
});

test("[API-03] the IP look-up needs no token", async () => {
  const world = buildClient({ accessToken: null });
  world.host.reply("getIpAddress", valid({ ip_address: "203.0.113.7" }));
  expect(await world.settled(world.client.call("getIpAddress", {}))).toEqual(ok({ ip_address: "203.0.113.7" }));
  expect(trail(world)).toEqual(["getIpAddress"]);
});

test("[API-03] if no token can be fetched, the call isn't made", async () => {
  const world = buildClient({ accessToken: null });
  world.host.reply("generateToken", "unreachable");
  const answer = await world.settled(world.client.call("logout", {}));
  expect(answer).toMatchObject({ isOk: false, failure: { code: "api.unreachable" } });
  expect(world.host.requestsOf("logout")).toEqual([]);
});

test("[AUTH-16] a valid token is checked by a session update, regenerated, and the user is known", async () => {
  const world = buildClient({ accessToken: "kept" });
  world.host.reply("updateSession", valid({ user: USER }));
  expect(await world.settled(world.client.start("ada@example.com"))).toEqual(ok({ user: USER, lifeMs: 7_200_000 }));
  expect(trail(world)).toEqual(["updateSession kept", "regenerateToken kept"]);
  expect(world.host.requests[0]?.json).toMatchObject({ request: { emailAddress: "ada@example.com" } });
  expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
});

test("[AUTH-16] an invalid token is replaced by a new one, and the session cookie may still contain a login", async () => {
  const world = buildClient({ accessToken: "old" });
  world.host.reply("updateSession", refused("api.accessTokenInvalid", null, 401), valid({ user: USER }));
  expect(await world.settled(world.client.start())).toEqual(ok({ user: USER, lifeMs: 7_200_000 }));
  expect(trail(world)).toEqual(["updateSession old", "generateToken", "updateSession access-1"]);
});

test("[AUTH-16] a start without a token generates one, and nobody is logged in", async () => {
  const world = buildClient({ accessToken: null });
  expect(await world.settled(world.client.start())).toEqual(ok({ user: null, lifeMs: 7_200_000 }));
  expect(trail(world)).toEqual(["generateToken", "updateSession access-1"]);
});

test.each([
  [900, 1800, 1_800_000],
  [900, undefined, 7_200_000],
])(
  "[AUTH-17] of a session of %d seconds and a renewed token of %d the token counts",
  async (ofSession, ofToken, lifeMs) => {
    const world = buildClient({ accessToken: "kept" });
    world.host.reply("updateSession", valid({ user: USER, expires_in: ofSession }));
    world.host.reply("regenerateToken", valid({ access_token: "fresh", expires_in: ofToken }));
    expect(await world.settled(world.client.start())).toEqual(ok({ user: USER, lifeMs }));
  },
);

test("[AUTH-17] a token that couldn't be exchanged leaves the visit as long as the session", async () => {
  const world = buildClient({ accessToken: "kept" });
  world.host.reply("updateSession", valid({ user: USER, expires_in: 900 }));
  world.host.reply("regenerateToken", refused("api.busy", null, 503));
  expect(await world.settled(world.client.start())).toEqual(ok({ user: USER, lifeMs: 900_000 }));
});

test("[AUTH-17] a visit with a new token lasts as long as the host says of the session", async () => {
  const world = buildClient({ accessToken: null });
  world.host.reply("updateSession", valid({ user: USER, expires_in: 2_592_000 }));
  expect(await world.settled(world.client.start())).toEqual(ok({ user: USER, lifeMs: 2_592_000_000 }));
});

test("[AUTH-16] if the host can't be reached, the token is kept", async () => {
  const world = buildClient({ accessToken: "kept" });
  world.host.reply("updateSession", "unreachable");
  expect(await world.settled(world.client.start())).toMatchObject({
    isOk: false,
    failure: { code: "api.unreachable" },
  });
  expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("kept");
});

test("[AUTH-16] a token that couldn't be exchanged is kept", async () => {
  const world = buildClient({ accessToken: "kept" });
  world.host.reply("regenerateToken", refused("api.busy", null, 503));
  expect(await world.settled(world.client.start())).toEqual(ok({ user: null, lifeMs: 7_200_000 }));
  expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("kept");
});

test("[API-03] calls made during the start wait for its end; two starts are one", async () => {
  const world = buildClient({ accessToken: "kept" });
  const { client, settled } = world;
  await settled(Promise.all([client.start(), client.start(), client.call("logout", {})]));
  expect(trail(world)).toEqual(["updateSession kept", "regenerateToken kept", "logout access-1"]);
});

test("[AUTH-16] logout is followed by a new token for a new visitor", async () => {
  const world = buildClient({ accessToken: "kept" });
  expect(await world.settled(world.client.restart())).toEqual(ok(undefined));
  expect(trail(world)).toEqual(["generateToken"]);
  expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
});

test("a restart that fails leaves no token behind, so that the next call fetches one", async () => {
  const world = buildClient({ accessToken: "kept" });
  world.host.reply("generateToken", refused("api.tooManyCalls", "Wait.", 429));
  expect(await world.settled(world.client.restart())).toEqual(fail({ code: "api.tooManyCalls", serverText: "Wait." }));
  expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBeUndefined();
});

test("[API-05] a stale access token is replaced and the call repeated once, with the same key", async () => {
  const world = buildClient({ accessToken: "old" });
  world.host.reply("clearCart", refused("api.accessTokenInvalid", null, 401));
  expect(await world.settled(world.client.call("clearCart", {}))).toMatchObject({
    failure: { code: "api.accessTokenInvalid" },
  });
  expect(trail(world)).toEqual(["clearCart old", "generateToken", "clearCart access-1"]);
  const [first, second] = world.host.requestsOf("clearCart");
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
});

test("a token that another tab has replaced meanwhile is used, not generated again", async () => {
  const world = buildClient({ accessToken: "old" });
  world.host.reply(
    "clearCart",
    refused("api.accessTokenInvalid", null, 401),
    valid({ products: [], total_regular: 0, total_discount: 0 }),
  );
  const call = world.client.call("clearCart", {});
  await Promise.resolve();
  world.storage.set(ACCESS_TOKEN_COOKIE, "of-the-other-tab");
  expect(await world.settled(call)).toMatchObject({ isOk: true });
  expect(trail(world).filter((step) => step.startsWith("generateToken"))).toEqual([]);
  expect(tokenOf(world.host.requests.at(-1))).toBe("of-the-other-tab");
});
