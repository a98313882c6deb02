import type { PageRoutes } from "./page-routes.ts";
import { spellPath } from "./spell-path.ts";

/** The router's parameter of `.data` addresses: the routes whose data are wanted. */
const ROUTES = "_routes";

export interface PageAddress {
  /** The one spelling of the path. */
  readonly path: string;
  /** The parameters that the route reads, in the route's order, each once unless it is a list; empty if there are none. */
  readonly search: string;
  /** The page's canonical address, if this isn't it. Parameters that the route doesn't read stay: the page's scripts may read them. */
  readonly redirectTo: string | null;
}

/** What a page's address requests. The rendering depends only on path and search, so they are its cache key. */
export function readAddress(url: URL, routes: PageRoutes): PageAddress {
  const path = spellPath(url.pathname);
  if (url.search === "") return { path, search: "", redirectTo: path === url.pathname ? null : path };
  const isData = path.endsWith(".data");
  const matched = routes.match(isData ? path.replace(/(\/_)?\.data$/, "") || "/" : path);
  const names = matched.flatMap(({ parameters }) => parameters);
  const lists = new Set(matched.flatMap((route) => route.lists));
  const read = names.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, lists.has(name) ? undefined : 1)
      .map((value) => [name, value] as const),
  );
  const query = new URLSearchParams(read.map(([name, value]) => [name, value]));
  if (isData) {
    const ids = matched.map(({ id }) => id).filter((id) => url.searchParams.get(ROUTES)?.split(",").includes(id));
    if (ids.length > 0) query.set(ROUTES, ids.join(","));
    return { path, search: toSearch(query), redirectTo: path === url.pathname ? null : `${path}${url.search}` };
  }
  const named = Array.from(url.searchParams.keys()).filter((name) => names.includes(name));
  const isInOrder = named.join() === read.map(([name]) => name).join();
  const others = Array.from(url.searchParams).filter(([name]) => !names.includes(name));
  const search = toSearch(query);
  if (!isInOrder) return { path, search, redirectTo: `${path}${toSearch(new URLSearchParams([...query, ...others]))}` };
  return { path, search, redirectTo: path === url.pathname ? null : `${path}${url.search}` };
}

function toSearch(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : "";
}
