import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import handleRequest, { handleError } from "../entry.server.tsx";
import { storefrontContext } from "../request/storefront-context.ts";
import * as root from "../root.tsx";
import routes from "../routes.ts";
import { ROUTES_PATH } from "../routes-path.ts";

type OwnRoute = { readonly id: string; readonly parentId: string } & Pick<RouteConfigEntry, "path" | "index" | "file">;

/** The shop's own pages as the build would contain them, without a build and without scripts. */
export async function loadOwnRoutes(): Promise<ServerBuild> {
  const modules = import.meta.glob<object>(["../pages/*/*-route.{ts,tsx}", "../languages/*.tsx"]);
  const listed = listRoutes(routes, "root");
  const own = await Promise.all(
    listed.map(async ({ file, ...route }) => {
      const load = modules[`../${file}`];
      if (!load) throw new Error(`No file ${file}.`);
      return { ...route, module: await load() };
    }),
  );
  const entries = [{ id: "root", path: "", module: root }, ...own];
  const assetOf = (entry: (typeof entries)[number]) => ({
    ...entry,
    module: `/assets/${entry.id}.js`,
    imports: [],
    css: [],
    hasLoader: "loader" in entry.module,
    hasErrorBoundary: "ErrorBoundary" in entry.module,
  });
  return {
    entry: { module: { default: handleRequest, handleError, storefrontContext } },
    routes: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(entries.map((entry) => [entry.id, assetOf(entry)])),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: ROUTES_PATH },
  } as unknown as ServerBuild;
}

function listRoutes(entries: readonly RouteConfigEntry[], parentId: string): OwnRoute[] {
  return entries.flatMap(({ id, path, index, file, children = [] }) => {
    const own = id ?? file.replace(/\.tsx?$/, "");
    return [{ id: own, parentId, path, index, file }, ...listRoutes(children, own)];
  });
}
