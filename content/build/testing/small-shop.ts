import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { loadPacks } from "../load-content.ts";

/** A shop of one plugin and one pack of two takes. */
export function writeSmallShop(contentDirectory: string): void {
  const source = demoContentDirectory();
  const copy = (path: string): void => cpSync(join(source, path), join(contentDirectory, path));
  for (const path of ["shop.json", "products/fasampledelay.json", "products/fair-jazz-box.json"]) copy(path);
  for (const path of ["manuals/fasampledelay.html", "presets/fasampledelay.json"]) copy(path);
  const pack = loadPacks(source).find(({ product }) => product === "faIR Jazz Box");
  mkdirSync(join(contentDirectory, "packs"));
  const recipe = { ...pack, takes: pack?.takes.slice(0, 2), coverTake: 1 };
  writeFileSync(join(contentDirectory, "packs", "fair-jazz-box.json"), JSON.stringify(recipe));
}
