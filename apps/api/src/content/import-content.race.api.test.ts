import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildContent, buildContentProduct, createTestApp, type TestApp, waitersBecome } from "../testing/index.ts";
import { lockImports } from "./content-import.ts";
import { importContent } from "./import-content.ts";

const LEGAL = { company: "Shop GmbH", street: "", city: "", country: "", vatId: "" };

function edition(version: number) {
  return buildContent({
    shop: { version, name: "Shop", tagline: "", legal: LEGAL },
    hash: `files ${version}`,
    products: [buildContentProduct({ shortDesc: `of version ${version}` })],
    manifest: { inputsHash: `inputs ${version}`, files: [] },
  });
}

// An embedded database has one connection, so no import waits for another. Only a real server shows it.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("two processes import at once", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("older content that waited for a newer import is refused after it", async () => {
    const { newer, older } = await shop.db.transaction().execute(async (trx) => {
      await lockImports(trx);
      const newer = importContent(shop.deps, edition(2));
      await waitersBecome(shop.db, 1);
      const older = importContent(shop.deps, edition(1));
      await waitersBecome(shop.db, 2);
      return { newer, older };
    });
    expect(await newer).toMatchObject({ isOk: true });
    expect(await older).toMatchObject({ isOk: false, failure: { code: "content.older" } });
    const texts = await shop.db.selectFrom("products").select("short_desc").execute();
    expect(texts).toEqual([{ short_desc: "of version 2" }]);
  });
});
