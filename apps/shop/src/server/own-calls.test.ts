import { expect, test } from "vitest";
import { asOwnCalls } from "./own-calls.ts";

test("[SAFE-20] a page's call reaches the back end as the shop's own, with all else that it says", async () => {
  const call = asOwnCalls(async (request) =>
    Response.json({ from: request.headers.get("x-shop-socket-address"), body: await request.json() }),
  );
  const request = new Request("http://shop.test/v1/one", { method: "POST", body: '{"a":1}' });
  expect(await (await call(request)).json()).toEqual({ from: "own process", body: { a: 1 } });
});
