import { expect, it } from "vitest";
import { returnPaths } from "./return-paths.ts";

it("the cart's checkout leads back to where it was, and lands on the account page", () => {
  expect(returnPaths({ kind: "cart" }, "/products/plugins/ballast")).toEqual({
    back: "/products/plugins/ballast",
    landing: "/account?source=purchase",
  });
});

it("buy now leads back to the shop, and lands on the account page", () => {
  expect(returnPaths({ kind: "buyNow", products: [] }, "/products/plugins/ballast")).toEqual({
    back: "/shop",
    landing: "/account?source=purchase",
  });
});
