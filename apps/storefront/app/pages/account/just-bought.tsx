import { Skeleton } from "@shop/ui";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useLoaded, useServices } from "../../composition/services-context.ts";
import { useLandingPurchase } from "../../composition/tracking/use-landing-purchase.ts";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { SPELLINGS } from "../../messages/spellings.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { type Translate, useLocale } from "../../messages/use-texts.ts";
import { PurchaseLoading } from "../../shell/account/account-loading.tsx";
import { WayBack } from "../cart/way-back.tsx";
import type { AccountView } from "./account-view.server.ts";
import { BoughtProduct } from "./bought-product.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { PurchaseActs } from "./purchase-acts.tsx";
import { PurchaseHead } from "./purchase-head.tsx";
import { usePurchase } from "./use-purchase.ts";

interface JustBoughtProps {
  readonly account: AccountView;
  readonly pageText: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/**
 * The landing page after a purchase: its head with the thanks and one button for all downloads, and then what was bought, with its parts and
 * its keys. Their place is reserved until they come, so nothing below it moves. The cart and the rest of the page are then loaded again.
 */
export function JustBought({ account, pageText, deskText }: JustBoughtProps) {
  const text = useAccountTexts();
  const list = useRef<HTMLDivElement>(null);
  const names = new Intl.ListFormat(SPELLINGS[useLocale()]);
  const { state, bought, orderIds, lookAgain } = usePurchase();
  const { revalidate } = useRevalidator();
  const { cart } = useLoaded();
  const isNew = useIsNew(orderIds.join(" "));
  useLandingPurchase(orderIds);
  useEffect(() => {
    if (state !== "arrived") return;
    void cart.refresh();
    void revalidate();
  }, [state, cart, revalidate]);
  if (state === "looking") return <PurchaseLoading title={pageText("purchaseTitle")} />;
  return (
    <>
      <PurchaseHead state={state} names={names.format(bought.map(({ product }) => product.name))} lookAgain={lookAgain}>
        <PurchaseActs account={account} bought={bought} list={list} text={deskText} />
      </PurchaseHead>
      <WayBack />
      {state !== "late" && (
        <section className="page-section">
          <div className="section-head">
            <h2>{text("newLicence")}</h2>
            {bought.length > 0 && <span className="section-head__count">{bought.length}</span>}
          </div>
          {bought.length === 0 && <Skeleton shape="block" className="licence-list__place" />}
          <div ref={list} className="desk-list desk-list--framed" hidden={bought.length === 0}>
            {bought.map(({ product, parts }) => (
              <BoughtProduct
                key={product.name}
                product={product}
                parts={parts}
                target={account.target}
                isNew={isNew}
                text={pageText}
                deskText={deskText}
              />
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
