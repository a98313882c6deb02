import { fail, ok, type Result } from "@shop/kernel";
import type { FakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { ACCESS_TOKEN_COOKIE } from "../contract/index.ts";
import { buildClient, type TestClient } from "../testing/build-client.ts";
import { type FakeReply, refused, valid } from "../testing/index.ts";
import type { ApiClientOptions } from "./client-options.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CART = { products: [], total_regular: 0, total_discount: 0 };
const PASSWORD = { email_address: "ada@example.com", password: "secret" };
const REGISTRATION = {
  mode: "execute",
  email_address: "ada@example.com",
  first_name: "Ada",
  last_name: "Example",
  password: "secret",
  password_2: "secret",
  subscribe_to_newsletter: false,
  accepted_tos: true,
} as const;

interface TimedClient extends Omit<TestClient, "settled"> {
  /** Each request: seconds since the start, short name, mode. */
  readonly trail: readonly string[];
  /** The idempotency keys of what was executed, each once. */
  keys(): ReadonlySet<string | undefined>;
  /** What a call comes to within 40 seconds. */
  settled<Value>(call: Promise<Value>): Promise<Value>;
}

function modeOf(json: unknown): string {
  return (json as { request: { mode?: string } } | undefined)?.request.mode ?? "";
}

/** The client on a fake host, with a note of when each request was made. */
function buildTimedClient(options: Partial<ApiClientOptions> & { accessToken?: string | null } = {}): TimedClient {
  const trail: string[] = [];
  const world: TestClient = buildClient({
    transport: (request) => {
      const sending = world.host.send(request);
      const sent = world.host.requests.at(-1);
      trail.push(`${(world.clock.nowMs() - startMs) / 1000} ${sent?.name} ${modeOf(sent?.json)}`.trim());
      return sending;
    },
    ...options,
  });
  const startMs = world.clock.nowMs();
  const keys = () => {
    const executed = world.host.requests.filter(({ json }) => modeOf(json) !== "prepare");
    return new Set(executed.map(({ headers }) => headers["idempotency-key"]));
  };
  const settled = async <Value>(call: Promise<Value>): Promise<Value> => {
    await pass(world.clock, 40_000);
    return call;
  };
  return { ...world, trail, keys, settled };
}

/** All waits of the client are multiples of it, so that each step's promises settle at the very time they fall due. */
const STEP_MS = 500;
const TURNS_A_STEP = 60;

async function pass(clock: FakeClock, ms: number): Promise<void> {
  const settle = async () => {
    for (let turn = 0; turn < TURNS_A_STEP; turn += 1) await Promise.resolve();
  };
  await settle();
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await clock.advanceAsync(STEP_MS);
    await settle();
  }
}

/** Changes something, and may be repeated with its key. */
const addToCart = ({ client }: Pick<TestClient, "client">) => client.call("addToCart", { product: "faGainTrim" });
/** Changes something, and may not be repeated. */
const logIn = ({ client }: Pick<TestClient, "client">) =>
  client.call("login", { mode: "execute", ...PASSWORD, token: "t" });
const logInSecured = ({ client }: Pick<TestClient, "client">) =>
  client.callSecured("login", (token) => ({ mode: "execute", ...PASSWORD, token }));
const registerSecured = ({ client }: Pick<TestClient, "client">) =>
  client.callSecured("register", (csrf_token) => ({ ...REGISTRATION, csrf_token }));

const badAnswer = (operation: string, path: string) => fail({ code: "api.badAnswer", params: { operation, path } });
const ONCE = [0];
const THREE_TIMES = [0, 0.5, 1.5];

interface Fault {
  readonly reply: FakeReply;
  /** Of addToCart: the seconds at which it is sent, and what comes of it. */
  readonly repeatable: readonly [number[], Result<unknown>];
  /** Of login, which is sent once whatever happens. */
  readonly single: Result<unknown>;
  readonly log?: string;
}

const status = (code: number, body: string) => fail({ code: "api.httpStatus", params: { status: code, body } });
const FAULTS: Readonly<Record<string, Fault>> = {
  "an answer of another shape": {
    reply: valid({ products: "none", user: { name: "Ada" } }),
    repeatable: [ONCE, badAnswer("cart.add", "result.products")],
    single: badAnswer("user.login", "result.user.email_address"),
  },
  "a page instead of JSON": {
    reply: { body: "<!doctype html><title>Welcome</title>" },
    repeatable: [ONCE, badAnswer("cart.add", "")],
    single: badAnswer("user.login", ""),
  },
  "an empty body": {
    reply: { body: "" },
    repeatable: [ONCE, badAnswer("cart.add", "result.products")],
    single: ok({}),
  },
  "JSON that was cut off": {
    reply: { body: '{"valid":true,"result":{"products":[' },
    repeatable: [ONCE, badAnswer("cart.add", "")],
    single: badAnswer("user.login", ""),
  },
  silence: {
    reply: "silent",
    repeatable: [[0, 10.5, 21.5], fail({ code: "api.timeout" })],
    single: fail({ code: "api.timeout" }),
  },
  "a 500 with text": {
    reply: { status: 500, body: "Segmentation fault" },
    repeatable: [THREE_TIMES, status(500, "Segmentation fault")],
    single: status(500, "Segmentation fault"),
    log: "API request failed with status 500: Segmentation fault",
  },
  "a 502 with a page": {
    reply: { status: 502, body: "<h1>Bad gateway</h1>" },
    repeatable: [THREE_TIMES, status(502, "<h1>Bad gateway</h1>")],
    single: status(502, "<h1>Bad gateway</h1>"),
    log: "API request failed with status 502: <h1>Bad gateway</h1>",
  },
  "a 504 with nothing": {
    reply: { status: 504, body: "" },
    repeatable: [THREE_TIMES, status(504, "")],
    single: status(504, ""),
    log: "API request failed with status 504: ",
  },
  "a 418 with text": {
    reply: { status: 418, body: "short and stout" },
    repeatable: [ONCE, status(418, "short and stout")],
    single: status(418, "short and stout"),
    log: "API request failed with status 418: short and stout",
  },
  "a fault of the host, in the envelope": {
    reply: refused("api.internal", "Something broke.", 500),
    repeatable: [THREE_TIMES, fail({ code: "api.internal", serverText: "Something broke." })],
    single: fail({ code: "api.internal", serverText: "Something broke." }),
  },
  "load that is shed": {
    reply: refused("api.busy", null, 503),
    repeatable: [THREE_TIMES, fail({ code: "api.busy" })],
    single: fail({ code: "api.busy" }),
  },
  "a broken connection": {
    reply: "unreachable",
    repeatable: [THREE_TIMES, fail({ code: "api.unreachable", params: { reason: "TypeError: fetch failed" } })],
    single: fail({ code: "api.unreachable", params: { reason: "TypeError: fetch failed" } }),
  },
};

test.each(Object.entries(FAULTS))(
  "[API-04] [API-05] [API-10] what may be repeated, after %s, at the right times with one key",
  async (_fault, { reply, repeatable: [seconds, outcome], log }) => {
    const world = buildTimedClient();
    world.host.reply("addToCart", reply);
    expect(await world.settled(addToCart(world))).toEqual(outcome);
    expect(world.trail).toEqual(seconds.map((second) => `${second} addToCart`));
    expect(world.keys().size).toBe(1);
    expect(world.log).toMatchObject([{ operation: "cart.add", tries: seconds.length }]);
    if (log) expect(world.log[0]?.text).toBe(log);
  },
);

test.each(Object.entries(FAULTS))(
  "[API-04] [API-05] [API-10] what may not be repeated is sent once, after %s too",
  async (_fault, { reply, single, log }) => {
    const world = buildTimedClient();
    world.host.reply("login", reply);
    expect(await world.settled(logIn(world))).toEqual(single);
    expect(world.trail).toEqual(["0 login execute"]);
    if (log) expect(world.log[0]?.text).toBe(log);
  },
);

test.each(Object.entries(FAULTS).filter(([, { repeatable }]) => repeatable[0].length > 1))(
  "[API-05] after %s, once, the second try brings the answer, and nothing is logged",
  async (_fault, { reply }) => {
    const world = buildTimedClient();
    world.host.reply("addToCart", reply, valid(CART));
    expect(await world.settled(addToCart(world))).toEqual(ok(CART));
    expect(world.trail).toHaveLength(2);
    expect(world.keys().size).toBe(1);
    expect(world.log).toEqual([]);
  },
);

const STALE_SECURITY = refused("api.securityTokenInvalid", null, 403);
const STALE_ACCESS = refused("api.accessTokenInvalid", null, 401);
const TOKEN = valid({ csrf_token: "t" });

test.each([
  ["what may be repeated", "register", registerSecured],
  ["what may not: nothing was done yet", "login", logInSecured],
] as const)(
  "[API-05] a security token that ended between prepare and execute is fetched anew at once, for %s",
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
  "[API-05] an access token that ended between prepare and execute takes its security token along, for %s",
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
  expect(await world.settled(registerSecured(world))).toEqual(status(500, ""));
  expect(world.trail).toEqual([
    "0 register prepare",
    "0 register execute",
    "0.5 register execute",
    "0.5 register prepare",
    "0.5 register execute",
  ]);
  expect(world.log).toMatchObject([{ operation: "user.register", tries: 3 }]);
});

test("[API-05] where no security token is to be had, three tries of the prepare call are all", async () => {
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

/** The clock of a browser whose user sets it: timers run on, the time of day jumps. */
function createSettableClock(clock: () => FakeClock, offset: { ms: number }): ApiClientOptions["clock"] {
  return {
    nowMs: () => clock().nowMs() + offset.ms,
    after: (delayMs, callback) => clock().after(delayMs, callback),
  };
}

test.each([
  ["ahead", DAY_MS],
  ["behind", -DAY_MS],
])("[API-05] a clock that is a day %s changes nothing: only durations count", async (_where, ms) => {
  const trailOf = async (offset: { ms: number }) => {
    const world: TimedClient = buildTimedClient({ clock: createSettableClock(() => world.clock, offset) });
    world.host.reply("login", TOKEN, refused(500), refused(500), TOKEN, refused(500));
    await world.settled(world.client.start());
    await world.settled(logInSecured(world));
    await pass(world.clock, 9 * MINUTE_MS);
    await world.settled(logInSecured(world));
    await pass(world.clock, MINUTE_MS);
    await world.settled(logInSecured(world));
    return [...world.trail, world.storage.get(ACCESS_TOKEN_COOKIE)];
  };
  const wrong = await trailOf({ ms });
  expect(wrong).toEqual(await trailOf({ ms: 0 }));
  expect(wrong).toHaveLength(8);
});

test.each([
  ["ahead", DAY_MS],
  ["back", -DAY_MS],
])(
  "[API-05] a clock set %s by a day costs one fetch of a security token, no access token and no loop",
  async (_way, ms) => {
    const offset = { ms: 0 };
    const world: TimedClient = buildTimedClient({ clock: createSettableClock(() => world.clock, offset) });
    world.host.reply("login", TOKEN, refused(500), TOKEN, refused(500), refused(500));
    await world.settled(logInSecured(world));
    offset.ms = ms;
    await world.settled(logInSecured(world));
    await world.settled(logInSecured(world));
    const steps = world.trail.map((step) => step.replace(/^\S+ /, ""));
    expect(steps).toEqual(["login prepare", "login execute", "login prepare", "login execute", "login execute"]);
    expect(world.storage.get(ACCESS_TOKEN_COOKIE)).toBe("kept");
  },
);
