import { messages } from "@shop/cart";
import { CartBadge, CartMessages, CartProvider, CartView } from "@shop/cart/react";
import { playerMessagesEn } from "@shop/catalog";
import { PlayerProvider, Transport } from "@shop/catalog/react";
import type { PlayerStore } from "@shop/catalog/store";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { UiProvider } from "@shop/ui";
import { useEffect, useState } from "react";
import type { Shop } from "./create-shop.ts";
import { ProductList } from "./product-list.tsx";

export function App({ shop, player }: { shop: Shop; player: PlayerStore }) {
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
            <PlayerProvider player={player} messages={playerMessagesEn}>
              <ProductList shop={shop} currency={currency} />
            </PlayerProvider>
          </section>
          <div id="cart">
            <h2>Your cart</h2>
            <CartView />
          </div>
        </main>
        <CartMessages />
        <PlayerProvider player={player} messages={playerMessagesEn}>
          <Transport />
        </PlayerProvider>
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
