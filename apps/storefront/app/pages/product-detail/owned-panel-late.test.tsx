// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { productDetailTexts } from "./messages/index.ts";

const code = vi.hoisted(() => {
  let arrive = () => {};
  return { arrives: new Promise<void>((resolve) => (arrive = resolve)), arrive: () => arrive() };
});
vi.mock("./owned-panel.tsx", async (importActual) => {
  await code.arrives;
  return importActual();
});

// Test files share their modules: one before may have loaded the panel's code already.
vi.resetModules();
const { createTestServices } = await import("../../testing/create-test-services.ts");
const { renderWithServices } = await import("../../testing/render-with-services.tsx");
const { BuyPanel } = await import("./buy-panel.tsx");

afterEach(cleanup);

test("until the owner's panel has come, the buttons that buy stay as they are, and keep the focus", async () => {
  const shop = createTestServices();
  shop.environment.host.reply("getOwnedProducts", valid(buildWireOwned({ plugin: [buildWireOwnedProduct()] })));
  await renderWithServices(
    <BuyPanel
      product={{ ...buildProduct(), name: "faMicAlign" }}
      campaignNotes={{}}
      accountNotes={{ EUR: "", USD: "", JPY: "" }}
      versions={{ releases: [], files: [] }}
      texts={productDetailTexts.en}
    />,
    { shop },
  );
  const button = screen.getByRole("button", { name: "Add to cart" });
  button.focus();

  await act(async () => {
    await shop.services.catalog.loadOwned();
    await shop.settle();
  });
  expect(shop.services.catalog.getState().licenceMap.size).toBe(1);
  expect(document.activeElement).toBe(button);

  await act(async () => code.arrive());
  expect(await screen.findByRole("region", { name: "You own this" })).toBeTruthy();
});
