import { CartBadge, CartView } from "@shop/cart/react";
import Link from "next/link";

export default function CartPage() {
  return (
    <>
      <header className="bar">
        <p className="bar__name">
          <Link href="/">Room Log</Link>
        </p>
        <CartBadge />
      </header>
      <main>
        <h1>Your cart</h1>
        <CartView />
      </main>
    </>
  );
}
