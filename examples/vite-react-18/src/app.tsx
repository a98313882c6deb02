import { messages } from "@shop/cart";
import { CartBadge, CartMessages, CartProvider, CartView } from "@shop/cart/react";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { UiProvider } from "@shop/ui";
import { useEffect, useState } from "react";
import type { Shop } from "./create-shop.ts";
import { ProductList } from "./product-list.tsx";

export function App({ shop }: { shop: Shop }) {
  const [currency, setCurrency] = useState(shop.currency);
  // Loads the cart, and keeps it in step with the site's other tabs.
  useEffect(() => {
    void shop.cart.refresh();
    return shop.cart.connect();
  }, [shop]);
  const choose = (chosen: Currency) => {
    shop.chooseCurrency(chosen);
    setCurrency(chosen);
  };
  const paths = { shop: "#products", cart: "#cart", account: `${shop.origin}/account` };
  return (
    <UiProvider clock={shop.clock}>
      <CartProvider {...shop} messages={messages.en} paths={paths}>
        <header className="bar">
          <p className="bar__name">Room Log</p>
          <CurrencyChoice currency={currency} onChoose={choose} />
          <CartBadge />
        </header>
        <main>
          <h1>What we mix with</h1>
          <p className="lead">
            Every plugin and cabinet on our bus. Bought here, delivered by the shop that makes them.
          </p>
          <section id="products" aria-label="Products">
            <ProductList shop={shop} currency={currency} />
          </section>
          <div id="cart">
            <h2>Your cart</h2>
            <CartView />
          </div>
        </main>
        <CartMessages />
      </CartProvider>
    </UiProvider>
  );
}

function CurrencyChoice({ currency, onChoose }: { currency: Currency; onChoose: (chosen: Currency) => void }) {
  return (
    <label className="choice">
      Currency
      <select value={currency} onChange={(event) => onChoose(event.target.value as Currency)}>
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </label>
  );
}
