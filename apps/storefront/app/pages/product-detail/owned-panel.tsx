import { isFree, listOwned, withParts } from "@shop/catalog";
import { LicenceCard, useOwned } from "@shop/catalog/react";
import { type ReactNode, useId, useState } from "react";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { OwnedBundle, OwnedFiles } from "./owned-files.tsx";
import type { ProductDetail } from "./product-detail.server.ts";

interface OwnedPanelProps extends Pick<ProductDetail, "product" | "versions"> {
  /** What the page shows to non-owners: behind a link, for another licence. */
  readonly children: ReactNode;
}

/** The product's page of an owner: versions, download, changelog and licence key in the place of a buy button. */
export function OwnedPanel({ product, versions, children }: OwnedPanelProps) {
  const text = useAccountTexts();
  const { owned } = useOwned();
  const [wantsAnother, setWantsAnother] = useState(false);
  const titleId = useId();
  const purchaseId = useId();
  const named = owned ? listOwned(owned).filter(({ name }) => name === product.name) : [];
  const [shown] = owned ? withParts(named, owned) : [];
  if (!shown) return children;
  const isOneProduct = shown.parts.length === 0 && shown.product.downloads.length > 0;
  return (
    <>
      <section className="panel owned-panel" aria-labelledby={titleId}>
        <h2 id={titleId}>{text("ownedTitle")}</h2>
        {isOneProduct && <OwnedFiles product={shown.product} releases={versions.releases} />}
        {shown.parts.length > 0 && <OwnedBundle bundle={shown.product} parts={shown.parts} />}
        {!isOneProduct && shown.parts.length === 0 && <LicenceCard product={shown.product} labelledBy={titleId} />}
        {product.isForSale && !isFree(product) && (
          <button
            type="button"
            className="shop-link min-h-unit cursor-pointer justify-self-start border-0 bg-transparent p-0 [font:inherit]"
            aria-expanded={wantsAnother}
            aria-controls={purchaseId}
            onClick={() => setWantsAnother(!wantsAnother)}
          >
            {text("ownedAnother")}
          </button>
        )}
      </section>
      <div id={purchaseId}>{wantsAnother && children}</div>
    </>
  );
}
