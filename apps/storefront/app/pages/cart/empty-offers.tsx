import { useCart } from "@shop/cart/react";
import { selectItemCount } from "@shop/cart/store";
import { isFree, pickOffers } from "@shop/catalog";
import { useCatalog } from "@shop/catalog/react";
import { useEffect } from "react";
import { useServices } from "../../composition/services-context.ts";
import { useOwnedNames } from "../../composition/use-shopper.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { ProductSection } from "../../products/product-section.tsx";

/** One row of tiles on a wide screen. */
const REDUCED_COUNT = 4;
/** So few are as large as those above them. */
const HALF_A_ROW = 2;

/** Below an empty cart: what is free and what is reduced now, without what the customer owns. Nothing of either: nothing. */
export function EmptyOffers() {
  const isEmpty = useCart((state) => state.status === "ready" && selectItemCount(state) === 0);
  const products = useCatalog((state) => state.products);
  const owned = useOwnedNames();
  const text = useAccountTexts();
  const { services } = useServices();
  useEffect(() => {
    // Without lines nothing else has asked for the catalogue yet.
    if (isEmpty) void services.load().then(({ catalog }) => catalog.load());
  }, [isEmpty, services]);
  if (!isEmpty) return null;
  const others = products.filter(({ name, isPublic }) => isPublic && !owned.has(name));
  const reduced = pickOffers(
    others.filter(({ isForSale }) => isForSale),
    [],
    REDUCED_COUNT,
  );
  const free = others.filter(isFree);
  return (
    <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-9">
      <ProductSection title={text("emptyCartReduced")} products={reduced} moreHref="/sales" />
      <div className={free.length > HALF_A_ROW ? undefined : "lg:max-w-[50%]"}>
        <ProductSection title={text("emptyCartFree")} lead={text("emptyCartFreeLead")} products={free} />
      </div>
    </div>
  );
}
