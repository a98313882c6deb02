import { describe, expect, it } from "vitest";
import { MAX_ITEM_QUANTITY } from "./limits.ts";
import { mergeCarts } from "./merge-carts.ts";

describe("[CART-11] a visitor's cart and the account's", () => {
  it("are added up, the account's products first", () => {
    const ofUser = [{ name: "Ballast", quantity: 1 }];
    const ofVisitor = [
      { name: "Sidechain Lab", quantity: 2 },
      { name: "Ballast", quantity: 2 },
    ];
    expect(mergeCarts(ofUser, ofVisitor, "faIR")).toEqual([
      { name: "Ballast", quantity: 3 },
      { name: "Sidechain Lab", quantity: 2 },
    ]);
  });
  it("are cut to the limits", () => {
    const lines = [
      { name: "Ballast", quantity: MAX_ITEM_QUANTITY - 1 },
      { name: "faIR Greenback", quantity: 1 },
    ];
    expect(mergeCarts(lines, lines, "faIR")).toEqual([
      { name: "Ballast", quantity: MAX_ITEM_QUANTITY },
      { name: "faIR Greenback", quantity: 1 },
    ]);
  });
  it("leave the other as it is where one is empty", () => {
    const lines = [{ name: "Ballast", quantity: 2 }];
    expect(mergeCarts([], lines, "faIR")).toEqual(lines);
    expect(mergeCarts(lines, [], "faIR")).toEqual(lines);
  });
});
