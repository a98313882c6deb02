import { expect, test } from "vitest";
import { buildClient } from "../testing/build-client.ts";
import { type FakeReply, refused, valid } from "../testing/index.ts";
import { isPassing, retryDelayMs } from "./tries.ts";

const CART = { products: [], total_regular: 0, total_discount: 0 };

test.each<[string, FakeReply]>([
  ["a broken connection", "unreachable"],
  ["silence", "silent"],
  ["a server's fault", { status: 502, body: "<html>Bad gateway</html>" }],
  ["load that is shed", refused("api.busy", null, 503)],
  ["the same request still being worked on", refused("api.idempotencyKeyBusy", null, 409)],
])("[API-05] after %s a repeatable operation is tried three times in all", async (_fault, reply) => {
  const { client, host, settled, log } = buildClient();
  host.reply("addToCart", reply, reply, valid(CART));
  expect(await settled(client.call("addToCart", { product: "faGainTrim" }))).toMatchObject({ isOk: true });
  expect(host.requests).toHaveLength(3);
  expect(log).toEqual([]);
});

test("[API-05] after the third fault it gives up, and says so to the log once", async () => {
  const { client, host, settled, log } = buildClient();
  host.reply("getCart", "unreachable");
  expect(await settled(client.call("getCart", {}))).toMatchObject({ failure: { code: "api.unreachable" } });
  expect(host.requests).toHaveLength(3);
  expect(log).toMatchObject([{ operation: "cart.get", code: "api.unreachable", tries: 3 }]);
});

test.each<[string, FakeReply]>([
  ["a refusal", refused("cart.itemLimitReached")],
  ["a fault of the call", refused("api.badRequest", null, 400)],
  ["too many calls", refused("api.tooManyCalls", null, 429)],
  ["a response of another shape", { body: "<html>" }],
])("[API-05] %s isn't repeated: it would be the same again", async (_fault, reply) => {
  const { client, host, settled } = buildClient();
  host.reply("addToCart", reply);
  await settled(client.call("addToCart", { product: "faGainTrim" }));
  expect(host.requests).toHaveLength(1);
});

test("[API-05] the waits are half a second, doubling", () => {
  expect([1, 2, 3].map(retryDelayMs)).toEqual([500, 1000, 2000]);
});

test.each([
  [499, false],
  [500, true],
  [503, true],
])("a status of %i may pass: %s", (status, expected) => {
  expect(isPassing({ code: "api.httpStatus", params: { status } })).toBe(expected);
});
