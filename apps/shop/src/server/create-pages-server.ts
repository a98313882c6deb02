import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { createStorefront, type StorefrontOptions } from "@shop/storefront/server";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { answerFault } from "./answer-fault.ts";
import type { Middleware } from "./listen.ts";
import { CLIENT_FOLDER, loadBuiltPages } from "./load-pages.ts";

export interface PagesServer {
  readonly app: Hono;
  /** Vite's own middleware, in development. */
  readonly before?: Middleware;
  close(): Promise<void>;
}

type PageOptions = Omit<StorefrontOptions, "build" | "isDevelopment">;

/** The built pages and their assets. An asset's name contains its hash, so a browser may cache it for a year. */
export async function createBuiltPages(options: PageOptions): Promise<PagesServer> {
  if (!existsSync(CLIENT_FOLDER)) throw new Error("The storefront isn't built: run npm run build.");
  const storefront = createStorefront({ ...options, build: await loadBuiltPages(), isDevelopment: false });
  const app = new Hono();
  app.onError(answerFault(options.reportError));
  app.use(
    "/assets/*",
    async (c, next) => {
      await next();
      if (c.res.ok) c.header("cache-control", "public, max-age=31536000, immutable");
    },
    serveStatic({ root: CLIENT_FOLDER, precompressed: true }),
  );
  app.all("/assets/*", (c) => c.notFound());
  app.use("*", serveStatic({ root: CLIENT_FOLDER }));
  app.all("*", (c) => storefront(c.req.raw));
  return { app, close: async () => {} };
}

/** The pages through Vite: hot reload, no build. */
export async function createDevelopmentPages(options: PageOptions): Promise<PagesServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: fileURLToPath(new URL("../../../storefront/", import.meta.url)),
    server: { middlewareMode: true },
    appType: "custom",
  });
  const loadBuild = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const storefront = createStorefront({ ...options, build: loadBuild, isDevelopment: true });
  const app = new Hono();
  app.onError(answerFault(options.reportError));
  app.all("*", (c) => storefront(c.req.raw));
  return { app, before: vite.middlewares, close: () => vite.close() };
}
