import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

const STOREFRONT = fileURLToPath(new URL("../../../storefront/", import.meta.url));
export const CLIENT_FOLDER = path.join(STOREFRONT, "build/client");
/** The fonts' files, for pages that the storefront doesn't build. */
export const FONTS_FOLDER = path.join(STOREFRONT, "fonts");

/** The built pages. */
export async function loadBuiltPages(): Promise<ServerBuild> {
  return import(pathToFileURL(path.join(STOREFRONT, "build/server/index.js")).href);
}
