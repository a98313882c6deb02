import { catalogOperations } from "@shop/api-client";
import { connectToShop } from "@shop/cart/adapters";
import { normaliseProduct, type Product } from "@shop/catalog";

/** What the server asks the shop with: one visitor of its own, who never has a cart. */
let connection: ReturnType<typeof connect> | undefined;

export function shopOrigin(): string {
  return process.env.SHOP_ORIGIN ?? "http://localhost:3000";
}

/** What is for sale, for the first page that is shown; the same for everybody. Empty where the shop can't be reached. */
export async function loadProducts(): Promise<readonly Product[]> {
  connection ??= connect();
  const answer = await connection.client.call("getAllProducts", {});
  if (!answer.isOk) return [];
  return answer.value.result.flatMap((wire) => {
    const product = normaliseProduct(wire);
    return product.isOk && product.value.isForSale ? [product.value] : [];
  });
}

function connect() {
  return connectToShop({ origin: shopOrigin(), currency: () => "EUR", log: console.warn }, catalogOperations);
}
