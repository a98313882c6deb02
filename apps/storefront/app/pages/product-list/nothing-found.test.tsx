// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { en } from "./messages/en.ts";
import { NothingFound } from "./nothing-found.tsx";
import type { SearchView } from "./search-view.server.ts";

afterEach(cleanup);

const WORDS = { label: "“cellar”", removes: "Remove “cellar”", href: "/products?back=open" };
const OPEN = { label: "Open", removes: "Remove Open", href: "/products?q=cellar" };
const render = (chips: SearchView["chips"], looser: SearchView["looser"]) =>
  renderWithServices(<NothingFound search={{ chips, looser } as SearchView} path="/products" texts={en} />);
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("[CAT-10] a single word that finds nothing is named, and the one way on is the whole list", async () => {
  await render([{ ...WORDS, href: "/products" }], [{ label: "Without “cellar”", href: "/products", count: 24 }]);
  expect(screen.getByRole("heading", { name: "Nothing matches “cellar”" })).toBeTruthy();
  expect(links()).toEqual([["Show the whole list", "/products"]]);
  await expectAccessible();
});

test("[CAT-10] of several things that find nothing together, each says what it would find without it", async () => {
  await render(
    [WORDS, OPEN],
    [
      { label: "Without “cellar”", href: "/products?back=open", count: 6 },
      { label: "Without Open", href: "/products?q=cellar", count: 1 },
    ],
  );
  expect(screen.getByRole("heading", { name: "Nothing matches all of this" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Without “cellar” 6 products",
    "Without Open 1 product",
  ]);
  expect(links()).toContainEqual(["Show the whole list", "/products"]);
  await expectAccessible();
});
