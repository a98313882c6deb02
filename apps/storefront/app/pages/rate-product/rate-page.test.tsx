// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { RatePage } from "./rate-page.tsx";

afterEach(cleanup);

function pageOf(name: string) {
  const path = `/products/plugins/${name.toLowerCase()}`;
  return { name, path, picture: null, mean: "4.5 of 5 stars, from 12 ratings." };
}

const PRODUCTS = [
  { ...pageOf("faCabRoom"), ownRating: null },
  { ...pageOf("faMicAlign"), ownRating: { stars: 4, comment: "" } },
];

test("[ROUTE-09] every product to rate is one link with the stars it has, and without a rating with five to give", async () => {
  const { account: _, ...shown } = buildAccountData();
  await renderWithServices(<RatePage {...shown} products={PRODUCTS} count="Rated: 1 of 2" chosen={null} />, {
    isLoggedIn: true,
    path: "/rate-product",
  });
  const links = screen.getAllByRole("link", { name: /^fa/ });
  const seen = links.map((link) => ({
    href: link.getAttribute("href"),
    text: link.querySelector(".rate-choices__what")?.textContent,
    stars: link.querySelectorAll(".shop-star").length,
    lit: link.querySelectorAll("[data-on] > .shop-star").length,
  }));
  expect(seen).toEqual([
    { href: "/rate-product?product=faCabRoom", text: "faCabRoomNot rated yet", stars: 5, lit: 0 },
    { href: "/rate-product?product=faMicAlign", text: "faMicAlignYour rating: 4 of 5", stars: 5, lit: 4 },
  ]);
  await expectAccessible();
});

test("[ROUTE-09] beside the form is what others gave the product, with the way to their reviews", async () => {
  const { account: _, ...shown } = buildAccountData();
  const [chosen] = PRODUCTS;
  if (!chosen) throw new Error("There is a product to rate.");
  await renderWithServices(<RatePage {...shown} products={PRODUCTS} count="Rated: 1 of 2" chosen={chosen} />, {
    isLoggedIn: true,
    path: "/rate-product?product=faCabRoom",
  });
  expect(screen.getByText("4.5 of 5 stars, from 12 ratings.")).toBeTruthy();
  const reviews = screen.getByRole("link", { name: "Reviews of faCabRoom" });
  expect(reviews.getAttribute("href")).toBe("/products/plugins/facabroom#reviews");
  await expectAccessible();
});

test("a product to rate is shown by its small drawing in the list, and by the large one beside the form", async () => {
  const { account: _, ...shown } = buildAccountData();
  const card = { dark: "/card-d.svg", light: "/card-l.svg", width: 380, height: 214 };
  const picture = { dark: "/d.svg", light: "/l.svg", width: 1600, height: 900, alt: "Its panel", card };
  const drawn = { ...pageOf("faCabRoom"), ownRating: null, picture };
  const sourcesOf = (place: string) =>
    Array.from(document.querySelectorAll(`${place} img`), (image) => image.getAttribute("src"));
  const small = ["/card-d.svg", "/card-l.svg"];
  const page = { ...shown, products: [drawn], count: "Rated: 0 of 1" };
  await renderWithServices(<RatePage {...page} chosen={null} />, { isLoggedIn: true, path: "/rate-product" });
  expect(sourcesOf(".rate-choices")).toEqual(small);
  cleanup();
  const path = "/rate-product?product=faCabRoom";
  await renderWithServices(<RatePage {...page} chosen={drawn} />, { isLoggedIn: true, path });
  expect([sourcesOf(".rate-head"), sourcesOf(".rate-sheet")]).toEqual([small, ["/d.svg", "/l.svg"]]);
});

test("[ROUTE-09] a product without ratings has no reviews to lead to", async () => {
  const { account: _, ...shown } = buildAccountData();
  const chosen = { ...pageOf("faGate"), ownRating: null, mean: null };
  await renderWithServices(<RatePage {...shown} products={[chosen]} count="Rated: 0 of 1" chosen={chosen} />, {
    isLoggedIn: true,
    path: "/rate-product?product=faGate",
  });
  expect(screen.getByText("Nobody has rated it yet: yours is the first.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Reviews of/ })).toBeNull();
});

test("[ROUTE-09] after a rating the next product to rate is one press away, and so is the account", async () => {
  const { account: _, ...shown } = buildAccountData();
  const chosen = { ...pageOf("faGate"), ownRating: null };
  const next = { ...pageOf("faVerb"), ownRating: null };
  await renderWithServices(<RatePage {...shown} products={[chosen, next]} count="Rated: 0 of 2" chosen={chosen} />, {
    isLoggedIn: true,
    path: "/rate-product?product=faGate",
  });
  expect(screen.queryByRole("link", { name: "Rate faVerb" })).toBeNull();
  await userEvent.click(await screen.findByRole("radio", { name: "4 stars" }));
  await userEvent.click(screen.getByRole("button", { name: "Send rating" }));
  const onward = await screen.findByRole("link", { name: "Rate faVerb" });
  expect(onward.getAttribute("href")).toBe("/rate-product?product=faVerb");
  expect(screen.getByRole("link", { name: "Back to your account" }).getAttribute("href")).toBe("/account");
  await expectAccessible();
});
