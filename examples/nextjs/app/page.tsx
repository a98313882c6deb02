import { checkAdd, DEFAULT_PACK_PREFIX, MAX_ITEM_QUANTITY } from "@shop/cart";
import { AddToCartButton, CartBadge } from "@shop/cart/react";
import { isFree, type Product, priceIn } from "@shop/catalog";
import { formatPrice, priceUnit } from "@shop/pricing";
import { Figure } from "@shop/ui";
import { loadProducts } from "./server-shop.ts";

const SHOPPER = { currency: "EUR", isLoggedIn: false } as const;

/** Rendered on the server: products, prices and the rule of what may be added. Only the buttons and the badge run in the browser. */
export default async function ProductsPage() {
  const products = await loadProducts();
  return (
    <>
      <header className="bar">
        <p className="bar__name">Room Log</p>
        <CartBadge />
      </header>
      <main>
        <h1>What we mix with</h1>
        <p className="lead">
          Every plugin and cabinet on our bus, up to {MAX_ITEM_QUANTITY} of each. Bought here, delivered by the shop
          that makes them.
        </p>
        {products.length === 0 && (
          <p role="status">The shop can't be reached right now. Please try again in a minute.</p>
        )}
        <ul className="rack">
          {products.filter(mayBeAdded).map((product) => (
            <ProductRow key={product.name} product={product} />
          ))}
        </ul>
      </main>
    </>
  );
}

/** The rule that the shop's own server asks too. */
function mayBeAdded(product: Product): boolean {
  const { name, isForSale } = product;
  return checkAdd(0, { name, isForSale, isFree: isFree(product) }, 1, DEFAULT_PACK_PREFIX).isOk;
}

function ProductRow({ product }: { product: Product }) {
  const { price: pricing } = priceIn(product.prices, "EUR");
  const priceMinor = priceUnit(pricing, SHOPPER);
  return (
    <li className="rack__unit">
      <h2 className="rack__name">{product.name}</h2>
      <p className="rack__what">{product.shortDesc}</p>
      <p className="rack__price">
        {priceMinor < pricing.fullPriceMinor && (
          <Figure size="small" struck>
            {formatPrice(pricing.fullPriceMinor, "EUR")}
          </Figure>
        )}
        <Figure>{formatPrice(priceMinor, "EUR")}</Figure>
      </p>
      <AddToCartButton
        compact
        size="small"
        product={{
          name: product.name,
          isFree: isFree(product),
          isForSale: product.isForSale,
          pricing,
          shopper: SHOPPER,
        }}
      />
    </li>
  );
}
