import path from "node:path";
import { pathToFileURL } from "node:url";
import { runOperatorCommand } from "../apps/api/src/index.ts";
import { contentFolders, seedContent } from "../apps/shop/src/content/seed-content.ts";
import { readSettings } from "../apps/shop/src/settings/read-settings.ts";
import { withShopDeps } from "../apps/shop/src/with-shop-deps.ts";
import { SHOP_PROGRAM } from "../scripts/shop-flags.mjs";
import { PREPARED_CODES, type PreparedCode, redeemCodeOf } from "./models/redeem-codes.ts";

/**
 * Starts the shop of a run. Redeem codes are created by the operator, and with the embedded database the operator's commands wait until
 * the shop has stopped. Therefore the operator's own command imports the codes of the run first.
 */
const settings = readSettings(process.env);
await withShopDeps(settings, async ({ deps }) => {
  await seedContent(deps, settings, contentFolders(path.resolve(settings.SHOP_DATA_DIR)).root);
  for (const kind of Object.keys(PREPARED_CODES) as PreparedCode[]) {
    const { product, count } = PREPARED_CODES[kind];
    const codes = Array.from({ length: count }, (_, number) => redeemCodeOf(kind, number)).join("\n");
    const options = ["--file", "codes.txt", "--product", product, "--batch", `${process.env.E2E_RUN} ${kind}`];
    const imported = await runOperatorCommand({ ...deps, readTextFile: async () => codes }, [
      "redeem",
      "import",
      ...options,
    ]);
    if (!imported.isOk) throw new Error(String(imported.failure.params?.reason));
  }
});
await import(pathToFileURL(SHOP_PROGRAM).href);
