import { expect, test } from "vitest";
import { createOpenOffersClient } from "./open-offers-client.ts";

const LISTS = { listSalesWindows: { now: "2026-11-23T00:00:00Z", windows: [] }, listContests: null };

function client(respond: () => Promise<Response>) {
  const asked: string[] = [];
  const offers = createOpenOffersClient((path) => {
    asked.push(path);
    return respond();
  });
  return { asked, both: () => Promise.all([offers.call("listSalesWindows", {}), offers.call("listContests", {})]) };
}

test("[ENGAGE-04] both lists come with one request; one that the server hasn't is a failure of its own", async () => {
  const { asked, both } = client(async () => Response.json(LISTS));
  expect(await both()).toEqual([
    { isOk: true, value: LISTS.listSalesWindows },
    { isOk: false, failure: { code: "api.badAnswer" } },
  ]);
  expect(asked).toEqual(["/open-offers"]);
});

test("[ENGAGE-04] lists that are asked for later come with a request of their own", async () => {
  const { asked, both } = client(async () => Response.json(LISTS));
  await both();
  await both();
  expect(asked).toEqual(["/open-offers", "/open-offers"]);
});

test.each([
  ["a server that is down", async () => new Response("", { status: 503 }), "api.httpStatus"],
  ["no network", async () => Promise.reject(new TypeError("offline")), "api.unreachable"],
  ["a page in its place", async () => new Response("<html>"), "api.unreachable"],
])("%s is a failure, and nothing is thrown", async (_what, respond, code) => {
  const { both } = client(respond);
  expect((await both()).map((answer) => !answer.isOk && answer.failure.code)).toEqual([code, code]);
});
