// @vitest-environment jsdom
import { buildProduct } from "@shop/catalog/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { productDetailTexts } from "./messages/index.ts";
import { ProductBands } from "./product-bands.tsx";
import type { ProductDetail } from "./product-detail.server.ts";

afterEach(cleanup);

function build(given: Partial<ProductDetail> = {}): ProductDetail {
  return {
    head: [],
    texts: productDetailTexts.en,
    product: { ...buildProduct(), productPageDesc: "" },
    steps: [],
    outline: [],
    bands: [],
    onlyInEnglish: null,
    parts: [],
    campaignNotes: {},
    releases: [],
    facts: [],
    reviews: null,
    hearing: null,
    shopping: { shopping: null, sample: null },
    bundles: [],
    neighbours: [],
  compareHref: null,
    ...given,
  };
}

test("[CAT-09] a bundle's parts are one table: each with its price alone, then their sum, the bundle's price and the saving", async () => {
  const parts = [buildProduct(), buildProduct({ name: "faPhaseScope", slug: "faphasescope" })];
  const bundle = buildProduct({
    name: "Alignment Bundle",
    type: "bundle",
    itemType: 44,
    included_products: parts.map(({ name }) => name),
  });
  await renderWithServices(<ProductBands detail={build({ product: { ...bundle, productPageDesc: "" }, parts })} />);
  const table = within(screen.getByRole("table"));
  const rows = table.getAllByRole("row").map((row) => within(row).queryByRole("rowheader")?.textContent ?? "");
  expect(rows.slice(1)).toEqual([
    expect.stringContaining("faMicAlign"),
    expect.stringContaining("faPhaseScope"),
    "Apart they cost",
    "The bundle",
    "You save",
  ]);
  expect(table.getByRole("link", { name: "faPhaseScope" })).toBeTruthy();
  await expectAccessible();
});

test("a text has its figures beside it, and a product without more to say has no empty band", async () => {
  const bands = [{ main: "<h2>What it is</h2><p>a</p>", side: "<h2>Measured</h2><table></table>" }];
  await renderWithServices(
    <ProductBands detail={build({ bands, product: { ...buildProduct({ manual_url: null }), productPageDesc: "" } })} />,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "What it is",
    "Measured",
  ]);
  expect(document.querySelectorAll(".band")).toHaveLength(1);
});

test("others of its kind come last, each a link to its own page", async () => {
  await renderWithServices(<ProductBands detail={build({ neighbours: [buildProduct({ name: "faGainTrim" })] })} />);
  expect(screen.getByRole("heading", { name: "Other plugins" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "faGainTrim" })).toBeTruthy();
});
