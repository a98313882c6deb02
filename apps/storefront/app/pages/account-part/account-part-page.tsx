import { CatalogProvider } from "@shop/catalog/react";
import { EmptyState } from "@shop/ui";
import { lazy, type RefObject, useRef } from "react";
import { translate, useLocale } from "../../messages/use-texts.ts";
import { AccountLoading } from "../../shell/account/account-loading.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import type { AccountPlace } from "../account/account-rail.server.ts";
import { LoginGate } from "../account/login-gate.tsx";
import { OwnedCard } from "../account/owned-card.tsx";
import type { AccountPart, AccountPartData } from "./account-part.server.ts";
import { DataPart } from "./data-part.tsx";
import { DeskPart } from "./desk-part.tsx";
import { OtherSettings } from "./other-settings.tsx";
import { RevokeSteps } from "./revoke-steps.tsx";
import { type NotedPart, SettingNotes } from "./setting-notes.tsx";
import { titleOfPart } from "./title-of-part.ts";
import { UpdatesPart } from "./updates-part.tsx";

const FormPart = lazy(() => import("./form-part.tsx").then((module) => ({ default: module.FormPart })));

/** The place of the rail that a page belongs to; all others are settings. */
const PLACES: Partial<Record<AccountPart, AccountPlace>> = {
  owned: "products",
  updates: "updates",
  licences: "licences",
};

/** What is below a form that loads is here, so that it is there before the form. The notes of a deletion end with it. */
function isNoted(part: AccountPart): part is Exclude<NotedPart, "delete"> {
  return part === "profile" || part === "sessions" || part === "data";
}

/** A page below the account: the same parts as in its dialog, for customers who come by a link or don't use dialogs. */
export function AccountPartPage(page: AccountPartData) {
  const { texts, isLoginNeeded, rail, part } = page;
  const isOver = useRef(false);
  return (
    <AccountFrame rail={rail} current={PLACES[part] ?? "settings"} isPlace={part === "updates" || part === "licences"}>
      <header className="page-head">
        <h1>{titleOfPart(page)}</h1>
        {!rail && (
          <p>
            <SiteLink href="/account">{texts.back}</SiteLink>
          </p>
        )}
      </header>
      <LoginGate
        texts={{ ...texts, loginTitle: texts.partLoginTitle, loginText: texts.partLoginText }}
        places={texts}
        isNeeded={isLoginNeeded}
        isOver={isOver}
      />
      {!isLoginNeeded && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:has-[>nav,>aside]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="account-part content-start" data-wide={PLACES[part] ? "" : undefined} data-part={part}>
            <Part page={page} isOver={isOver} />
            {isNoted(part) && <SettingNotes part={part} text={translate(texts)} />}
          </div>
          {part === "revoke-email" && <RevokeSteps texts={texts} />}
          {rail && !PLACES[part] && <OtherSettings current={part} text={translate(texts)} />}
        </div>
      )}
    </AccountFrame>
  );
}

function Part({ page, isOver }: { readonly page: AccountPartData; readonly isOver: RefObject<boolean> }) {
  const { part, texts } = page;
  if (part === "data") return <DataPart texts={texts} />;
  if (part === "owned") return <OwnedPart {...page} />;
  if (part === "updates") return <UpdatesPart {...page} />;
  if (part === "licences") return <DeskPart {...page} />;
  return (
    <>
      <noscript>{texts.needsScripts}</noscript>
      <div className="needs-scripts">
        <WhenLoaded fallback={<AccountLoading />}>
          <FormPart {...page} part={part} isOver={isOver} />
        </WhenLoaded>
      </div>
    </>
  );
}

function OwnedPart({ product, texts, catalogTexts }: AccountPartData) {
  const locale = useLocale();
  if (!product) return <EmptyState title={texts.notOwned}>{texts.notOwnedText}</EmptyState>;
  return (
    <CatalogProvider store={null} messages={catalogTexts} locale={locale}>
      <OwnedCard product={product} text={translate(texts)} headingLevel={2} />
    </CatalogProvider>
  );
}
