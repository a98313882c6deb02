import { Skeleton } from "@shop/ui";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useServices } from "../../composition/services-context.ts";
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
  const isNew = useIsNew(orderIds.join(" "));
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
              <OwnedCard key={product.name} product={product} parts={parts} isNew={isNew} text={pageText} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const SHOWN_ORDERS_KEY = "shop_shown_orders";

/** Whether this tab shows these orders' licences for the first time. It stays so until the page is left. */
function useIsNew(orders: string): boolean {
  const { session } = useServices().environment;
  const [shownBefore] = useState(() => session.get(SHOWN_ORDERS_KEY));
  useEffect(() => {
    if (orders !== "") session.set(SHOWN_ORDERS_KEY, orders);
  }, [orders, session]);
  return orders !== "" && orders !== shownBefore;
}
