import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { makePrivate } from "../database/make-private.ts";

/** Where the task build-embed puts the scripts, one for each name and language, with their compressed forms. */
const EMBED_FOLDER = fileURLToPath(new URL("../../build/embed/", import.meta.url));
const VERSION_DIGITS = 12;
const SCRIPT = /^(shop-cart|shop-consent)\.[a-z]{2}\.js$/;
const ADDRESS = new RegExp(`^/embed/[0-9a-f]{${VERSION_DIGITS}}/(shop-cart|shop-consent)\\.[a-z]{2}\\.js$`);

export interface EmbedScript {
  /** Which elements it defines: "shop-cart" or "shop-consent". */
  readonly name: string;
  readonly language: string;
  /** Of the shop's own origin. */
  readonly path: string;
  /** The integrity hash for a page, so that its browser runs nothing else. */
  readonly integrity: string;
}

/** The current build's scripts. Their version is a hash over all of them; none if nothing is built. */
export function readEmbedScripts(folder: string = EMBED_FOLDER): EmbedScript[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => SCRIPT.test(name));
  const contents = names.sort().map((name) => readFileSync(path.join(folder, name)));
  const version = createHash("sha256").update(Buffer.concat(contents)).digest("hex").slice(0, VERSION_DIGITS);
  return names.map((file, index) => ({
    name: file.split(".")[0] ?? "",
    language: file.split(".")[1] ?? "",
    path: `/embed/${version}/${file}`,
    integrity: `sha384-${createHash("sha384")
      .update(contents[index] ?? "")
      .digest("base64")}`,
  }));
}

/**
 * Serves every version of the embed's scripts that this shop ever served. Pages of other sites name one by its hash, and would lose their
 * cart with the shop's next release. The current build is added to those in `kept`. Any page may load them.
 */
export function createEmbedScripts(kept: string, folder: string = EMBED_FOLDER): Hono {
  const [first] = readEmbedScripts(folder);
  const versions = path.join(kept, "embed");
  mkdirSync(versions, { recursive: true });
  if (first) {
    const version = path.join(kept, path.dirname(first.path));
    if (!existsSync(version)) cpSync(folder, version, { recursive: true, filter: (file) => !file.endsWith("-hash") });
    // A copy has the permissions of its original, whatever the umask.
    makePrivate(version);
  }
  const app = new Hono();
  app.use("/*", async (c, next) => {
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    if (!ADDRESS.test(c.req.path)) return c.text("Not found.", 404);
    await next();
    if (c.res.ok) c.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use(
    "/*",
    serveStatic({ root: versions, precompressed: true, rewriteRequestPath: (name) => name.replace("/embed/", "/") }),
  );
  app.all("/*", (c) => c.text("Not found.", 404));
  return app;
}
