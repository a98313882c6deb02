import { createFakeApiClient } from "@shop/api-client/testing";
import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildOwned, buildWireOwned, buildWireOwnedProduct, buildWireProduct } from "../testing/index.ts";
import { createCatalogGateway } from "./catalog-gateway.ts";

const LICENCE_ID = "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f";
const WIRE_TICKET = { url: "/files/1", file_name: "1.zip", expires_at: "2026-01-15T12:10:00Z" };

test.each([
  ["2026-11-30T22:59:00Z", Date.UTC(2026, 10, 30, 22, 59)],
  [null, null],
  [undefined, null],
  ["soon", null],
])(
  "the products are those of the service's list, with the next change of a price, given as %j",
  async (sent, expected) => {
    const client = createFakeApiClient();
    client.answer("getAllProducts", ok({ result: [buildWireProduct()], price_changes_at: sent }));
    expect(await createCatalogGateway(client).loadProducts()).toEqual(
      ok({ products: [buildWireProduct()], priceChangesAtMs: expected }),
    );
  },
);

test("what the user owns comes in the shop's own words", async () => {
  const client = createFakeApiClient();
  const plugin = [buildWireOwnedProduct()];
  client.answer("getOwnedProducts", ok(buildWireOwned({ plugin })));
  expect(await createCatalogGateway(client).loadOwned()).toEqual(ok(buildOwned({ plugin })));
});

test.each([
  [
    { kind: "plugin", product: "faMicAlign", platform: "mac", licenceId: LICENCE_ID },
    { product: "faMicAlign", os: "mac", license_id: LICENCE_ID },
  ],
  [
    { kind: "samplepack", product: "faIR Modern Rock", format: "KEMPER" },
    { product: "faIR Modern Rock", version: "KEMPER" },
  ],
  [
    { kind: "licence", product: "faMicAlign", licenceId: LICENCE_ID },
    { product: "faMicAlign", license_id: LICENCE_ID },
  ],
] as const)("[CAT-07] the download %j is requested as %j", async (request, wire) => {
  const client = createFakeApiClient();
  client.answer("downloadProduct", ok(WIRE_TICKET));
  expect(await createCatalogGateway(client).requestDownload(request)).toEqual(
    ok({ url: "/files/1", fileName: "1.zip", sizeBytes: null, sha256: null, expiresAt: "2026-01-15T12:10:00Z" }),
  );
  expect(client.calls).toEqual([{ name: "downloadProduct", request: wire, options: undefined }]);
});

test("a failure of the client is passed on as it is", async () => {
  const client = createFakeApiClient();
  const failure = { code: "api.unreachable" };
  for (const name of ["getAllProducts", "getOwnedProducts", "downloadProduct"] as const) client.refuse(name, failure);
  const gateway = createCatalogGateway(client);
  expect(await gateway.loadProducts()).toEqual(fail(failure));
  expect(await gateway.loadOwned()).toEqual(fail(failure));
  expect(await gateway.requestDownload({ kind: "licence", product: "x", licenceId: "y" })).toEqual(fail(failure));
});
