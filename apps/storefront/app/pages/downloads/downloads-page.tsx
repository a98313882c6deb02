import type { Messages } from "@shop/kernel";
import { Button } from "@shop/ui";
import { lazy, Suspense } from "react";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { translate, useTexts } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { FreeDownload } from "./free-downloads.server.ts";
import type { DownloadsTextKey } from "./messages/index.ts";

const OwnedDownloads = lazy(() =>
  import("./owned-downloads.tsx").then((module) => ({ default: module.OwnedDownloads })),
);

export interface DownloadsPageProps {
  readonly texts: Messages<DownloadsTextKey>;
  readonly free: readonly FreeDownload[];
  readonly manuals: ReadonlyArray<{ readonly name: string; readonly manualUrl: string }>;
}

/** All downloads: free plugins and manuals for everyone, and the customer's own products, which load after the page. */
export function DownloadsPage({ texts, free, manuals }: DownloadsPageProps) {
  const siteText = useTexts();
  const text = translate(texts);
  const isCustomer = useIsCustomer();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("description")}</p>
      </header>
      <section className="page-section mt-8">
        <div className="section-head">
          <h2>{text("owned")}</h2>
          <p className="muted">{text("ownedText")}</p>
        </div>
        {isCustomer && (
          <Suspense fallback={<LoadingLine>{siteText("accountLoading")}</LoadingLine>}>
            <OwnedDownloads withoutNames={free.map(({ name }) => name)} />
          </Suspense>
        )}
        <p>
          <Button variant={isCustomer ? "plain" : "signal"} href="/account">
            {text("goToAccount")}
          </Button>
        </p>
      </section>
      <section className="page-section">
        <div className="section-head">
          <h2>{text("free")}</h2>
          {!isCustomer && <p className="muted">{text("freeText")}</p>}
        </div>
        <ul>
          {free.map((product) => (
            <FreeRow key={product.name} {...product} />
          ))}
        </ul>
      </section>
      <section className="page-section">
        <div className="section-head">
          <h2>{text("manuals")}</h2>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-5">
          {manuals.map(({ name, manualUrl }) => (
            <li key={name}>
              <a className="shop-link inline-flex min-h-[2rem] items-center pointer-coarse:min-h-unit" href={manualUrl}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function FreeRow({ name, what, path, files }: FreeDownload) {
  return (
    <li className="flex max-w-[60rem] flex-wrap items-center justify-between gap-x-5 gap-y-3 pb-4 not-first:border-t not-first:border-hairline not-first:pt-4">
      <div>
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="muted">{what}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {files.map(({ platform, version, href, label }) => (
          // A plain anchor, not the router's link: the address returns a file.
          <a key={href} className="shop-button" data-variant="plain" data-size="unit" href={href} aria-label={label}>
            <span className="shop-button__label">
              {platform} <span className="shop-figure">{version}</span>
            </span>
          </a>
        ))}
      </div>
    </li>
  );
}
