import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import type { ApiLogEntry } from "../client/client-options.ts";
import { MARKETING_SAMPLES } from "../testing/call-samples.ts";
import {
  createMarketingClient,
  createMarketingTransport,
  type MarketingRequest,
  type MarketingTransportAnswer,
  type ServerMarketingCallName,
  serverMarketingCalls,
} from "./index.ts";

const SERVICE = "https://marketing.example";
const NAMES = Object.keys(serverMarketingCalls) as ServerMarketingCallName[];
const ADA = { user_email: "ada+mix@example.com" };

/** A client of a service that sends one response, with what was sent and logged. */
function askService(reply: () => Promise<MarketingTransportAnswer>) {
  const clock = createFakeClock();
  const sent: MarketingRequest[] = [];
  const logged: ApiLogEntry[] = [];
  const client = createMarketingClient({
    host: SERVICE,
    clock,
    transport: (request) => {
      sent.push(request);
      return reply();
    },
    log: (entry) => logged.push(entry),
  });
  return { client, clock, sent, logged };
}
const answering = (body: unknown, status = 200) =>
  askService(async () => ({ status, text: typeof body === "string" ? body : JSON.stringify(body) }));

test.each(NAMES)("a server calls %s and gets the contract's response", async (name) => {
  const { request, answer } = MARKETING_SAMPLES[name];
  const { client, sent } = answering(answer);
  expect(await client.call(name, request as never)).toEqual(ok(answer));
  expect(sent).toHaveLength(1);
});

test("a read is a GET with its fields in the query, and none where it has none", async () => {
  const { client, sent } = answering({ success: true });
  await client.call("getUserEvents", ADA);
  await client.call("getAllTags", {});
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", `${SERVICE}/wp-json/fa-drip/v1/user-events?user_email=ada%2Bmix%40example.com`, undefined],
    ["GET", `${SERVICE}/wp-json/fa-drip/v1/all-tags`, undefined],
  ]);
});

test("a tag is put on and taken off by POST, as JSON", async () => {
  const { client, sent } = answering({ success: true });
  await client.call("addTag", { ...ADA, tag: "beta" });
  expect(sent[0]).toMatchObject({
    method: "POST",
    url: `${SERVICE}/wp-json/fa-drip/v1/add-tag`,
    headers: { "content-type": "application/json" },
    body: '{"user_email":"ada+mix@example.com","tag":"beta"}',
  });
});

test.each([
  [
    "its own words",
    { success: false, message: "No such user." },
    200,
    { code: "api.refused", serverText: "No such user." },
  ],
  [
    "a status with its words",
    { success: false, message: "Not you." },
    403,
    { code: "api.refused", serverText: "Not you." },
  ],
  ["a page", "<h1>Gone</h1>", 502, { code: "api.httpStatus", params: { status: 502, body: "<h1>Gone</h1>" } }],
  [
    "another shape",
    { success: true, tags: "beta" },
    200,
    { code: "api.badAnswer", params: { operation: "drip.userTags", path: "tags" } },
  ],
  ["no JSON", "yes", 200, { code: "api.badAnswer", params: { operation: "drip.userTags", path: "" } }],
])("a service that returns %s is a failure, and never throws", async (_case, body, status, failure) => {
  const { client, logged } = answering(body, status);
  expect(await client.call("getUserTags", ADA)).toEqual(fail(failure));
  expect(logged).toMatchObject([{ operation: "drip.userTags", code: failure.code, tries: 1 }]);
});

test("[API-04] a status with the service's own words is logged with the documented sentence", async () => {
  const { client, logged } = answering({ success: false, message: "Not you." }, 403);
  await client.call("getUserTags", ADA);
  expect(logged[0]?.text).toBe('API request failed with status 403: {"success":false,"message":"Not you."}');
});

test("a service that doesn't respond in ten seconds has failed, and its call is aborted", async () => {
  const { client, clock, sent } = askService(() => new Promise(() => {}));
  const calling = client.call("getAllTags", {});
  await clock.advanceAsync(9_999);
  expect(sent[0]?.signal.aborted).toBe(false);
  await clock.advanceAsync(1);
  expect(await calling).toEqual(fail({ code: "api.timeout" }));
  expect(sent[0]?.signal.aborted).toBe(true);
});

test("a service that can't be reached is a failure", async () => {
  const { client } = askService(() => Promise.reject(new TypeError("fetch failed")));
  expect(await client.call("getAllTags", {})).toEqual(
    fail({ code: "api.unreachable", params: { reason: "TypeError: fetch failed" } }),
  );
});

test("what the service knows its servers by goes along with each call, and to no other place by a redirect", async () => {
  const fetched: Array<readonly [unknown, RequestInit | undefined]> = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    fetched.push([url, init]);
    return new Response("moved", { status: 302 });
  };
  const keys = ["first", "second"];
  const send = createMarketingTransport(fetch, { headers: () => ({ authorization: keys.shift() ?? "" }) });
  const { signal } = new AbortController();
  const request = { url: SERVICE, method: "GET", headers: { accept: "application/json" }, signal } as const;
  expect(await send(request)).toEqual({ status: 302, text: "moved" });
  await send({ ...request, method: "POST", body: "{}" });
  const given = { signal, redirect: "manual" };
  expect(fetched).toEqual([
    [SERVICE, { ...given, method: "GET", headers: { accept: "application/json", authorization: "first" } }],
    [
      SERVICE,
      { ...given, method: "POST", headers: { accept: "application/json", authorization: "second" }, body: "{}" },
    ],
  ]);
});
