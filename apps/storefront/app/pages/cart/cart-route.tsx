import { lazy } from "react";
import { useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { ShoppingNote } from "../../products/shopping-note.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { actOnCart, type CartPageData, loadCartPage } from "./cart-page.server.ts";
import { CartPreview } from "./cart-preview.tsx";
import "../../styles/plain-cart.css";

export const handle: RouteHandle = { parameters: ["said"] };
export const loader = loadCartPage;
export const action = actOnCart;

/** A client-side navigation implies scripts, so the plain cart isn't needed. */
export function clientLoader() {
  return null;
}

const CartPage = lazy(() => import("./cart-page.tsx").then((module) => ({ default: module.CartPage })));
/** Rendered only on the server: browsers with scripts ignore a noscript element. */
const PlainCart = import.meta.env.SSR
  ? lazy(() => import("./plain-cart.tsx").then((module) => ({ default: module.PlainCart })))
  : null;

export default function Cart() {
  const text = useTexts();
  const page = useLoaderData<CartPageData | null>();
  const preview = <CartPreview cart={page?.plain ?? null} loadingLabel={text("cartLoading")} />;
  return (
    <div className="frame is-desk cart-page">
      <UnlistedHead title={text("cartTitle")} description={text("cartDescription")} />
      <header className="page-head">
        <h1>{text("cartTitle")}</h1>
        {page && <ShoppingNote {...page.shopping} />}
      </header>
      <noscript>{PlainCart && page && <PlainCart cart={page.plain} currencyLabel={text("currency")} />}</noscript>
      <div className="needs-scripts">
        <WhenLoaded fallback={preview}>
          <CartPage loading={preview} />
        </WhenLoaded>
      </div>
    </div>
  );
}
