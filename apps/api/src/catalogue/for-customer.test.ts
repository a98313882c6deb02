import { buildWireProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { forCustomer } from "./for-customer.ts";

test("[CAT-01] [CAT-05] a product says whether this customer owns it and has rated it", () => {
  const rating = { num_ratings: 3, rating: 4.3, user_has_rated: false };
  const seen = forCustomer(buildWireProduct({ name: "faAlign", rating }), { isOwned: true, hasRated: true });
  expect(seen).toMatchObject({
    name: "faAlign",
    owned_by_user: true,
    rating: { num_ratings: 3, user_has_rated: true },
  });
});

test("[CAT-05] a product that nobody has rated has no rating", () => {
  const seen = forCustomer(buildWireProduct({ rating: null }), { isOwned: false, hasRated: false });
  expect(seen).toMatchObject({ owned_by_user: false, rating: null });
});
