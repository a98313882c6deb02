import path from "node:path";
import { createSoundFiles } from "@shop/demo-content";
import { contentFolders } from "../content/seed-content.ts";
import { runMain } from "../run-main.ts";
import { readSettings } from "../settings/read-settings.ts";

/** `npm run task sounds`: renders everything that packs are heard with, so that nobody waits for it. Repeating it does nothing. */
await runMain(async () => {
  const settings = readSettings(process.env);
  const { sounds: directory } = contentFolders(path.resolve(settings.SHOP_DATA_DIR));
  const files = createSoundFiles(path.resolve(settings.SHOP_CONTENT_DIR), directory);
  const paths = files.list();
  for (const sound of paths) await files.prepare(sound);
  await files.close();
  process.stdout.write(`${paths.length} sounds are ready.\n`);
});
