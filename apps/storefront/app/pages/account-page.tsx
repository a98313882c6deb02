import { useAuth } from "@shop/auth-ui/react";
import { listOwned, type OwnedProduct, type ProductType } from "@shop/catalog";
import { LicenceCard, useOwned } from "@shop/catalog/react";
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup } from "@shop/ui";
import { useSearchParams } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { type TextKey, useTexts } from "../messages/use-texts.ts";
import { PurchaseNotice, usePurchase } from "./purchase-notice.tsx";

/** The account: licences and downloads of whoever is logged in. Everything personal arrives after the page. */
export function AccountPage() {
  const text = useTexts();
  const { status } = useAuth();
  const [search] = useSearchParams();
  return (
    <div className="frame account">
      <header className="page-head">
        <h1>{text("accountTitle")}</h1>
      </header>
      {search.get("source") === "purchase" && status === "customer" && <JustBought />}
      {status === "unknown" && <Loading />}
      {status === "visitor" && <Invitation />}
      {status === "customer" && <OwnedList />}
    </div>
  );
}

/** The landing after a purchase: thanks, and the new licences before all others. */
function JustBought() {
  const text = useTexts();
  const { state, bought } = usePurchase();
  return (
    <>
      <PurchaseNotice state={state} />
      <Group title={text("newLicence")} products={bought} />
    </>
  );
}

function Loading() {
  const text = useTexts();
  return (
    <SkeletonGroup label={text("accountLoading")}>
      <Skeleton width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function Invitation() {
  const text = useTexts();
  const { modal } = useServices();
  return (
    <EmptyState
      title={text("accountInvite")}
      action={
        <Button variant="signal" className="needs-scripts" onClick={() => modal.set("login", { reason: "account" })}>
          {text("accountCreate")}
        </Button>
      }
    >
      {text("accountInviteText")}
    </EmptyState>
  );
}

const GROUPS: ReadonlyArray<readonly [ProductType, TextKey]> = [
  ["bundle", "groupBundle"],
  ["plugin", "groupPlugin"],
  ["samplepack", "groupSamplepack"],
  ["other", "groupOther"],
];

function OwnedList() {
  const text = useTexts();
  const { catalog } = useServices();
  const { owned, status } = useOwned();
  if (status === "failed" && !owned) {
    return (
      <ErrorState
        title={text("accountFailedTitle")}
        safe={text("accountFailedSafe")}
        retryLabel={text("tryAgain")}
        onRetry={() => void catalog.loadOwned()}
      />
    );
  }
  if (!owned) return <Loading />;
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
  const { modal } = useServices();
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
