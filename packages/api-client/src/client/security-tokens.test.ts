import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { operations } from "../contract/index.ts";
import { buildClient, type TestClient } from "../testing/build-client.ts";
import { refused, valid } from "../testing/index.ts";

const MINUTE_MS = 60_000;
const GOOD_LOGIN = { email_address: "ada@example.com", password: "secret" };

function logIn({ client }: TestClient) {
  return client.callSecured("login", (token) => ({ mode: "execute", ...GOOD_LOGIN, token }));
}

function modes({ host }: TestClient): string[] {
  return host.requests.map((request) => {
    const sent = (request.json as { request: { mode?: string; token?: string } }).request;
    return [request.name, sent.mode, sent.token].filter(Boolean).join(" ");
  });
}

test("[API-05] a secured call is preceded by the prepare call of its purpose, which changes nothing and has no key", async () => {
  const world = buildClient();
  await world.settled(logIn(world));
  expect(modes(world)).toEqual(["login prepare", "login execute security-1"]);
  expect(world.host.requests[0]?.headers["idempotency-key"]).toBeUndefined();
  expect(world.host.requests[1]?.headers["idempotency-key"]).toBeDefined();
});

test("[API-05] a token is reused for nine and a half minutes, then fetched again", async () => {
  const world = buildClient();
  world.host.reply(
    "login",
    valid({ csrf_token: "one" }),
    refused(500),
    refused(500),
    valid({ csrf_token: "two" }),
    refused(500),
  );
  await world.settled(logIn(world));
  await world.clock.advanceAsync(9.4 * MINUTE_MS);
  await world.settled(logIn(world));
  await world.clock.advanceAsync(0.1 * MINUTE_MS);
  await world.settled(logIn(world));
  expect(modes(world)).toEqual([
    "login prepare",
    "login execute one",
    "login execute one",
    "login prepare",
    "login execute two",
  ]);
});

test("[API-05] a token that is kept ready is fetched ahead and renewed every nine and a half minutes, until it is released", async () => {
  const world = buildClient();
  const letGo = world.client.keepSecurityToken("userLogin");
  await world.clock.advanceAsync(9.5 * MINUTE_MS - 1);
  expect(modes(world)).toEqual(["login prepare"]);
  await world.clock.advanceAsync(1);
  expect(modes(world)).toEqual(["login prepare", "login prepare"]);
  letGo();
  await world.clock.advanceAsync(60 * MINUTE_MS);
  expect(modes(world)).toHaveLength(2);
});

test("[API-05] a fetch is tried three times, after half a second and a second more", async () => {
  const world = buildClient();
  world.host.reply("register", "unreachable");
  const keeping = world.client.keepSecurityToken("register");
  await world.clock.advanceAsync(499);
  expect(world.host.requests).toHaveLength(1);
  await world.clock.advanceAsync(1);
  expect(world.host.requests).toHaveLength(2);
  await world.clock.advanceAsync(999);
  expect(world.host.requests).toHaveLength(2);
  await world.clock.advanceAsync(1);
  expect(world.host.requests).toHaveLength(3);
  await world.clock.advanceAsync(5 * MINUTE_MS);
  expect(world.host.requests).toHaveLength(3);
  keeping();
});

test("[API-05] a stale token is fetched again and the operation repeated with the same key", async () => {
  const world = buildClient();
  world.host.reply(
    "login",
    valid({ csrf_token: "one" }),
    refused("api.securityTokenInvalid", null, 403),
    valid({ csrf_token: "two" }),
    valid({ user: null }),
  );
  expect(await world.settled(logIn(world))).toEqual(ok({ user: null }));
  expect(modes(world)).toEqual(["login prepare", "login execute one", "login prepare", "login execute two"]);
  const keys = world.host.requests.map((request) => request.headers["idempotency-key"]);
  expect(keys[3]).toBe(keys[1]);
});

test("[API-05] a host that rejects every token as stale is called three times, not forever", async () => {
  const world = buildClient();
  const stale = refused("api.securityTokenInvalid", null, 403);
  const token = valid({ csrf_token: "t" });
  world.host.reply("login", token, stale, token, stale, token, stale, token, stale);
  expect(await world.settled(logIn(world))).toMatchObject({ failure: { code: "api.securityTokenInvalid" } });
  expect(modes(world).filter((step) => step.startsWith("login execute"))).toHaveLength(3);
});

test("[API-05] a login isn't repeated after a fault of the network: it may have happened", async () => {
  const world = buildClient();
  world.host.reply("login", valid({ csrf_token: "one" }), "unreachable");
  expect(await world.settled(logIn(world))).toMatchObject({ failure: { code: "api.unreachable" } });
  expect(modes(world)).toEqual(["login prepare", "login execute one"]);
});

test("[API-05] a login makes the session another one, so the next secured call fetches its own token", async () => {
  const world = buildClient();
  world.host.reply(
    "login",
    valid({ csrf_token: "one" }),
    valid({ user: null }),
    valid({ csrf_token: "two" }),
    valid({ user: null }),
  );
  await world.settled(logIn(world));
  await world.settled(logIn(world));
  expect(modes(world)).toEqual(["login prepare", "login execute one", "login prepare", "login execute two"]);
});

test("[API-10] a prepare call without a token is a malformed response", async () => {
  const world = buildClient();
  world.host.reply("login", valid({}));
  expect(await world.settled(logIn(world))).toEqual({
    isOk: false,
    failure: { code: "api.badAnswer", params: { operation: "user.login", path: "result.csrf_token" } },
  });
});

test.each([
  ["userLogin", "login"],
  ["register", "register"],
  ["passwordForget", "passwordForget"],
  ["changePassword", "changePassword"],
  ["updateUserSettings", "updateProfile"],
  ["updateNewsletterSettings", "updateNewsletterSettings"],
  ["rateProduct", "rateProduct"],
  ["redeemProduct", "redeemProduct"],
] as const)(
  "[API-05] a token for %s is fetched by %s's prepare call, which is secured by it",
  async (purpose, name) => {
    const { client, clock, host } = buildClient();
    host.reply(name, valid({ csrf_token: "one" }));
    const letGo = client.keepSecurityToken(purpose);
    await clock.advanceAsync(0);
    letGo();
    expect(host.requests.map((request) => [request.name, request.json])).toMatchObject([
      [name, { request: { mode: "prepare" } }],
    ]);
    expect(operations[name].tokenPurpose).toBe(purpose);
  },
);

test("a secured call of an operation that takes no token is a programmer's mistake", async () => {
  const { client } = buildClient();
  await expect(client.callSecured("logout", () => ({}))).rejects.toThrow("takes no security token");
});

test("[API-05] a new visitor's token makes the old one's security tokens useless: none is sent", async () => {
  const world = buildClient();
  world.host.reply(
    "login",
    valid({ csrf_token: "of-the-old-visitor" }),
    refused(500),
    valid({ csrf_token: "two" }),
    refused(500),
  );
  await world.settled(logIn(world));
  await world.settled(world.client.restart());
  await world.settled(logIn(world));
  expect(modes(world).filter((step) => step.startsWith("login"))).toEqual([
    "login prepare",
    "login execute of-the-old-visitor",
    "login prepare",
    "login execute two",
  ]);
});

test("[API-05] so does an access token that turned out to be stale on another call", async () => {
  const world = buildClient();
  world.host.reply(
    "login",
    valid({ csrf_token: "of-the-old-visitor" }),
    refused(500),
    valid({ csrf_token: "two" }),
    refused(500),
  );
  await world.settled(logIn(world));
  world.host.reply("logout", refused("api.accessTokenInvalid", null, 401));
  await world.settled(world.client.call("logout", {}));
  await world.settled(logIn(world));
  expect(modes(world).at(-1)).toBe("login execute two");
});
