import { createApiClient, createWebCryptoSha256 } from "@shop/api-client";
import { ACCESS_TOKEN_COOKIE } from "@shop/api-client/contract";
import { createFakeTransport, refused, valid } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { createFakeClock, createFakeRandom, createMemoryStorage, FAKE_NOW_MS } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createPasswordGateway } from "./password-gateway.ts";

const LINK = { id: "i1", key: "k1" };
const RESET = { ...LINK, token: "t1", password: " Measured-Room-43 " };

/** The gateway on the real client, before a fake host and clock: the tries are the client's. */
function world() {
  const host = createFakeTransport();
  const clock = createFakeClock();
  const client = createApiClient({
    host: "https://shop.example",
    transport: host.send,
    clock,
    random: createFakeRandom(),
    accessTokens: createMemoryStorage({ [ACCESS_TOKEN_COOKIE]: "kept" }),
    // The platform's digest resolves outside the fake clock's turns; ours resolves at once.
    hash: createWebCryptoSha256(undefined),
    currentPath: () => "/account",
  });
  const settled = async <Value>(call: Promise<Value>): Promise<Value> => {
    await clock.advanceAsync(0);
    return call;
  };
  return { host, clock, gateway: createPasswordGateway(client), settled };
}

const requestOf = (json: unknown) => (json as { request: unknown }).request;

test("[AUTH-14] a reset mail is requested with the security token of its own purpose", async () => {
  const { host, gateway, settled } = world();
  host.reply("passwordForget", valid({ csrf_token: "t9" }), valid({}));
  expect(await settled(gateway.sendResetMail("ada@example.com"))).toEqual(ok(undefined));
  expect(host.requestsOf("passwordForget").map(({ json }) => requestOf(json))).toEqual([
    { mode: "prepare" },
    { mode: "execute", email_address: "ada@example.com", csrf_token: "t9" },
  ]);
});

test("[AUTH-15] a link is checked by a prepare call with id and key, which returns the token, or none", async () => {
  const { host, gateway, settled } = world();
  host.reply("changePassword", valid({ csrf_token: "t1" }), valid({}));
  expect(await settled(gateway.prepareReset(LINK))).toEqual(ok("t1"));
  expect(await settled(gateway.prepareReset(LINK))).toEqual(ok(null));
  expect(requestOf(host.requestsOf("changePassword")[0]?.json)).toEqual({ mode: "prepare", ...LINK });
});

test("[AUTH-15] executing sends the new password twice, as typed, and returns the account's address", async () => {
  const { host, gateway, settled } = world();
  host.reply("changePassword", valid({ email: "ada@example.com" }), valid({}));
  expect(await settled(gateway.resetPassword(RESET))).toEqual(ok("ada@example.com"));
  expect(requestOf(host.requestsOf("changePassword")[0]?.json)).toEqual({
    mode: "execute",
    ...LINK,
    password_new1: " Measured-Room-43 ",
    password_new2: " Measured-Room-43 ",
    csrf_token: "t1",
  });
  expect(await settled(gateway.resetPassword(RESET))).toEqual(ok(null));
});

test("[AUTH-15] the number 509 is an expired link, reported at once", async () => {
  const { host, gateway, settled } = world();
  host.reply("changePassword", refused(509, "Gone."));
  const expired = fail({ code: "auth.resetLinkExpired", params: { code: 509 }, serverText: "Gone." });
  expect(await settled(gateway.prepareReset(LINK))).toEqual(expired);
  expect(await settled(gateway.resetPassword(RESET))).toEqual(expired);
  expect(host.requestsOf("changePassword")).toHaveLength(2);
});

test.each(["prepareReset", "resetPassword"] as const)(
  "[AUTH-15] %s is tried three times, after half a second and after a second, under one key",
  async (act) => {
    const { host, clock, gateway } = world();
    const sentAtMs: number[] = [];
    host.reply("changePassword", "unreachable");
    const answer = gateway[act](RESET);
    for (let step = 0; step < 8; step += 1) {
      await clock.advanceAsync(0);
      while (sentAtMs.length < host.requestsOf("changePassword").length) sentAtMs.push(clock.nowMs() - FAKE_NOW_MS);
      await clock.advanceAsync(250);
    }
    expect((await answer).isOk).toBe(false);
    expect(sentAtMs).toEqual([0, 500, 1500]);
    const keys = host.requestsOf("changePassword").map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  },
);
