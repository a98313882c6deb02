import { expect, test } from "vitest";
import { buildAccountWorld } from "../testing/index.ts";
import { createReviewsStore } from "./reviews-store.ts";

function opened() {
  const { accountGateway, services } = buildAccountWorld();
  return { reviews: services.of(createReviewsStore), gateway: accountGateway };
}

test("[CAT-05] the newest reviews come first, and older ones page by page by the id of the last", async () => {
  const { reviews, gateway } = opened();
  await reviews.open("faMicAlign");
  expect(reviews.getState().reviews.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
  expect(reviews.getState().hasMore).toBe(true);
  await reviews.loadMore();
  expect(reviews.getState().reviews.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(reviews.getState().hasMore).toBe(false);
  expect(gateway.calls.map(({ given }) => given)).toEqual([
    { product: "faMicAlign", before: null, count: 5 },
    { product: "faMicAlign", before: 3, count: 5 },
  ]);
});

test("a page that failed can be loaded again, and those before it stay", async () => {
  const { reviews, gateway } = opened();
  await reviews.open("faMicAlign");
  gateway.failNext("reviews.list", { code: "api.timeout" });
  await reviews.loadMore();
  expect(reviews.getState()).toMatchObject({ isLoading: false, failure: { code: "rating.reviewsFailed" } });
  expect(reviews.getState().reviews).toHaveLength(5);
  await reviews.loadMore();
  expect(reviews.getState().reviews).toHaveLength(7);
});

test("another product's reviews take the place, and a late response for the first changes nothing", async () => {
  const { reviews, gateway } = opened();
  const release = gateway.holdNext("reviews.list");
  const first = reviews.open("faMicAlign");
  await reviews.open("faAlign");
  await reviews.loadMore();
  release();
  await first;
  expect(reviews.getState()).toMatchObject({ product: "faAlign", isLoading: false });
  expect(reviews.getState().reviews).toHaveLength(7);
});
