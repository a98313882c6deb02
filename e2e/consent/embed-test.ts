import { test as base } from "@playwright/test";
import { type EmbedSite, serveEmbedPages } from "./serve-embed-pages.ts";

/** A test with the pages of another site that has the consent embed: one site for each worker. */
export const test = base.extend<object, { site: EmbedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use) => {
      const site = await serveEmbedPages();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
