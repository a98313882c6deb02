import type { OwnedWithParts } from "@shop/catalog";
import { Skeleton } from "@shop/ui";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useLandingPurchase } from "../../composition/tracking/use-landing-purchase.ts";
import { DownloadAll } from "../../desk/download-all.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { SendToComputer } from "../../desk/send-to-computer.tsx";
import { useFileWords } from "../../desk/use-file-words.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { WayBack } from "../cart/way-back.tsx";
import type { AccountView } from "./account-view.server.ts";
import { BoughtProduct } from "./bought-product.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { PurchaseNotice, usePurchase } from "./purchase-notice.tsx";

interface JustBoughtProps {
  readonly account: AccountView;
  readonly pageText: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/**
 * The landing page after a purchase: thanks, and before all else what was bought, with its parts, its keys and all its downloads in one
 * list. Their place is reserved until they come, so nothing below it moves. The rest of the page is then loaded again.
 */
export function JustBought(props: JustBoughtProps) {
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
          {bought.length === 0 && <Skeleton shape="block" className="licence-list__place" />}
          {bought.length > 0 && <Bought {...props} bought={bought} isNew={isNew} />}
        </section>
      )}
    </>
  );
}

interface BoughtProps extends JustBoughtProps {
  readonly bought: readonly OwnedWithParts[];
  readonly isNew: boolean;
}

function Bought({ account, pageText, deskText, bought, isNew }: BoughtProps) {
  const list = useRef<HTMLDivElement>(null);
  const { formatOf } = useFileWords(deskText);
  const { target, emailAddress } = account;
  const { system, isHandheld = false } = target;
  const fileCount = bought.flatMap(({ product, parts }) => [product, ...parts]).filter(hasFiles).length;
  return (
    <>
      {fileCount > 0 && <SendToComputer email={emailAddress} isHandheld={isHandheld} text={deskText} />}
      {system && fileCount > 1 && (
        <div className="desk-bar">
          <p className="muted">{deskText("allHint")}</p>
          <DownloadAll list={list}>{deskText("all", { system: formatOf(system) })}</DownloadAll>
        </div>
      )}
      <div ref={list} className="desk-list desk-list--framed">
        {bought.map(({ product, parts }) => (
          <BoughtProduct
            key={product.name}
            product={product}
            parts={parts}
            target={target}
            isNew={isNew}
            text={pageText}
            deskText={deskText}
          />
        ))}
      </div>
    </>
  );
}

function hasFiles({ downloads }: OwnedWithParts["product"]): boolean {
  return downloads.length > 0;
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
