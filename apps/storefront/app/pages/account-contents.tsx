import { listOwned, type OwnedProduct, type ProductType } from "@shop/catalog";
import { LicenceCard, useOwned } from "@shop/catalog/react";
import { Button, EmptyState, ErrorState } from "@shop/ui";
import { useSearchParams } from "react-router";
import { useLaterServices } from "../composition/later.tsx";
import { useShopper } from "../composition/use-shopper.ts";
import type { AccountTextKey } from "../messages/later-texts.ts";
import { useAccountTexts } from "../messages/use-account-texts.ts";
import { useTexts } from "../messages/use-texts.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { AccountLoading } from "./account-loading.tsx";
import { PurchaseNotice, usePurchase } from "./purchase-notice.tsx";
import { WayBack } from "./way-back.tsx";

/** What is in the account of whoever is logged in. Everything personal arrives after the page. */
export function AccountContents() {
  const status = useShopper((state) => state.status);
  const [search] = useSearchParams();
  return (
    <>
      {search.get("source") === "purchase" && status === "customer" && <JustBought />}
      {status === "unknown" && <AccountLoading />}
      {status === "visitor" && <Invitation />}
      {status === "customer" && (
        <>
          <OrdersLink />
          <OwnedList />
        </>
      )}
    </>
  );
}

/** The landing after a purchase: thanks, and the new licences before all others. */
function JustBought() {
  const text = useAccountTexts();
  const { state, bought, lookAgain } = usePurchase();
  return (
    <>
      <PurchaseNotice state={state} lookAgain={lookAgain} />
      <WayBack />
      <Group title={text("newLicence")} products={bought} />
    </>
  );
}

function OrdersLink() {
  const text = useAccountTexts();
  return (
    <p>
      <SiteLink href="/account/orders">{text("ordersLink")}</SiteLink>
    </p>
  );
}

function Invitation() {
  const text = useAccountTexts();
  const siteText = useTexts();
  const { modal } = useLaterServices();
  return (
    <EmptyState
      title={text("accountInvite")}
      action={
        <Button variant="signal" className="needs-scripts" onClick={() => modal.set("login", { reason: "account" })}>
          {siteText("accountCreate")}
        </Button>
      }
    >
      {text("accountInviteText")}
    </EmptyState>
  );
}

const GROUPS: ReadonlyArray<readonly [ProductType, AccountTextKey]> = [
  ["bundle", "groupBundle"],
  ["plugin", "groupPlugin"],
  ["samplepack", "groupSamplepack"],
  ["other", "groupOther"],
];

function OwnedList() {
  const text = useAccountTexts();
  const siteText = useTexts();
  const { catalog } = useLaterServices();
  const { owned, status } = useOwned();
  if (status === "failed" && !owned) {
    return (
      <ErrorState
        title={text("accountFailedTitle")}
        safe={text("accountFailedSafe")}
        retryLabel={siteText("tryAgain")}
        onRetry={() => void catalog.loadOwned()}
      />
    );
  }
  if (!owned) return <AccountLoading />;
  if (listOwned(owned).length === 0) {
    return (
      <EmptyState
        title={text("accountEmptyTitle")}
        action={
          <Button variant="signal" href="/shop">
            {text("accountEmptyAction")}
          </Button>
        }
      >
        {text("accountEmptyText")}
      </EmptyState>
    );
  }
  return GROUPS.map(([type, title]) => <Group key={type} title={text(title)} products={owned[type]} />);
}

function Group({ title, products }: { title: string; products: readonly OwnedProduct[] }) {
  const { modal } = useLaterServices();
  if (products.length === 0) return null;
  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{title}</h2>
        <span className="section-head__count">{products.length}</span>
      </div>
      <div className="licence-list">
        {products.map((product) => (
          <LicenceCard
            key={product.name}
            product={product}
            onDownload={(link, fileName) =>
              modal.set("download", {
                download: { productName: product.name, productPath: product.path, fileName, url: link.url },
              })
            }
          />
        ))}
      </div>
    </section>
  );
}
