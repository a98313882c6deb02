import type { QuantityOfProduct } from "../../domain/cart.ts";
import { MAX_ITEM_QUANTITY } from "../../domain/limits.ts";
import type { FakeShop } from "../../testing/fake-cart-gateway.ts";
import type { ProductNote } from "../cart-lines/product-note.ts";

/** One of everything that a line can be: a reduced plugin, several of one, packs. */
export const FULL_CART: readonly QuantityOfProduct[] = [
  { name: "Sidechain Lab", quantity: 1 },
  { name: "Ballast", quantity: 3 },
  { name: "faIR Greenback 4x12", quantity: 1 },
  { name: "faIR Tweed 1x12", quantity: 1 },
];

/** A bundle, of which the shopper owns Ballast, and the part that is missing. */
export const BUNDLE_AND_PART: readonly QuantityOfProduct[] = [
  { name: "Mixing Bundle", quantity: 1 },
  { name: "Sidechain Lab", quantity: 1 },
];

/** Ballast is owned: see the story's `ownedNames`. */
export const OWNED_LINE: readonly QuantityOfProduct[] = [
  { name: "Sidechain Lab", quantity: 1 },
  { name: "Ballast", quantity: 1 },
];

export const FULL_LINE: readonly QuantityOfProduct[] = [{ name: "Ballast", quantity: MAX_ITEM_QUANTITY }];

export const WITH_COUPONS: FakeShop = { coupons: ["TEN", "FIVER", "LAB20"] };
export const CUSTOMER: FakeShop = { shopper: { isLoggedIn: true, eduPercent: 10 } };

const NOTES: Readonly<Record<string, ProductNote>> = {
  Ballast: { kind: "Plugin", summary: "Bass compressor with a foot on the floor" },
  "Sidechain Lab": { kind: "Plugin", summary: "Ducking, drawn by hand" },
  "Tape Room": { kind: "Plugin", summary: "Three machines, one room" },
  "Mixing Bundle": { kind: "Bundle", summary: "Ballast and Sidechain Lab" },
};

export const noteOf = (name: string): ProductNote | undefined => NOTES[name];
