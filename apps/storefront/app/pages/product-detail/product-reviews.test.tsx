// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import type { Product } from "@shop/catalog";
import { buildProduct } from "@shop/catalog/testing";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { productReviews } from "./review-summary.server.ts";

afterEach(cleanup);

function reviewsOf(product: Product) {
  const reviews = productReviews(product, "en");
  return reviews && <ProductReviews {...reviews} />;
}

const RATED = buildProduct({ rating: { num_ratings: 2, rating: 4.5, user_has_rated: false } });

test("[ROUTE-06] a product's page shows the mean at once, and fetches the reviews on a press", async () => {
  const shop = createTestServices();
  const { host } = shop.environment;
  host.reply(
    "getReviews",
    valid({
      reviews: [
        {
          id: 1,
          product_name: "faMicAlign",
          rating: 5,
          name: "Mara E.",
          comment: "It finds what I hear.",
          created_at: "2026-01-15T12:00:00Z",
        },
      ],
    }),
  );
  await renderWithServices(reviewsOf(RATED), { shop });
  expect(screen.getByText("4.5 of 5 stars, from 2 ratings.")).toBeTruthy();
  expect(host.requestsOf("getReviews")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Read the reviews" }));
  await act(async () => {
    await import("./reviews-part.tsx");
    await shop.services.account.load();
    await shop.settle();
  });
  expect((await screen.findByRole("article")).textContent).toContain("It finds what I hear.");
  expect(document.activeElement?.contains(screen.getByRole("article"))).toBe(true);
  expect(screen.queryByRole("button", { name: "Read the reviews" })).toBeNull();
  await expectAccessible();
});

test("a product that nobody has rated says so, and offers nothing to read", async () => {
  const unrated = buildProduct({ rating: null });
  await renderWithServices(reviewsOf(unrated));
  expect(screen.getByText("Nobody has rated this product yet.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
