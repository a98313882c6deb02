import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createFilesShop,
  FILE_BYTES,
  FILE_SHA256,
  newFileOwner,
  newOtherCustomer,
  PACK_OF_FILES,
} from "../testing/files-shop.ts";
import { insertUser, type TestApp, type TestBrowser } from "../testing/index.ts";
import { readSignedLink, signedPath } from "./signed-link.ts";

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
const packLink = () => linkTo({ product: PACK_OF_FILES, version: "WAVE" });

test("[SAFE-13] a signed link is an attachment, whole, with its length and checksum, and is never kept", async () => {
  const response = await shop.app.request(await linkTo({ product: "faAlign", os: "win", license_id: pluginLicence }));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(FILE_BYTES);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": "10",
    "content-disposition":
      "attachment; filename=\"faAlign f_r _.zip\"; filename*=UTF-8''faAlign%20f%C3%BCr%20%C3%9C.zip",
    etag: `"${FILE_SHA256}"`,
    "accept-ranges": "bytes",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

test("HEAD of a signed link returns the same headers without the bytes", async () => {
  const response = await shop.app.request(await packLink(), { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe("10");
  expect(await response.text()).toBe("");
});

test("a download that was cut off goes on where it stopped, as long as the file is the same", async () => {
  const link = await packLink();
  const rest = await shop.app.request(link, { headers: { range: "bytes=4-", "if-range": `"${FILE_SHA256}"` } });
  expect([rest.status, await rest.text()]).toEqual([206, "456789"]);
  expect(rest.headers.get("content-range")).toBe("bytes 4-9/10");
  expect(rest.headers.get("content-length")).toBe("6");
  const other = await shop.app.request(link, { headers: { range: "bytes=4-", "if-range": '"older"' } });
  expect([other.status, await other.text()]).toEqual([200, FILE_BYTES]);
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
  const response = await shop.app.request(await linkTo({ product: PACK_OF_FILES, version: "AIFF" }));
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
  const other = await newOtherCustomer(shop);
  const visitor = shop.newBrowser();
  for (const path of paths) {
    const response = await owner.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"]);
    expect((await shop.app.request(response.headers.get("location") ?? "")).status).toBe(200);
    expect((await other.fetch(path)).status).toBe(404);
    expect((await visitor.fetch(path)).status).toBe(401);
  }
});

test("[ROUTE-09] a download that a browser opens without a login leads to the account, in the language of the page", async () => {
  const headers = { accept: "text/html,*/*", referer: "https://shop.example/de/downloads" };
  const response = await shop.newBrowser().fetch("/files/products/fair-modern-rock/WAVE", { headers });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/account"]);
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
