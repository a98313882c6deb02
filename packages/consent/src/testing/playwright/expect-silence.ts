import type { BrowserContext, Page, Request } from "@playwright/test";
import type { OptionalCategory } from "../../domain/categories.ts";
import { describeNoise } from "./describe-noise.ts";
import { findNoise, hostOf, type OwnStored, type SilenceService, type Trace } from "./find-noise.ts";
import { readStored } from "./read-stored.ts";

/** What the visitor has allowed: nothing yet, or these categories. */
export type SilenceGrants =
  | { readonly until: "consent"; readonly granted?: never }
  | { readonly granted: readonly OptionalCategory[]; readonly until?: never };

export type SilenceOptions = SilenceGrants & {
  /** The services that the site uses. */
  readonly services: readonly SilenceService[];
  /** What happens while the page is watched: opening it, walking through the site, waiting. */
  readonly during: () => Promise<unknown>;
  /** What the site itself stores. Without a category it is necessary. */
  readonly own?: readonly OwnStored[];
  /** The site's further hosts: "media.shop.example", "*.shop.example". The page's own host is always one of them. */
  readonly ownHosts?: readonly string[];
  /** Ids of services that the visitor has allowed alone, by the placeholder of a frame. */
  readonly alone?: readonly string[];
};

/**
 * Fails if anything is sent to a foreign host, or is stored at the end, that no allowed category covers. It sees every page and frame of the
 * browser's context: requests, WebSockets, cookies of all hosts, localStorage, sessionStorage and IndexedDB. How long it listens is up to
 * `during`: with `page.clock` a minute takes no time. Source: CONSENT-02.
 */
export async function expectSilence(page: Page, options: SilenceOptions): Promise<void> {
  const { services, during, own = [], ownHosts = [], alone = [], granted = [] } = options;
  const context = page.context();
  const before = page.url();
  const { sent, stop } = watchRequests(context);
  try {
    await during();
  } finally {
    stop();
  }
  const first = before.startsWith("http") ? before : sent[0]?.url;
  if (first === undefined) throw new Error("expectSilence: no page was opened, so that nothing was looked at.");
  const traces: Trace[] = [...sent, ...(await readStored(context))];
  const rules = { services, own, granted, alone, ownHosts: [hostOf(first), ...ownHosts] };
  const noises = findNoise(traces, rules);
  if (noises.length > 0) throw new Error(describeNoise(noises, granted));
}

type Sent = Extract<Trace, { kind: "request" }>;

function watchRequests(context: BrowserContext) {
  const sent: Sent[] = [];
  const add = (method: string, url: string, place: string) => {
    // What is in the page itself, such as data: and blob:, is sent to nobody.
    if (/^(https?|wss?):/.test(url)) sent.push({ kind: "request", method, url, place });
  };
  const onRequest = (request: Request) => add(request.method(), request.url(), pageOf(request));
  const onPage = (page: Page) => page.on("websocket", (socket) => add("WebSocket", socket.url(), page.url()));
  for (const page of context.pages()) onPage(page);
  context.on("page", onPage);
  context.on("request", onRequest);
  const stop = () => {
    context.off("page", onPage);
    context.off("request", onRequest);
  };
  return { sent, stop };
}

function pageOf(request: Request): string {
  return request.serviceWorker()?.url() ?? (request.isNavigationRequest() ? "a navigation" : request.frame().url());
}
