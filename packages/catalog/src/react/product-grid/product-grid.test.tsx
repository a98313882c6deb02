// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../ui/src/testing/expect-no-axe-violations.ts";
import { buildProduct } from "../../testing/index.ts";
import { ProductGrid } from "./product-grid.tsx";

afterEach(cleanup);

const MEDIA = { dark: "/dark.svg", light: "/light.svg", alt: "Its panel", width: 1600, height: 900 };
const ALIGN = buildProduct({ name: "faMicAlign", featuredMedia: MEDIA });
const PACK = buildProduct({ name: "faIR Modern Rock", type: "samplepack", shortDesc: "Tight 4×12 for high gain" });

test("a shelf shows of each product the picture, name, what it is, price and state, and leads to its page", async () => {
  render(
    <ProductGrid
      label="Plugins"
      products={[ALIGN, PACK]}
      stateOf={(product) => (product === ALIGN ? "owned" : null)}
      actionOf={(product) => (product === PACK ? <button type="button">Add to cart</button> : null)}
      noteOf={(product) => (product === PACK ? "16 takes" : null)}
    />,
  );
  const [first, second] = within(screen.getByRole("list", { name: "Plugins" })).getAllByRole("listitem");
  if (!first || !second) throw new Error("two products were given");
  expect(within(first).getByRole("heading", { level: 3, name: "faMicAlign" })).toBeTruthy();
  expect(within(first).getByRole("link", { name: "faMicAlign" }).getAttribute("href")).toBe(
    "/products/plugins/famicalign",
  );
  expect(within(first).getByText("Phase alignment for guitar microphones")).toBeTruthy();
  expect(within(first).getByText("49€")).toBeTruthy();
  expect(within(first).getByText("Owned")).toBeTruthy();
  expect(within(second).getByText("IR pack")).toBeTruthy();
  expect(within(second).getByRole("button", { name: "Add to cart" })).toBeTruthy();
  expect(within(second).getByText("16 takes")).toBeTruthy();
  expect(within(first).queryByText("16 takes")).toBeNull();
  expect(within(second).queryByText("Owned")).toBeNull();
  await expectNoAxeViolations();
});

test("a cover has a picture for each theme, of a size known beforehand; at the head of a page the default one comes at once", () => {
  const { container } = render(<ProductGrid products={[ALIGN]} isAtTop />);
  const pictures = [...container.querySelectorAll("img")].map((picture) => [
    picture.getAttribute("src"),
    picture.getAttribute("loading"),
    picture.getAttribute("width"),
  ]);
  expect(pictures).toEqual([
    ["/dark.svg", "eager", "1600"],
    ["/light.svg", "lazy", "1600"],
  ]);
});

test("a host's own addresses take the place of ours", () => {
  render(<ProductGrid products={[ALIGN]} hrefOf={(product) => `/de/x/${product.slug}`} headingLevel={2} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/de/x/famicalign");
  expect(screen.getByRole("heading", { level: 2 })).toBeTruthy();
});

test.each([
  [1, "4", undefined],
  [2, "2", undefined],
  [5, "4", "5"],
  [6, "3", undefined],
  [7, "4", "3"],
  [8, "4", undefined],
  [9, "3", undefined],
  [10, "4", "2"],
  [22, "4", "2"],
])("a shelf of %i leaves no gap: %s columns, of which %s cards are larger", (count, columns, larger) => {
  const products = Array.from({ length: count }, (_, index) => buildProduct({ name: `Product ${index}` }));
  render(<ProductGrid label="Shelf" products={products} />);
  const { wide, lead } = screen.getByRole("list", { name: "Shelf" }).dataset;
  expect([wide, lead]).toEqual([columns, larger]);
});

test("an empty shelf says so", () => {
  render(<ProductGrid products={[]} />);
  expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeTruthy();
});

test("[TRACK-06] a pressed card reports its product and its place", async () => {
  const selected: unknown[] = [];
  render(
    <ProductGrid
      products={[ALIGN, PACK]}
      hrefOf={() => "#here"}
      onSelect={({ name }, index) => selected.push([name, index])}
    />,
  );
  await userEvent.click(screen.getByRole("link", { name: "faIR Modern Rock" }));
  expect(selected).toEqual([["faIR Modern Rock", 1]]);
});
