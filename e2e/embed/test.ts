import { test as base } from "../models/test.ts";
import { EmbedPage, type OwnLook } from "./embed-page.ts";
import { type HostSite, serveHostPages } from "./serve-host-pages.ts";

/** The other site, served once for a worker. */
export const test = base.extend<{ embed: EmbedPage }, { site: HostSite; ownLook: OwnLook }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to name what a fixture needs: nothing.
    async ({}, use, workerInfo) => {
      const site = await serveHostPages(process.env.E2E_HOST_ORIGIN ?? "", workerInfo.project.use.baseURL ?? "");
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  /** The rendered styles of the controls without interference. */
  ownLook: [
    async ({ browser, site }, use) => {
      const plain = new EmbedPage(await browser.newPage());
      await plain.open(site.address("a plain page"));
      await use(await plain.ownLook());
    },
    { scope: "worker" },
  ],
  embed: async ({ page }, use) => use(new EmbedPage(page)),
});
