import { fail, ok, type Result } from "@shop/kernel";
import { expect, test } from "vitest";
import { addToCart, buildTimedClient, logIn } from "../testing/build-timed-client.ts";
import { type FakeReply, refused, valid } from "../testing/index.ts";

const CART = { products: [], total_regular: 0, total_discount: 0 };
const badAnswer = (operation: string, path: string) => fail({ code: "api.badAnswer", params: { operation, path } });
const ONCE = [0];
const THREE_TIMES = [0, 0.5, 1.5];

interface Fault {
  readonly reply: FakeReply;
  /** For addToCart: the seconds at which it is sent, and its outcome. */
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
    log: 'API request failed with status 500: {"valid":false,"result":{},"error":"Something broke.","code":"api.internal"}',
  },
  "load that is shed": {
    reply: refused("api.busy", null, 503),
    repeatable: [THREE_TIMES, fail({ code: "api.busy" })],
    single: fail({ code: "api.busy" }),
    log: 'API request failed with status 503: {"valid":false,"result":{},"error":null,"code":"api.busy"}',
  },
  "a shopper's failure under a status of its own": {
    reply: refused("cart.itemLimitReached", "Reached cart limit for this item.", 422),
    repeatable: [ONCE, fail({ code: "cart.itemLimitReached", serverText: "Reached cart limit for this item." })],
    single: fail({ code: "cart.itemLimitReached", serverText: "Reached cart limit for this item." }),
    log: 'API request failed with status 422: {"valid":false,"result":{},"error":"Reached cart limit for this item.","code":"cart.itemLimitReached"}',
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
  "[API-05] after %s, once, the second try gets the response, and nothing is logged",
  async (_fault, { reply }) => {
    const world = buildTimedClient();
    world.host.reply("addToCart", reply, valid(CART));
    expect(await world.settled(addToCart(world))).toEqual(ok(CART));
    expect(world.trail).toHaveLength(2);
    expect(world.keys().size).toBe(1);
    expect(world.log).toEqual([]);
  },
);
