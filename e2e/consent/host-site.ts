import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import type { ConsentStore } from "../../packages/consent/src/store/index.ts";
import { expectSilence } from "../../packages/consent/src/testing/playwright/index.ts";
import type { ServiceCase } from "./service-cases.ts";

declare global {
  // What the page and the stand-ins leave for a test.
  var consent: ConsentStore;
  var standIn: { readonly found: readonly unknown[]; readonly calls: readonly string[] } | undefined;
}

const ADDRESS = "https://www.shop.example/shop/list";

/** A host's page with one service. All hosts are played within the browser, so that the domains of cookies are real. */
export class HostSite {
  readonly page: Page;
  readonly events: string[] = [];
  readonly #case: ServiceCase;
  readonly #script: string;
  #held: { release(): void } | null = null;
  #hold: Promise<void> | null = null;

  constructor(page: Page, serviceCase: ServiceCase, script: string) {
    this.page = page;
    this.#case = serviceCase;
    this.#script = script;
  }

  async open(): Promise<void> {
    await this.page.clock.install();
    await serveAll(this.page.context(), (url, route) => this.#serve(url, route));
    await this.page.goto(`${ADDRESS}?${this.#case.service.id}`);
  }

  /** From now on the service's script is on its way until it is released. */
  holdScript(): void {
    this.#hold = new Promise((release) => {
      this.#held = { release };
    });
  }

  releaseScript(): void {
    this.#hold = null;
    this.#held?.release();
  }

  async accept(): Promise<void> {
    await this.page.evaluate(() => consent.acceptAll());
  }

  /** Doesn't wait for it: the page may be loaded again. */
  async withdraw(): Promise<void> {
    await this.page.evaluate(() => {
      void consent.refuseAll();
    });
  }

  /** The names of everything that is stored, but the choice itself. */
  async stored(): Promise<string[]> {
    const cookies = await this.page.context().cookies();
    const keys = await this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return [...cookies.map(({ name }) => name), ...keys].filter((name) => name !== "shop_consent").sort();
  }

  async expectSilence(during: () => Promise<unknown>): Promise<void> {
    await expectSilence(this.page, {
      until: "consent",
      services: [this.#case.service],
      own: [{ pattern: "shop_consent", kind: "local" }],
      during,
    });
  }

  async #serve(url: URL, route: Route): Promise<void> {
    const { script, file, service } = this.#case;
    if (url.href === script) {
      await this.#hold;
      const body = readFileSync(path.join(import.meta.dirname, "stand-ins", file), "utf8");
      await route.fulfill({ body, contentType: file.endsWith(".js") ? "text/javascript" : "text/html" });
    } else if (url.host !== "www.shop.example") {
      this.events.push(url.host);
      await route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
    } else if (url.pathname === "/host-page.js") {
      await route.fulfill({ body: this.#script, contentType: "text/javascript" });
    } else {
      const frame = `<iframe title="Film" data-consent-service="${service.id}" data-src="${script}"></iframe>`;
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<h1>Host</h1>${file.endsWith(".html") ? frame : ""}<script src="/host-page.js"></script></html>`;
      await route.fulfill({ body, contentType: "text/html" });
    }
  }
}

async function serveAll(context: BrowserContext, serve: (url: URL, route: Route) => Promise<void>): Promise<void> {
  await context.route("**/*", (route) => serve(new URL(route.request().url()), route));
}
