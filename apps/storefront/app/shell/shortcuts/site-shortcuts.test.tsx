// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildWireProduct } from "@shop/catalog/testing";
import { Announcer } from "@shop/ui";
import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { SiteShortcuts } from "./site-shortcuts.tsx";

/** What was saved: jsdom has no downloads. */
let saved: { name: string; file: Blob }[] = [];
let file: Blob | null = null;

beforeEach(() => {
  saved = [];
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      file = made;
      return "blob:made";
    },
    revokeObjectURL: () => {},
  });
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (file) saved.push({ name: this.download, file });
  };
});
afterEach(cleanup);

const page = (
  <Announcer>
    <Suspense fallback={null}>
      <SiteShortcuts />
    </Suspense>
  </Announcer>
);

async function pressExport(settle: () => Promise<void>) {
  const press = createEvent.keyDown(document.body, { key: "G", ctrlKey: true, shiftKey: true });
  await act(async () => {
    fireEvent(document.body, press);
    await import("./product-export.tsx");
    await settle();
  });
  return press;
}

test("[SHELL-12] Ctrl+Shift+G saves the products under the shop's name and the day, says so once, and the browser's own search doesn't open", async () => {
  const shop = createTestServices();
  shop.environment.host.reply("getAllProducts", valid({ result: [buildWireProduct({ name: "faMicAlign" })] }));
  await renderWithServices(page, { shop });
  const press = await pressExport(shop.settle);
  expect(press.defaultPrevented).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("The product data is saved as a JSON file.");
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^farfield-audio-products-\d{4}-\d\d-\d\d\.json$/),
  ]);
  const { products } = JSON.parse((await saved[0]?.file.text()) ?? "");
  expect(products.map(({ name }: { name: string }) => name)).toEqual(["faMicAlign"]);
  await expectAccessible();
  act(() => shop.environment.clock.advance(10_000));
  expect(screen.queryByText("The product data is saved as a JSON file.")).toBeNull();
});

test("[SHELL-12] without a catalogue nothing is saved, and the notice says so", async () => {
  const shop = createTestServices();
  shop.environment.host.reply("getAllProducts", "unreachable");
  await renderWithServices(page, { shop });
  // The call is repeated before it is given up.
  await pressExport(() => shop.environment.clock.advanceAsync(60_000));
  expect(screen.getByRole("alert").textContent).toMatch(/^The catalogue could not be loaded, so no file was saved\./);
  expect(saved).toEqual([]);
});
