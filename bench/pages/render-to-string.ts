import { createStorefront } from "@shop/storefront/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import { loadBuild, storefrontOptions } from "./storefront-options.ts";

/** Renders before the clock starts, so that the code is warm. */
const WARM_UP = 50;

/**
 * How often a second React turns this page's tree, with its data already loaded, into a text: what no server of these pages could
 * exceed in one process. The tree is the one that the built storefront is about to render; the data come from the running shop.
 */
export async function measureRenderToString(origin: string, pagePath: string, seconds: number): Promise<number> {
  // The stream of loaded data is read once, by the page that carries it; the tree is the same without.
  const routerContext = { ...(await captureTree(origin, pagePath)), serverHandoffStream: undefined };
  const render = () =>
    renderToString(createElement(ServerRouter, { context: routerContext, url: `${origin}${pagePath}` }));
  for (let index = 0; index < WARM_UP; index++) render();
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    render();
    count += 1;
  }
  return (count * 1000) / (performance.now() - startedAt);
}

type HandleRequest = ServerBuild["entry"]["module"]["default"];

async function captureTree(origin: string, pagePath: string): Promise<EntryContext> {
  const build = await loadBuild();
  let captured: EntryContext | undefined;
  const capture: HandleRequest = (_request, _status, _headers, routerContext) => {
    captured = routerContext;
    return Promise.resolve(new Response());
  };
  const capturing = { ...build, entry: { module: { ...build.entry.module, default: capture } } };
  const storefront = createStorefront(storefrontOptions(origin, capturing));
  await storefront(new Request(`${origin}${pagePath}`));
  if (!captured) throw new Error(`${pagePath} was not rendered.`);
  return captured;
}
