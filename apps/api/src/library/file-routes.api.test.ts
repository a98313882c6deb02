import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFilesShop, FILE_SHA256, newFileOwner, newOtherCustomer, PACK_OF_FILES } from "../testing/files-shop.ts";
import { insertLicence, type TestApp, type TestBrowser } from "../testing/index.ts";

const DOWNLOAD_LINK_LIFE_MS = 10 * 60 * 1000;

let shop: TestApp;
let owner: TestBrowser;
let userId: string;
let packLicence: string;
let pluginLicence: string;

beforeAll(async () => {
  shop = await createFilesShop();
});
afterAll(() => shop.close());

/** Each test has an owner of its own. */
beforeEach(async () => {
  ({ browser: owner, userId, packLicence, pluginLicence } = await newFileOwner(shop));
});

async function linkTo(request: Record<string, string>): Promise<string> {
  return (await owner.call("downloadProduct", request)).result.url;
}
const _packLink = () => linkTo({ product: PACK_OF_FILES, version: "WAVE" });

test("[CAT-06] [CAT-07] an owner's products come by type, with every licence and every file; a bundle's parts under their own", async () => {
  await insertLicence(shop.deps, userId, "Starter Bundle");
  const second = await insertLicence(shop.deps, userId, PACK_OF_FILES);
  const date = new Date(shop.clock.nowMs()).toISOString();
  const { result } = await owner.call("getOwnedProducts");
  expect(result.other).toEqual([]);
  expect(result.bundle).toMatchObject([{ name: "Starter Bundle", url: "/products/starter-bundle", downloads: [] }]);
  expect(result.samplepack).toEqual([
    {
      name: PACK_OF_FILES,
      type: "samplepack",
      url: "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
      slug: "fair-modern-rock",
      licenses: [packLicence, second].sort().map((id) => ({
        id,
        url: `/files/licences/${id}`,
        date_added: date,
        key: `KEY-${id.slice(0, 8)}`,
        order_id: null,
        source: "operator",
        is_transferable: false,
        activations: [],
      })),
      downloads: [
        expect.objectContaining({ format: "AIFF" }),
        {
          format: "WAVE",
          url: "/files/products/fair-modern-rock/WAVE",
          file_name: "faIR Modern Rock - WAVE.zip",
          size_bytes: 10,
          sha256: FILE_SHA256,
          version: null,
          release_date: null,
          downloaded_version: null,
          has_update: false,
        },
      ],
      manual_url: null,
      is_free: false,
      included_products: [],
      can_be_rated: true,
      own_rating: null,
    },
  ]);
  expect(result.plugin).toMatchObject([
    {
      name: "faAlign",
      url: "/products/plugins/faalign",
      licenses: [{ id: pluginLicence }],
      downloads: [{ format: "win", version: "2.1.0", release_date: "2026-01-05" }],
    },
  ]);
});

test("[SAFE-03] somebody else owns nothing of it, and a visitor can't ask", async () => {
  const other = await newOtherCustomer(shop);
  expect((await other.call("getOwnedProducts")).result).toEqual({
    ...{ bundle: [], other: [], samplepack: [], plugin: [] },
    waiting_transfers: [],
    transfer_services: 0,
  });
  expect(await (await shop.newBrowser().start()).call("getOwnedProducts")).toMatchObject({
    status: 401,
    code: "api.loginRequired",
  });
});

test("[CAT-07] a pack is downloaded by its format, an installer by its system and licence", async () => {
  const expires_at = new Date(shop.clock.nowMs() + DOWNLOAD_LINK_LIFE_MS).toISOString();
  const link = { url: expect.stringMatching(/^\/files\/signed\//), size_bytes: 10, sha256: FILE_SHA256, expires_at };
  expect((await owner.call("downloadProduct", { product: PACK_OF_FILES, version: "WAVE" })).result).toEqual({
    ...link,
    file_name: "faIR Modern Rock - WAVE.zip",
  });
  const installer = { product: "faAlign", os: "win", license_id: pluginLicence };
  expect((await owner.call("downloadProduct", installer)).result).toEqual({ ...link, file_name: "faAlign für Ü.zip" });
});

test("[CAT-07] a licence file names product, key, owner and day, and is what its link promised", async () => {
  const { result } = await owner.call("downloadProduct", { product: "faAlign", license_id: pluginLicence });
  const response = await shop.app.request(result.url);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain('filename="faAlign - licence.txt"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(result.sha256);
  expect(bytes.byteLength).toBe(result.size_bytes);
  expect(new TextDecoder().decode(bytes).split("\r\n")).toEqual(
    expect.arrayContaining([
      "Product: faAlign",
      `Licence key: KEY-${pluginLicence.slice(0, 8)}`,
      `Licensed to: Ada Example <${userId}@shop.test>`,
      "Since: 2026-01-15",
    ]),
  );
});

test("[SAFE-13] what isn't owned gives no link: another's licence, another product's licence, an unknown product", async () => {
  const other = await newOtherCustomer(shop);
  for (const [by, request] of [
    [other, { product: PACK_OF_FILES, version: "WAVE" }],
    [other, { product: PACK_OF_FILES, license_id: packLicence }],
    [owner, { product: PACK_OF_FILES, license_id: pluginLicence }],
    [owner, { product: "faAlign", os: "win", license_id: packLicence }],
    [owner, { product: "Licence Transfer", version: "ALL" }],
    [owner, { product: "no such thing", version: "ALL" }],
  ] as const) {
    expect(await by.call("downloadProduct", request)).toMatchObject({ valid: false, code: "product.notOwned" });
  }
});

test("a file that was never there is said to be missing", async () => {
  const missing = { valid: false, code: "product.fileMissing" };
  expect(await owner.call("downloadProduct", { product: PACK_OF_FILES, version: "KEMPER" })).toMatchObject(missing);
  expect(
    await owner.call("downloadProduct", { product: "faAlign", os: "mac", license_id: pluginLicence }),
  ).toMatchObject(missing);
});
