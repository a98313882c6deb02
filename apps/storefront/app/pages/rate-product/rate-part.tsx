import { RateFlow } from "@shop/account/react";
import { formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useState } from "react";
import { useAccountChanged } from "../../composition/account/use-account-changed.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { AccountPartsFrame } from "../account/account-parts-frame.tsx";
import type { RateableProduct, RatePageData } from "./rate-product.server.ts";

interface RatePartProps extends Pick<RatePageData, "texts"> {
  readonly product: RateableProduct;
  /** The next one to rate; none if all are rated. */
  readonly next: RateableProduct | undefined;
}

/** The rating of one product, as in its dialog, and after it the next one to rate. */
export function RatePart({ product: { name, ownRating }, next, texts }: RatePartProps) {
  const changed = useAccountChanged();
  const [isRated, setIsRated] = useState(false);
  const rated = () => {
    setIsRated(true);
    changed();
  };
  return (
    <>
      <AccountPartsFrame>
        <RateFlow presentation="page" product={name} own={ownRating} onRated={rated} />
      </AccountPartsFrame>
      {isRated && (
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          {next && (
            <Button variant="signal" href={`/rate-product?product=${encodeURIComponent(next.name)}`}>
              {formatMessage(texts.rateLabel, { product: next.name })}
            </Button>
          )}
          <SiteLink className="shop-link" href="/account">
            {texts.back}
          </SiteLink>
        </p>
      )}
    </>
  );
}
