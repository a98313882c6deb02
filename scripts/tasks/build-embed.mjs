// Builds the script of the custom elements, once a language, where its sources have changed since; otherwise costs a tenth of a second.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressAssets, hashOf } from "../built-files.mjs";
import { bundleEmbed, readNamedCode } from "../embed/bundle-embed.mjs";

const FOLDER = "apps/shop/build/embed";
const SOURCES = ["packages", "scripts/embed", "pnpm-lock.yaml"];
const LANGUAGES = ["en", "de", "ja"];

const stamp = path.join(FOLDER, "inputs-hash");
const wanted = hashOf(SOURCES);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Building the embed …");
  mkdirSync(FOLDER, { recursive: true });
  const named = await readNamedCode();
  for (const language of LANGUAGES)
    writeFileSync(path.join(FOLDER, `shop-cart.${language}.js`), await bundleEmbed(language, named));
  compressAssets(FOLDER);
  writeFileSync(stamp, wanted);
}
