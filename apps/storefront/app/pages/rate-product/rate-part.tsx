import { RateFlow } from "@shop/account/react";
import { useAccountChanged } from "../../composition/account/use-account-changed.ts";
import { AccountPartsFrame } from "../account/account-parts-frame.tsx";
import type { RateableProduct } from "./rate-product.server.ts";

/** The rating of one product, as in its dialog. */
export function RatePart({ product: { name, ownRating } }: { readonly product: RateableProduct }) {
  const changed = useAccountChanged();
  return (
    <AccountPartsFrame>
      <RateFlow presentation="page" product={name} own={ownRating} onRated={changed} />
    </AccountPartsFrame>
  );
}
