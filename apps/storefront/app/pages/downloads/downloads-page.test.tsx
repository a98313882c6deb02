// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { DownloadsPage } from "./downloads-page.tsx";
import { freeDownloads } from "./free-downloads.server.ts";
import { downloadsTexts } from "./messages/index.ts";

afterEach(cleanup);

const versions = [{ platform: "win" as const, release_date: "2026-01-02", version: "1.2.0" }];
const FREE = freeDownloads([buildProduct({ name: "faGainTrim", price: { EUR: 0, USD: 0, JPY: 0 }, versions })], "en");

async function renderPage(isLoggedIn: boolean) {
  const shop = createTestServices();
  const plugin = [buildWireOwnedProduct(), buildWireOwnedProduct({ name: "faGainTrim" })];
  shop.environment.host.reply(
    "getOwnedProducts",
    valid(buildWireOwned({ plugin, samplepack: [buildWireOwnedPack()] })),
  );
  await import("./owned-downloads.tsx");
  const manuals = [{ name: "faMicAlign", manualUrl: "/files/manual.pdf" }];
  await renderWithServices(<DownloadsPage texts={downloadsTexts.en} free={FREE} manuals={manuals} />, {
    shop,
    isLoggedIn,
  });
  await act(() => shop.settle());
}

test("[ROUTE-09] everybody finds the free plugins by platform, and the way to what is owned", async () => {
  await renderPage(false);
  const link = screen.getByRole("link", { name: "Download faGainTrim for Windows 1.2.0" });
  expect([link.getAttribute("href"), link.textContent]).toEqual(["/files/products/fagaintrim/win", "Windows 1.2.0"]);
  expect(screen.getByRole("link", { name: "Go to your account" }).getAttribute("href")).toBe("/account");
  expect(screen.queryByRole("list", { name: /^Downloads of/ })).toBeNull();
  await expectAccessible();
});

test("[ROUTE-09] a customer finds everything that is owned by platform and format, and each free plugin once", async () => {
  await renderPage(true);
  const formatsOf = (name: string) =>
    within(screen.getByRole("list", { name: `Downloads of ${name}` }))
      .getAllByRole("listitem")
      .map((row) => row.querySelector(".shop-download-list__format")?.textContent);
  expect(formatsOf("faMicAlign")).toEqual(["Windows", "macOS"]);
  expect(formatsOf("faIR Modern Rock")).toEqual(["Complete", "AIF", "Kemper", "S-Gear", "WAV", "Fractal"]);
  expect(screen.getAllByRole("link", { name: "faGainTrim" })).toHaveLength(1);
  await expectAccessible();
});
