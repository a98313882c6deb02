import { expect, it } from "vitest";
import { shopperFailure } from "./shopper-failure.ts";

it("a failure of the cart keeps its code and loses the server's English", () => {
  const failure = { code: "checkout.productGone", params: { name: "Ballast" }, serverText: "Ballast is gone." };
  expect(shopperFailure(failure, "checkout.failed")).toEqual({
    code: "checkout.productGone",
    params: { name: "Ballast" },
  });
});

it.each(["api.unreachable", "api.tooManyCalls", "somebody.elses"])(
  "[CART-05] any other failure (%s) becomes the action's own",
  (code) => {
    expect(shopperFailure({ code, serverText: "stack trace" }, "cart.couldNotAdd")).toEqual({
      code: "cart.couldNotAdd",
    });
  },
);
