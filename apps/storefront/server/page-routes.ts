import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RouteHandle } from "../app/route-handle.ts";

/** The routes of the site, as far as an address is concerned. */
export interface PageRoutes {
  /** The routes that a page's path leads to, from the root to the page. */
  match(path: string): ReadonlyArray<{
    readonly id: string;
    readonly parameters: readonly string[];
    /** Those of them that may be there several times. */
    readonly lists: readonly string[];
    readonly hasMarkdown: boolean;
  }>;
}

export function createPageRoutes(routes: ServerBuild["routes"]): PageRoutes {
  const tree = childrenOf(undefined, routes);
  return {
    match: (path) =>
      (matchRoutes(tree, path) ?? []).map(({ route: { id = "" } }) => {
        const handle = routes[id]?.module.handle as RouteHandle | undefined;
        const { parameters = [], lists = [], hasMarkdown = false } = handle ?? {};
        return { id, parameters, lists, hasMarkdown };
      }),
  };
}

function childrenOf(parentId: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index) return [{ id, path, index: true }];
    return [{ id, path, children: childrenOf(id, routes) }];
  });
}
