// @vitest-environment jsdom
import { buildProduct } from "@shop/catalog/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { InsteadOfOffer } from "./instead-of-offer.tsx";
import { salesTexts } from "./messages/index.ts";

afterEach(cleanup);

const PACK = buildProduct({
  name: "faIR Modern Rock",
  type: "samplepack",
  slug: "fair-modern-rock",
  total_discount: 20,
});
const show = (...products: readonly ReturnType<typeof buildProduct>[]) =>
  renderWithServices(
    <>
      <h2>This offer is over</h2>
      <InsteadOfOffer products={products} texts={salesTexts.en} />
    </>,
  );

test("[ROUTE-10] without its offer a drip page of one product states today's price and leads to the product", async () => {
  await show(PACK);
  expect(screen.getByRole("heading", { name: "Today's price" }).nextElementSibling?.textContent).toContain("On sale");
  expect(screen.getByRole("link", { name: "See faIR Modern Rock" }).getAttribute("href")).toMatch(/fair-modern-rock$/);
  await expectAccessible();
});

test("[ROUTE-10] one of several products leads to the sales", async () => {
  await show(PACK, buildProduct({ name: "faMicAlign" }));
  expect(screen.getByRole("link", { name: "All sales" }).getAttribute("href")).toBe("/sales");
});
