import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DOWNLOAD_LINK_LIFE_MS, readSignedLink, signedPath } from "../downloads/signed-link.ts";
import {
  buildContent,
  buildContentFile,
  createMemoryFileStorage,
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const PACK = "faIR Modern Rock";
const BYTES = "0123456789";
const SHA256 = createHash("sha256").update(BYTES).digest("hex");

let shop: TestApp;
let owner: TestBrowser;
let userId: string;
let packLicence: string;
let pluginLicence: string;

beforeAll(async () => {
  const storage = createMemoryFileStorage({
    "fair-modern-rock/WAVE.zip": BYTES,
    "fair-modern-rock/AIFF.zip": "too short",
    "faalign/win.zip": BYTES,
  });
  shop = await createTestApp({ deps: { storage } });
  const files = [
    buildContentFile({ sha256: SHA256 }),
    buildContentFile({ variant: "AIFF" }),
    buildContentFile({
      product: "faAlign",
      kind: "plugin",
      variant: "win",
      path: "faalign/win.zip",
      version: "2.1.0",
      fileName: "faAlign für Ü.zip",
      sha256: SHA256,
    }),
  ];
  await importTestContent(shop.deps, buildContent({ manifest: { inputsHash: "files", files } }));
});
afterAll(() => shop.close());

/** Each test has an owner of its own. */
beforeEach(async () => {
  owner = await shop.newBrowser().start();
  userId = await insertUser(shop.deps);
  packLicence = await insertLicence(shop.deps, userId, PACK);
  pluginLicence = await insertLicence(shop.deps, userId, "faAlign", "Starter Bundle");
  await startSession(shop.deps, owner, userId);
});

async function linkTo(request: Record<string, string>): Promise<string> {
  return (await owner.call("downloadProduct", request)).result.url;
}
const packLink = () => linkTo({ product: PACK, version: "WAVE" });

async function otherUser(): Promise<TestBrowser> {
  const other = await shop.newBrowser().start();
  await startSession(shop.deps, other, await insertUser(shop.deps));
  return other;
}

test("[CAT-06] [CAT-07] an owner's products come by type, with every licence and every file; a bundle's parts under their own", async () => {
  await insertLicence(shop.deps, userId, "Starter Bundle");
  const second = await insertLicence(shop.deps, userId, PACK);
  const date = new Date(shop.clock.nowMs()).toISOString();
  const { result } = await owner.call("getOwnedProducts");
  expect(result.other).toEqual([]);
  expect(result.bundle).toMatchObject([{ name: "Starter Bundle", url: "/products/starter-bundle", downloads: [] }]);
  expect(result.samplepack).toEqual([
    {
      name: PACK,
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
          sha256: SHA256,
          version: null,
          release_date: null,
          downloaded_version: null,
          has_update: false,
        },
      ],
      manual_url: null,
      is_free: false,
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
  const other = await otherUser();
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

test("[CAT-07] a pack is had by its format, an installer by its system and licence", async () => {
  const expires_at = new Date(shop.clock.nowMs() + DOWNLOAD_LINK_LIFE_MS).toISOString();
  const link = { url: expect.stringMatching(/^\/files\/signed\//), size_bytes: 10, sha256: SHA256, expires_at };
  expect((await owner.call("downloadProduct", { product: PACK, version: "WAVE" })).result).toEqual({
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
  const other = await otherUser();
  for (const [by, request] of [
    [other, { product: PACK, version: "WAVE" }],
    [other, { product: PACK, license_id: packLicence }],
    [owner, { product: PACK, license_id: pluginLicence }],
    [owner, { product: "faAlign", os: "win", license_id: packLicence }],
    [owner, { product: "Licence Transfer", version: "ALL" }],
    [owner, { product: "no such thing", version: "ALL" }],
  ] as const) {
    expect(await by.call("downloadProduct", request)).toMatchObject({ valid: false, code: "product.notOwned" });
  }
});

test("a file that was never there is said to be missing", async () => {
  const missing = { valid: false, code: "product.fileMissing" };
  expect(await owner.call("downloadProduct", { product: PACK, version: "KEMPER" })).toMatchObject(missing);
  expect(
    await owner.call("downloadProduct", { product: "faAlign", os: "mac", license_id: pluginLicence }),
  ).toMatchObject(missing);
});

test("[SAFE-13] a signed link is an attachment, whole, with its length and checksum, and is never kept", async () => {
  const response = await shop.app.request(await linkTo({ product: "faAlign", os: "win", license_id: pluginLicence }));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(BYTES);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": "10",
    "content-disposition":
      "attachment; filename=\"faAlign f_r _.zip\"; filename*=UTF-8''faAlign%20f%C3%BCr%20%C3%9C.zip",
    etag: `"${SHA256}"`,
    "accept-ranges": "bytes",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

test("HEAD tells the same of a signed link without the bytes", async () => {
  const response = await shop.app.request(await packLink(), { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe("10");
  expect(await response.text()).toBe("");
});

test("a download that was cut off goes on where it stopped, as long as the file is the same", async () => {
  const link = await packLink();
  const rest = await shop.app.request(link, { headers: { range: "bytes=4-", "if-range": `"${SHA256}"` } });
  expect([rest.status, await rest.text()]).toEqual([206, "456789"]);
  expect(rest.headers.get("content-range")).toBe("bytes 4-9/10");
  expect(rest.headers.get("content-length")).toBe("6");
  const other = await shop.app.request(link, { headers: { range: "bytes=4-", "if-range": '"older"' } });
  expect([other.status, await other.text()]).toEqual([200, BYTES]);
  const beyond = await shop.app.request(link, { headers: { range: "bytes=10-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
});

test("[SAFE-13] a signed link ends after ten minutes", async () => {
  const link = await packLink();
  shop.clock.advance(DOWNLOAD_LINK_LIFE_MS - 1);
  expect((await shop.app.request(link)).status).toBe(200);
  shop.clock.advance(1);
  const late = await shop.app.request(link);
  expect([late.status, await late.text()]).toEqual([410, expect.stringContaining("has expired")]);
});

test("[SAFE-13] a refund or a transfer ends a signed link at once", async () => {
  const link = await packLink();
  const licence = shop.db.updateTable("licences").where("id", "=", packLicence);
  await licence.set({ revoked_at: new Date(0) }).execute();
  expect((await shop.app.request(link)).status).toBe(404);
  await licence.set({ revoked_at: null }).execute();
  expect((await shop.app.request(link)).status).toBe(200);
  await licence.set({ user_id: await insertUser(shop.deps) }).execute();
  expect((await shop.app.request(link)).status).toBe(404);
});

test("[SAFE-13] whatever is changed about a signed link, it opens nothing", async () => {
  const link = await packLink();
  const [payload = "", signature = ""] = link.slice("/files/signed/".length).split(".");
  const decoded = JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown[];
  const otherLicence = Buffer.from(JSON.stringify(decoded.with(2, pluginLicence))).toString("base64url");
  const later = Buffer.from(JSON.stringify(decoded.with(3, Number(decoded[3]) + 1))).toString("base64url");
  const foreign = signedPath(
    { secret: "another secret of thirty-two bytes or more" },
    { fileId: null, userId, licenceId: packLicence, expiresAtMs: 9e12 },
  );
  for (const forged of [
    `${otherLicence}.${signature}`,
    `${later}.${signature}`,
    `${payload}.${signature}x`,
    `${payload}.`,
    `${payload}`,
    `${payload}.${signature}.${signature}`,
    foreign.slice("/files/signed/".length),
    "x",
  ]) {
    expect(readSignedLink(shop.deps.settings, forged)).toBeNull();
    expect((await shop.app.request(`/files/signed/${forged}`)).status).toBe(403);
  }
});

test("a file that isn't what was imported is not handed out, and the operator's log says so", async () => {
  const response = await shop.app.request(await linkTo({ product: PACK, version: "AIFF" }));
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("not there")]);
  expect(shop.logged).toContainEqual({
    level: "error",
    message: "a file for sale is missing",
    path: "fair-modern-rock/AIFF.zip",
    expected: 10,
    found: 9,
  });
});

test("[SAFE-13] the account's addresses lead the logged-in owner to a fresh signed link, and nobody else", async () => {
  const paths = ["/files/products/fair-modern-rock/WAVE", `/files/licences/${packLicence}`];
  const other = await otherUser();
  const visitor = shop.newBrowser();
  for (const path of paths) {
    const response = await owner.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"]);
    expect((await shop.app.request(response.headers.get("location") ?? "")).status).toBe(200);
    expect((await other.fetch(path)).status).toBe(404);
    expect((await visitor.fetch(path)).status).toBe(401);
  }
});

test.each([
  "/files/licences/nonsense",
  "/files/licences/00000000-0000-4000-8000-000000000000",
  "/files/products/nothing/WAVE",
  "/files/products/fair-modern-rock/nonsense",
  "/files/products/fair-modern-rock/win",
  "/files/products/%00/WAVE",
])("%s leads an owner nowhere", async (path) => {
  expect((await owner.fetch(path)).status).toBe(404);
});
