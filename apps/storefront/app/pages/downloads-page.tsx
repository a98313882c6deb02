import { Button } from "@shop/ui";
import { lazy, Suspense } from "react";
import { useIsCustomer } from "../composition/use-shopper.ts";
import { useTexts } from "../messages/use-texts.ts";
import type { FreeDownload } from "../server/free-downloads.ts";
import { LoadingLine } from "../shell/coming.tsx";
import { SiteLink } from "../shell/site-link.tsx";

const OwnedDownloads = lazy(() =>
  import("./owned-downloads.tsx").then((module) => ({ default: module.OwnedDownloads })),
);

export interface DownloadsPageProps {
  readonly free: readonly FreeDownload[];
  readonly manuals: ReadonlyArray<{ readonly name: string; readonly manualUrl: string }>;
}

/** All downloads: free plugins and manuals for everyone, and the customer's own products, which load after the page. */
export function DownloadsPage({ free, manuals }: DownloadsPageProps) {
  const text = useTexts();
  const isCustomer = useIsCustomer();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("downloadsTitle")}</h1>
        <p>{text("downloadsDescription")}</p>
      </header>
      <section className="page-section downloads-section">
        <div className="section-head">
          <h2>{text("downloadsOwned")}</h2>
          <p className="muted">{text("downloadsOwnedText")}</p>
        </div>
        {isCustomer && (
          <Suspense fallback={<LoadingLine>{text("accountLoading")}</LoadingLine>}>
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
          <h2>{text("downloadsFree")}</h2>
          {!isCustomer && <p className="muted">{text("downloadsFreeText")}</p>}
        </div>
        <ul className="free-downloads">
          {free.map((product) => (
            <FreeRow key={product.name} {...product} />
          ))}
        </ul>
      </section>
      <section className="page-section">
        <div className="section-head">
          <h2>{text("downloadsManuals")}</h2>
        </div>
        <ul className="manual-list">
          {manuals.map(({ name, manualUrl }) => (
            <li key={name}>
              <a className="shop-link" href={manualUrl}>
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
    <li className="free-downloads__row">
      <div>
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="muted">{what}</p>
      </div>
      <div className="free-downloads__files">
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
