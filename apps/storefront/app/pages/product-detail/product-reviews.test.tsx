// @vitest-environment jsdom
import { buildProduct } from "@shop/catalog/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { productReviews } from "./reviews.server.ts";

afterEach(cleanup);

const RATED = buildProduct({ rating: { num_ratings: 21, rating: 4.5, user_has_rated: false } });
const REVIEW = {
  ...{ id: 1, product_name: "faMicAlign", rating: 5, name: "Mara E.", is_owner: true },
  ...{ comment: "It finds what I hear.", created_at: "2026-01-15T12:00:00Z" },
};

async function renderReviews(product = RATED, reviews: (typeof REVIEW)[] | null = [REVIEW]) {
  const shown = productReviews(product, { reviews, stars: [1, 0, 0, 5, 15] }, { order: "best", page: 2 }, "en");
  await renderWithServices(shown && <ProductReviews {...shown} />, { path: "/products/plugins/famicalign" });
}

test("[ROUTE-06] a product's page shows the mean, how many gave how many stars, and a page of reviews of verified owners", async () => {
  await renderReviews();
  expect(screen.getByText("4.5 of 5 stars, from 21 ratings.")).toBeTruthy();
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "5 stars15",
    "4 stars5",
    "3 stars0",
    "2 stars0",
    "1 star1",
  ]);
  const review = screen.getByText("It finds what I hear.").closest("li");
  expect(review?.textContent).toContain("Mara E.Verified owner15 January 2026");
  expect(screen.getByRole("img", { name: "5 of 5 stars" })).toBeTruthy();
  await expectAccessible();
});

test("[ROUTE-06] the order and the page of the reviews are links, which need no scripts", async () => {
  await renderReviews();
  const hrefs = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);
  expect(hrefs("Order of the reviews")).toEqual([
    ["Newest", "/products/plugins/famicalign#reviews", null],
    ["Best", "/products/plugins/famicalign?reviews=best#reviews", "true"],
    ["Worst", "/products/plugins/famicalign?reviews=worst#reviews", null],
  ]);
  expect(hrefs("Pages of reviews")).toEqual([
    ["Previous", "/products/plugins/famicalign?reviews=best#reviews", null],
    ["Next", "/products/plugins/famicalign?reviews=best&page=3#reviews", null],
  ]);
});

test("reviews that could not be loaded are announced, and the mean stays", async () => {
  await renderReviews(RATED, null);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The reviews could not be loaded. Please load the page again.",
  );
  expect(screen.getByText("4.5 of 5 stars, from 21 ratings.")).toBeTruthy();
});

test("a product that nobody has rated says so, and has nothing to sort", async () => {
  await renderReviews(buildProduct({ rating: null }), []);
  expect(screen.getByText("Nobody has rated this product yet.")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});
