// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedProduct, buildWireProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
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
    accountNotes: { EUR: "", USD: "", JPY: "" },
    versions: { releases: [], files: [] },
    strip: { label: "What comes with it", runsOn: null, verdicts: [], facts: [], trial: null },
    measured: null,
    reviews: null,
    hearing: null,
    shopping: { shopping: null, sample: null },
    bundles: [],
    neighbours: [],
    compareHref: null,
    ...given,
  };
}

test("[CAT-09] a bundle's parts are one table: each with its price alone, then their sum and the price of the bundle", async () => {
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
  ]);
  expect(table.getByRole("link", { name: "faPhaseScope" })).toBeTruthy();
  await expectAccessible();
});

test("[CAT-09] a part's row has its drawing, its name and its price alone; an owner of the part reads that instead of the price", async () => {
  const card = { dark: "/card-d.svg", light: "/card-l.svg", width: 380, height: 214 };
  const featuredMedia = { dark: "/d.svg", light: "/l.svg", width: 1600, height: 900, alt: "Its panel", card };
  const scope = { name: "faPhaseScope", slug: "faphasescope", productPageSlug: "faphasescope", featuredMedia };
  const wire = [
    buildWireProduct({ featuredMedia }),
    buildWireProduct({ ...scope, price: { EUR: 2900, USD: 3400, JPY: 450_000 } }),
    buildWireProduct({
      ...{ name: "Alignment Bundle", type: "bundle", itemType: 44, price: { EUR: 5900, USD: 6900, JPY: 890_000 } },
      included_products: ["faMicAlign", "faPhaseScope"],
    }),
  ];
  const [mic, phase, bundle] = wire.map((product) => buildProduct(product));
  if (!mic || !phase || !bundle) throw new Error("The builder lost a product.");
  const page = <ProductBands detail={build({ product: { ...bundle, productPageDesc: "" }, parts: [mic, phase] })} />;
  const rowsOf = (section: "tbody" | "tfoot") =>
    Array.from(document.querySelectorAll(`.bundle__ledger ${section} tr`), (row) => ({
      pictures: Array.from(row.querySelectorAll("img"), (image) => image.getAttribute("src")),
      name: row.querySelector("th a")?.textContent ?? row.querySelector("th")?.textContent,
      price: row.querySelector("td:last-child [data-currency=EUR]")?.textContent ?? row.lastElementChild?.textContent,
    }));
  const pictures = ["/card-d.svg", "/card-l.svg"];
  await renderWithServices(page);
  expect(rowsOf("tbody")).toEqual([
    { pictures, name: "faMicAlign", price: "49€" },
    { pictures, name: "faPhaseScope", price: "29€" },
  ]);
  expect(rowsOf("tfoot")).toMatchObject([{ price: "78€" }, { price: "59€" }]);
  cleanup();

  const shop = createTestServices();
  const owned = buildWireOwned({ plugin: [buildWireOwnedProduct()] });
  shop.environment.host.reply("getOwnedProducts", valid(owned));
  shop.environment.host.reply("getAllProducts", valid({ result: wire, version: "1" }));
  await renderWithServices(page, { shop, isLoggedIn: true });
  await act(() => shop.settle());
  expect(rowsOf("tbody").map(({ price }) => price)).toEqual(["You own it", "24.65€"]);
  await expectAccessible();
});

test("a text has its figures beside it, and a product without more to say has no empty band", async () => {
  const bands = [
    { main: "<h2>What it is</h2><p>a</p>", side: "<h2>Measured</h2><table></table>", isTableFirst: false },
  ];
  await renderWithServices(
    <ProductBands detail={build({ bands, product: { ...buildProduct({ manual_url: null }), productPageDesc: "" } })} />,
  );
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "What it is",
    "Measured",
  ]);
  expect(document.querySelectorAll(".band")).toHaveLength(1);
});

test("[CAT-11] versions are listed with their changes, each with an address, beside the files with systems and sizes", async () => {
  const releases = [
    {
      ...{ id: "v2.1.0", version: "2.1.0", date: "2026-09-29", day: "29 September 2026" },
      ...{ changes: ["Rotate of second order."], isEnglish: true },
    },
  ];
  const files = [{ name: "Windows", version: "2.1.0", day: "29 September 2026", size: "5.1 kB" }];
  await renderWithServices(<ProductBands detail={build({ versions: { releases, files } })} />);
  const change = screen.getByText("Rotate of second order.");
  expect(change.closest("ul")?.getAttribute("lang")).toBe("en");
  expect(change.closest("#v2\\.1\\.0")).toBeTruthy();
  expect(screen.getByRole("link", { name: "2.1.0" }).getAttribute("href")).toBe("#v2.1.0");
  const row = screen.getByRole("rowheader", { name: "Windows" }).closest("tr");
  expect(row?.textContent).toBe("Windows2.1.029 September 20265.1 kB");
  await expectAccessible();
});

test("others of its kind come last, each a link to its own page", async () => {
  await renderWithServices(<ProductBands detail={build({ neighbours: [buildProduct({ name: "faGainTrim" })] })} />);
  expect(screen.getByRole("heading", { name: "Other plugins" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "faGainTrim" })).toBeTruthy();
});

test("[CAT-14] what was measured is there once, also when the visitor turns out to be a customer", async () => {
  const measured = {
    ...{ dashed: [], keys: [] },
    ...{ title: "Measured response", caption: "", label: "Frequency", firstIndex: 0, octaves: [], decibels: [] },
    readings: [{ x: 0, y: 0, frequency: "100 Hz", level: "0 dB" }],
  };
  const reviews = {
    ...{ title: "What customers say", summary: "No reviews yet.", sortLabel: "Order", pages: null, failed: null },
    ...{ histogram: [], sorts: [], reviews: [] },
  };
  const Page = () => {
    const isCustomer = useIsCustomer();
    return <ProductBands detail={build({ measured, reviews, onlyInEnglish: isCustomer ? "In English" : null })} />;
  };
  await renderWithServices(<Page />, { isLoggedIn: true });
  await screen.findByText("In English");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Measured response",
    "What customers say",
  ]);
});
