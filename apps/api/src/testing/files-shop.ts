import { createHash } from "node:crypto";
import { buildContent, buildContentFile } from "./build-content.ts";
import { createTestApp, type TestApp, type TestBrowser } from "./create-test-app.ts";
import { createMemoryFileStorage } from "./fake-deps.ts";
import { importTestContent, insertLicence, insertUser, startSession } from "./insert-rows.ts";

/** A sample pack; its AIFF file differs from the imported one. */
export const PACK_OF_FILES = "faIR Modern Rock";
export const FILE_BYTES = "0123456789";
export const FILE_SHA256 = createHash("sha256").update(FILE_BYTES).digest("hex");

/** A shop with a pack in two formats and a plugin's installer for Windows. */
export async function createFilesShop(): Promise<TestApp> {
  const storage = createMemoryFileStorage({
    "fair-modern-rock/WAVE.zip": FILE_BYTES,
    "fair-modern-rock/AIFF.zip": "too short",
    "faalign/win.zip": FILE_BYTES,
  });
  const shop = await createTestApp({ deps: { storage } });
  const files = [
    buildContentFile({ sha256: FILE_SHA256 }),
    buildContentFile({ variant: "AIFF" }),
    buildContentFile({
      product: "faAlign",
      kind: "plugin",
      variant: "win",
      path: "faalign/win.zip",
      version: "2.1.0",
      fileName: "faAlign für Ü.zip",
      sha256: FILE_SHA256,
    }),
  ];
  await importTestContent(shop.deps, buildContent({ manifest: { inputsHash: "files", files } }));
  return shop;
}

export interface FileOwner {
  readonly browser: TestBrowser;
  readonly userId: string;
  readonly packLicence: string;
  readonly pluginLicence: string;
}

/** A logged-in owner of the pack, and of the plugin by a bundle. */
export async function newFileOwner(shop: TestApp): Promise<FileOwner> {
  const browser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  const packLicence = await insertLicence(shop.deps, userId, PACK_OF_FILES);
  const pluginLicence = await insertLicence(shop.deps, userId, "faAlign", "Starter Bundle");
  await startSession(shop.deps, browser, userId);
  return { browser, userId, packLicence, pluginLicence };
}

/** A logged-in customer who owns nothing. */
export async function newOtherCustomer(shop: TestApp): Promise<TestBrowser> {
  const other = await shop.newBrowser().start();
  await startSession(shop.deps, other, await insertUser(shop.deps));
  return other;
}
