import { createFakeApiClient } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { buildWireOwned, buildWireOwnedProduct, buildWireProduct } from "@shop/catalog/testing";
import { fail, ok } from "@shop/kernel";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { buildStorefrontContext } from "../../testing/build-storefront-context.ts";
import { buildVisitor } from "../../testing/build-visitor.ts";
import { actOnDownloads, loadDownloads } from "./downloads.server.ts";

const ORIGIN = "https://shop.example";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

function send(visitor: ReturnType<typeof buildVisitor>, fields: Record<string, string> | null, path = "/downloads") {
  const api = createFakeApiClient();
  api.answer(
    "getAllProducts",
    ok({
      result: [buildWireProduct({ versions: [{ platform: "mac", release_date: "2026-01-02", version: "2.1.1" }] })],
    }),
  );
  const context = buildStorefrontContext({ api, visitor: () => visitor });
  const headers = { origin: ORIGIN, "user-agent": MAC };
  const request = new Request(`${ORIGIN}${path}`, {
    headers,
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  return { context, request, params: {} } as unknown as LoaderFunctionArgs;
}

test("[ROUTE-09] the downloads are the customer's own, for the browser's system; a visitor has none", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("updateSession", ok({ user: buildWireUser() }));
  visitor.api.answer("getOwnedProducts", ok(buildWireOwned({ plugin: [buildWireOwnedProduct()] })));
  const { data } = await loadDownloads(send(visitor, null, "/de/downloads"));
  expect(data.view.desk?.rows.map(({ name, files }) => [name, files.first[0]?.text])).toEqual([
    ["faMicAlign", "macOS"],
  ]);
  expect(data.texts.owned).toBe("Was Ihnen gehört");
  const stranger = await loadDownloads(send(buildVisitor({ isKnown: false }), null));
  expect([stranger.data.email, stranger.data.view.desk, stranger.data.isNewsletterNeeded]).toEqual([null, null, true]);
});

test.each([
  [ok({}), { isDone: true, text: "The link is on its way. Look into your inbox." }],
  [fail({ code: "library.tooManyMails" }), { isDone: false, text: /three times within an hour/ }],
  [fail({ code: "api.loginRequired" }), { isDone: false, text: /^Log in first/ }],
  [fail({ code: "api.unreachable" }), { isDone: false, text: "The email could not be sent. Please try again." }],
] as const)("[ROUTE-09] the result of 'Send to my computer' is said", async (answer, said) => {
  const visitor = buildVisitor();
  visitor.api.answer("sendDownloads", answer);
  const { data } = await actOnDownloads(send(visitor, { send: "downloads", email: "other@mail.example" }));
  expect(data).toMatchObject({ kind: "sent", isDone: said.isDone, text: expect.stringMatching(said.text) });
  expect(visitor.api.calls).toMatchObject([{ name: "sendDownloads", request: {} }]);
});

test("[CAT-08] a claimed free product is offered for download at once; a refused one says what it needs", async () => {
  const visitor = buildVisitor();
  visitor.api.answer("getFreeProduct", ok({}));
  expect((await actOnDownloads(send(visitor, { product: "faMicAlign" }))).data).toEqual({
    ...{ kind: "claimed", isDone: true, text: "faMicAlign is yours. You find it among your products." },
    next: { href: "/files/products/famicalign/mac", label: "Download faMicAlign for macOS" },
  });
  visitor.api.answer("getFreeProduct", fail({ code: "product.newsletterNeeded" }));
  expect((await actOnDownloads(send(visitor, { product: "faMicAlign" }))).data).toMatchObject({
    isDone: false,
    next: { href: "/account/newsletter" },
  });
});
