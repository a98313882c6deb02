import { Skeleton } from "@shop/ui";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLandingPurchase } from "../../composition/tracking/use-landing-purchase.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { WayBack } from "../cart/way-back.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedCard } from "./owned-card.tsx";
import { PurchaseNotice, usePurchase } from "./purchase-notice.tsx";

/**
 * The landing page after a purchase: thanks, and the new licences before all others. Their place is reserved until they come, so nothing
 * below it moves. The rest of the page is then loaded again.
 */
export function JustBought({ pageText }: { readonly pageText: Translate<AccountPageTextKey> }) {
  const text = useAccountTexts();
  const { state, bought, orderIds, lookAgain } = usePurchase();
  const { revalidate } = useRevalidator();
  useLandingPurchase(orderIds);
  useEffect(() => {
    if (state === "arrived") void revalidate();
  }, [state, revalidate]);
  return (
    <>
      <PurchaseNotice state={state} lookAgain={lookAgain} />
      <WayBack />
      {state !== "late" && (
        <section className="page-section">
          <div className="section-head">
            <h2>{text("newLicence")}</h2>
            {bought.length > 0 && <span className="section-head__count">{bought.length}</span>}
          </div>
          <div className="licence-list">
            {bought.length === 0 && <Skeleton shape="block" className="licence-list__place" />}
            {bought.map(({ product, parts }) => (
              <OwnedCard key={product.name} product={product} parts={parts} text={pageText} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
