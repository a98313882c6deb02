import { RateFlow } from "@shop/auth-ui/account-react";
import { useAccountChanged } from "../../composition/use-account-changed.ts";
import type { RateableProduct } from "../../server/rate-product.ts";
import { AccountPartsFrame } from "./account-parts-frame.tsx";

/** The rating of one product, as in its dialog. */
export function RatePart({ product: { name, ownRating } }: { readonly product: RateableProduct }) {
  const changed = useAccountChanged();
  return (
    <AccountPartsFrame>
      <RateFlow presentation="page" product={name} own={ownRating} onRated={changed} />
    </AccountPartsFrame>
  );
}
