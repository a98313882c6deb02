import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../ports/database.ts";
import { type AddAtOnce, addAtOnce } from "./add-at-once.ts";

const add = {
  cart: { id: "cart", userId: null, visitorId: "visitor", keyHash: null, expiresAt: new Date(0) },
  mayMake: true,
  sale: { id: "product", name: "Cabinet", fullPriceMinor: 4900, isForSale: true },
  currency: "EUR",
  shopper: { eduPercent: 0, hasFirstPurchase: false },
  quantity: 1,
  maxQuantity: 5,
  keyed: { actor: "visitor", key: "key", operation: "addToCart", bodyHash: "hash", now: new Date(0) },
} as unknown as AddAtOnce;

/** A database that rejects every statement with this state. */
function failingWith(code: string): Kysely<Database> {
  const rejected = () => Promise.reject(Object.assign(new Error("it failed"), { code }));
  return { executeQuery: rejected } as unknown as Kysely<Database>;
}

test("an add that the database ended because of a deadlock is tried again", async () => {
  expect(await addAtOnce(failingWith("40P01"), add)).toBe("notAsBelieved");
});

test("any other fault of the database isn't hidden", async () => {
  await expect(addAtOnce(failingWith("23503"), add)).rejects.toThrow("it failed");
});
