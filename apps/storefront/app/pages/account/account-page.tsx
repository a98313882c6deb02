import { AmountTag } from "@shop/catalog/react";
import { Alert, Button } from "@shop/ui";
import { lazy, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type Translate, translate } from "../../messages/use-texts.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { PurchaseLoading } from "../../shell/account/account-loading.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { useShop } from "../../shell/use-shop.ts";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import type { AccountData } from "./account.server.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AccountSettings } from "./account-settings.tsx";
import type { AccountView } from "./account-view.server.ts";
import { FreeProducts } from "./free-products.tsx";
import { LoginGate } from "./login-gate.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedProducts } from "./owned-products.tsx";
import { PopUpChoice } from "./pop-up-choice.tsx";

const JustBought = lazy(() => import("./just-bought.tsx").then((module) => ({ default: module.JustBought })));

/** The account: owned products, available products, and links to every setting. Rendered completely by the server. */
export function AccountPage({ texts, deskTexts, catalogTexts, rail, account, gifts }: AccountData) {
  const text = translate(texts);
  const deskText = translate(deskTexts);
  const [search] = useSearchParams();
  const { newsletterPolicy } = useShop();
  const isLanding = account !== null && search.get("source") === "purchase";
  return (
    <AccountFrame rail={rail} current="products">
      {!isLanding && (
        <header className="page-head">
          <h1>{text("title")}</h1>
          {account && <p>{account.emailAddress}</p>}
        </header>
      )}
      <LoginGate texts={texts} places={texts} isNeeded={account === null} />
      <ProductSection
        title={text("giftsTitle")}
        lead={text(newsletterPolicy === "forced" ? "giftsLeadNewsletter" : "giftsLead")}
        products={gifts}
      />
      {account && (
        <>
          {isLanding && (
            <WhenLoaded fallback={<PurchaseLoading title={text("purchaseTitle")} />}>
              <JustBought account={account} pageText={text} deskText={deskText} />
            </WhenLoaded>
          )}
          <Notices notices={account.notices} />
          <Owned isLanding={isLanding} text={text}>
            <OwnedProducts account={account} text={text} deskText={deskText} catalogTexts={catalogTexts} />
          </Owned>
          <FreeProducts account={account} text={text} />
          <div className="account-pair">
            <Next account={account} text={text} />
            <Discounts account={account} text={text} />
          </div>
          <AccountSettings text={text} />
          <PopUpChoice text={text} />
        </>
      )}
    </AccountFrame>
  );
}

interface OwnedProps {
  readonly isLanding: boolean;
  readonly text: Translate<AccountPageTextKey>;
  /** The list of all owned products. */
  readonly children: ReactNode;
}

/**
 * All owned products. The landing after a purchase lists what was bought, so it only links to them: a product isn't listed twice. Without
 * scripts the list is there too, because what was bought isn't.
 */
function Owned({ isLanding, text, children }: OwnedProps) {
  if (!isLanding) return children;
  return (
    <>
      <noscript>{children}</noscript>
      <p className="needs-scripts mt-5">
        <SiteLink href="/account" className="inline-block py-2">
          {text("allOwned")}
        </SiteLink>
      </p>
    </>
  );
}

function Notices({ notices }: Pick<AccountView, "notices">) {
  return notices.map(({ title, text, href, action }) => (
    <Alert key={`${title} ${text}`} type="info" title={title} action={href && <Button href={href}>{action}</Button>}>
      {text}
    </Alert>
  ));
}

interface SectionProps {
  readonly account: AccountView;
  readonly text: Translate<AccountPageTextKey>;
}

/** What completes a bundle that is begun. */
function Next({ account: { next }, text }: SectionProps) {
  if (!next) return null;
  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{text("nextTitle")}</h2>
      </div>
      <div className="grid justify-items-start gap-3">
        <h3>
          <SiteLink href={next.path} className="inline-block py-1">
            {next.name}
          </SiteLink>
        </h3>
        <p>
          {next.text} <AmountTag amounts={next.amounts} />
        </p>
        <Button href={next.path}>{text("nextAction")}</Button>
      </div>
    </section>
  );
}

function Discounts({ account: { discounts }, text }: SectionProps) {
  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{text("discountsTitle")}</h2>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-5 gap-y-4">
        {discounts.map((discount) => (
          <div key={discount.title}>
            <dt className="font-strong">{discount.title}</dt>
            <dd className="muted">{discount.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
