import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_COOKIE } from "../contract/index.ts";
import { addToCart, buildTimedClient, logInSecured, pass, registerSecured } from "../testing/build-timed-client.ts";
import { type FakeReply, refused, valid } from "../testing/index.ts";

const MINUTE_MS = 60_000;
const STALE_SECURITY = refused("api.securityTokenInvalid", null, 403);
const STALE_ACCESS = refused("api.accessTokenInvalid", null, 401);
const TOKEN = valid({ csrf_token: "t" });

test.each([
  ["what may be repeated", "register", registerSecured],
  ["what may not: nothing was done yet", "login", logInSecured],
] as const)(
  "[API-05] a security token that expired between prepare and execute is fetched again at once, for %s",
  async (_kind, name, call) => {
    const world = buildTimedClient();
    world.host.reply(name, TOKEN, STALE_SECURITY, TOKEN, valid({}));
    expect(await world.settled(call(world))).toEqual(ok({}));
    expect(world.trail).toEqual([`0 ${name} prepare`, `0 ${name} execute`, `0 ${name} prepare`, `0 ${name} execute`]);
    expect(world.keys().size).toBe(1);
  },
);

test.each([
  ["what may be repeated", "register", registerSecured],
  ["what may not", "login", logInSecured],
] as const)(
  "[API-05] an access token that expired between prepare and execute invalidates its security token, for %s",
  async (_kind, name, call) => {
    const world = buildTimedClient();
    world.host.reply(name, TOKEN, STALE_ACCESS, TOKEN, valid({}));
    expect(await world.settled(call(world))).toEqual(ok({}));
    expect(world.trail).toEqual([
      `0 ${name} prepare`,
      `0 ${name} execute`,
      "0 generateToken",
      `0 ${name} prepare`,
      `0 ${name} execute`,
    ]);
    expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("access-1");
  },
);

test("[API-05] faults and stale tokens together: an operation is sent three times, not three times each", async () => {
  const world = buildTimedClient();
  const fault: FakeReply = { status: 500, body: "" };
  world.host.reply("register", TOKEN, fault, STALE_SECURITY, TOKEN, fault, valid({}));
  expect(await world.settled(registerSecured(world))).toEqual(
    fail({ code: "api.httpStatus", params: { status: 500, body: "" } }),
  );
  expect(world.trail).toEqual([
    "0 register prepare",
    "0 register execute",
    "0.5 register execute",
    "0.5 register prepare",
    "0.5 register execute",
  ]);
  expect(world.log).toMatchObject([{ operation: "user.register", tries: 3 }]);
});

test("[API-05] if no security token can be fetched, the prepare call is tried three times and no more", async () => {
  const world = buildTimedClient();
  world.host.reply("login", "silent");
  expect(await world.settled(logInSecured(world))).toEqual(fail({ code: "api.timeout" }));
  expect(world.trail).toEqual(["0 login prepare", "10.5 login prepare", "21.5 login prepare"]);
});

test("[API-03] calls that wait while the access token is renewed go out with the new one, after it", async () => {
  const world = buildTimedClient({ accessToken: "old" });
  world.host.reply("regenerateToken", "unreachable", valid({ access_token: "new" }));
  const starting = world.client.start();
  const waiting = [addToCart(world), world.client.call("getCart", {})];
  await world.settled(Promise.all([starting, ...waiting]));
  expect(world.trail).toEqual([
    "0 updateSession",
    "0 regenerateToken",
    "0.5 regenerateToken",
    "0.5 addToCart",
    "0.5 getCart",
  ]);
  const tokens = world.host.requests.slice(-2).map(({ json }) => (json as { globals: object }).globals);
  expect(tokens).toMatchObject([{ access_token: "new" }, { access_token: "new" }]);
});

test("[API-05] a call that meets the renewal of its security token waits for it: one token is fetched for both", async () => {
  const world = buildTimedClient();
  world.host.reply("login", TOKEN, "unreachable", TOKEN, valid({}));
  const letGo = world.client.keepSecurityToken("userLogin");
  await pass(world.clock, 9.5 * MINUTE_MS);
  expect(await world.settled(logInSecured(world))).toEqual(ok({}));
  expect(world.trail).toEqual(["0 login prepare", "570 login prepare", "570.5 login prepare", "570.5 login execute"]);
  letGo();
});
