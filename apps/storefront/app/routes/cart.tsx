import { CartView } from "@shop/cart/react";
import { useOwnedNames } from "../composition/use-owned-names.ts";
import { useProductHref } from "../composition/use-product-href.ts";
import { useTexts } from "../messages/use-texts.ts";
import { textMeta } from "../pages/page-meta.ts";

export const meta = textMeta("cartTitle", "cartDescription");

export default function Cart() {
  const text = useTexts();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("cartTitle")}</h1>
      </header>
      <CartView productHref={useProductHref()} ownedNames={useOwnedNames()} />
    </div>
  );
}
