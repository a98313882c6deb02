import path from "node:path";
import { pathToFileURL } from "node:url";
import { createSystemClock, createSystemRandom } from "@shop/kernel";
import { createStorefront } from "@shop/storefront/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import { ROOT } from "../shop-process/start-shop-process.ts";

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
  const file = path.join(ROOT, "apps/storefront/build/server/index.js");
  const build: ServerBuild = await import(pathToFileURL(file).href);
  let captured: EntryContext | undefined;
  const capture: HandleRequest = (_request, _status, _headers, routerContext) => {
    captured = routerContext;
    return Promise.resolve(new Response());
  };
  const storefront = createStorefront({
    build: { ...build, entry: { module: { ...build.entry.module, default: capture } } },
    isDevelopment: false,
    origin,
    mode: "demo",
    shop: {
      name: "Farfield Audio",
      tagline: "",
      packPrefix: "faIR",
      supportEmail: "hello@shop.example",
      emailCheckPolicy: "open",
      newsletterPolicy: "forced",
      hasSamples: true,
      saysTestPayments: false,
    },
    shareImage: null,
    clock: createSystemClock(),
    random: createSystemRandom(),
    callApi: (request) => fetch(request),
    callApiForVisitor: (request) => fetch(request),
    networkOf: () => "bench",
    reportError: (error) => console.error(error),
  });
  await storefront(new Request(`${origin}${pagePath}`));
  if (!captured) throw new Error(`${pagePath} was not rendered.`);
  return captured;
}
