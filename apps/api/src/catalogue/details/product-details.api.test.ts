import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContent, buildContentFile, buildContentProduct } from "../../testing/build-content.ts";
import { createMemoryFileStorage } from "../../testing/fake-deps.ts";
import {
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
} from "../../testing/index.ts";

const FULL = "the full build";
const TRIAL = "0123456789";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const pluginFile = { product: "faAlign", variant: "win", version: "2.1.0" } as const;
const plugin = {
  type: "plugin" as const,
  itemType: 42,
  versions: [{ platform: "win" as const, release_date: "2026-01-05", version: "2.1.0", minimum_system: "10" }],
};

const label = { en: "late", de: "spät", ja: "遅れ" };
const RESPONSE = {
  ...{ from_hz: 50, to_hz: 12_800 },
  curves: ["before", "after"].map((id) => ({ id, label, levels: [0, -120] })),
};

let shop: TestApp;

beforeAll(async () => {
  const storage = createMemoryFileStorage({ "faalign/win.zip": FULL, "trials/faalign/win.zip": TRIAL });
  shop = await createTestApp({ deps: { storage } });
  const full = { ...pluginFile, kind: "plugin", path: "faalign/win.zip", sizeBytes: 14, sha256: sha256(FULL) } as const;
  const trial = {
    ...pluginFile,
    ...({ kind: "trial", path: "trials/faalign/win.zip", sizeBytes: 10 } as const),
    ...{ sha256: sha256(TRIAL), fileName: "faAlign-2.1.0-win-trial.zip" },
  };
  const content = buildContent({
    products: [
      buildContentProduct({
        name: "faAlign",
        ...plugin,
        changelog: [
          { version: "2.1.0", date: "2026-01-05", changes: ["Rotate."], de: ["Drehen."] },
          { version: "2.0.0", date: "2025-03-01", changes: ["Eight tracks."] },
        ],
        trial: { limits: "Silent for 2 s every minute.", de: "Jede Minute 2 s stumm." },
      }),
      buildContentProduct({
        name: "faDelay",
        ...plugin,
        versions: [{ platform: "win", release_date: "2026-01-05", version: "1.0", minimum_system: "11" }],
      }),
      buildContentProduct({ name: "Hidden", ...plugin, is_public: false, trial: { limits: "Nothing." } }),
      buildContentProduct({ name: "Both", type: "bundle", itemType: 44, included_products: ["faAlign", "faDelay"] }),
    ],
    wheel: [],
    manifest: {
      inputsHash: "trials",
      files: [full, trial].map((file) => buildContentFile(file)),
      responses: [{ product: "faDelay", response: RESPONSE }],
    },
  });
  await importTestContent(shop.deps, content);
});
afterAll(() => shop.close());

const details = async (product: string, language?: "de" | "ja") => {
  const browser = await shop.newBrowser().start();
  return (await browser.call("getProductDetails", { product, ...(language && { language }) })).result.result;
};
const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers });

test("[CAT-11] [CAT-12] [CAT-13] a product's page gets its changelog, files, systems and trial in one language; what that lacks is marked", async () => {
  expect(await details("faAlign", "de")).toEqual({
    changelog: [
      { version: "2.1.0", date: "2026-01-05", changes: ["Drehen."] },
      { version: "2.0.0", date: "2025-03-01", changes: ["Eight tracks."], is_untranslated: true },
    ],
    files: [{ format: "win", version: "2.1.0", release_date: "2026-01-05", size_bytes: 14 }],
    systems: [{ platform: "win", minimum: "10" }],
    trial: {
      limits: "Jede Minute 2 s stumm.",
      files: [
        {
          platform: "win",
          url: "/files/trials/faalign/win",
          file_name: "faAlign-2.1.0-win-trial.zip",
          version: "2.1.0",
          size_bytes: 10,
        },
      ],
    },
    cabinet: null,
    response: null,
    stars: [0, 0, 0, 0, 0],
  });
  expect((await details("faAlign", "ja")).trial).toMatchObject({
    limits: "Silent for 2 s every minute.",
    is_untranslated: true,
  });
});

test("[CAT-13] a bundle needs what the most demanding of its plugins needs, and a product without more has none of it", async () => {
  expect((await details("Both")).systems).toEqual([{ platform: "win", minimum: "11" }]);
  expect(await details("faDelay")).toMatchObject({ changelog: [], trial: null, files: [] });
});

test("[CAT-14] a plugin's page gets what it does to each frequency, where that was measured", async () => {
  expect((await details("faDelay")).response).toEqual(RESPONSE);
  expect((await details("Both")).response).toBeNull();
});

test("[CAT-12] a trial is downloaded by anybody, without a login, under its own name, and by range", async () => {
  const whole = await get("/files/trials/faalign/win");
  expect([whole.status, await whole.text()]).toEqual([200, TRIAL]);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-disposition": expect.stringContaining("faAlign-2.1.0-win-trial.zip"),
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
  });
  expect(whole.headers.has("set-cookie")).toBe(false);
  const part = await get("/files/trials/faalign/win", { range: "bytes=2-4" });
  expect([part.status, await part.text()]).toEqual([206, "234"]);
  const known = await get("/files/trials/faalign/win", { "if-none-match": String(whole.headers.get("etag")) });
  expect(known.status).toBe(304);
});

test.each([
  "/files/trials/faalign/mac",
  "/files/trials/faalign/ALL",
  "/files/trials/fadelay/win",
  "/files/trials/hidden/win",
  "/files/trials/faalign/..%2f..%2ffaalign%2fwin.zip",
  "/files/trials/..%2ffaalign/win",
  "/files/trials/faalign/win.zip",
  "/files/trials/faalign/win/x",
  "/files/trials/faalign%00/win",
  "/files/trials/faalign",
])("[CAT-12] [SAFE-13] %s leads to no file, and least of all to one for sale", async (path) => {
  const response = await get(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain(FULL);
});

test("[CAT-12] [SAFE-13] an owner's login doesn't turn a trial's address into the full build, and a trial isn't listed as owned", async () => {
  const owner = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await insertLicence(shop.deps, userId, "faAlign");
  await startSession(shop.deps, owner, userId);
  const { result } = await owner.call("getOwnedProducts");
  expect(result.plugin[0]?.downloads.map((file: { readonly size_bytes: number }) => file.size_bytes)).toEqual([14]);
  const sold = await shop.deps.db.selectFrom("product_files").select("path").execute();
  expect(sold).toEqual([{ path: "faalign/win.zip" }]);
});

test("[CAT-12] a trial whose product no longer names one is gone at once", async () => {
  await shop.deps.db.updateTable("products").set({ trial: null }).where("name", "=", "faAlign").execute();
  expect((await get("/files/trials/faalign/win")).status).toBe(404);
});
