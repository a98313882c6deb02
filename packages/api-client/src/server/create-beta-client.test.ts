import { fail, ok } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { createBetaClient, type MarketingRequest } from "./index.ts";

/** A client of a shop that sends one response, and what was sent. */
function askShop(body: object) {
  const sent: MarketingRequest[] = [];
  const client = createBetaClient({
    host: "https://shop.example",
    clock: createFakeClock(),
    transport: async (request) => {
      sent.push(request);
      return { status: 200, text: JSON.stringify(body) };
    },
  });
  return { client, sent };
}

test("[ROUTE-12] a server reads the programme by GET and signs by POST", async () => {
  const none = askShop({ success: true, programme: null });
  expect(await none.client.call("getProgramme", { locale: "de" })).toEqual(ok({ success: true, programme: null }));
  expect(none.sent).toMatchObject([{ method: "GET", url: "https://shop.example/beta-programme?locale=de" }]);
  const signature = { version: "1", name: "Ada", signedAt: "2026-11-26T10:00:00Z", textHash: "a", downloadPath: "/a" };
  const { client, sent } = askShop({ success: true, isNew: true, signature });
  const request = { locale: "en", id: "i", key: "k", name: "Ada", agrees: true, textHash: "a" } as const;
  expect(await client.call("signNda", request)).toMatchObject(ok({ isNew: true, signature }));
  expect(sent).toMatchObject([
    { method: "POST", url: "https://shop.example/beta-programme/signatures", body: JSON.stringify(request) },
  ]);
});

test("[ROUTE-12] a refusal has the shop's code and text, and a response of another shape is a failure", async () => {
  const refused = askShop({ success: false, code: "beta.full", message: "All taken." });
  expect(await refused.client.call("confirm", { id: "i", key: "k" })).toEqual(
    fail({ code: "beta.full", serverText: "All taken." }),
  );
  const other = askShop({ success: true, programme: { product: 5 } });
  expect(await other.client.call("getProgramme", { locale: "en" })).toMatchObject(
    fail({ code: "api.badAnswer", params: { path: "programme.product" } }),
  );
});
