import { ProductCover } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { Button, DownloadIcon } from "@shop/ui";
import type { MouseEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { FormAnswer } from "../account/account.server.ts";
import { Said } from "../account/said.tsx";
import type { DownloadsData } from "./downloads.server.ts";
import type { FreeDownload } from "./free-downloads.server.ts";
import type { DownloadsTextKey } from "./messages/index.ts";

interface FreeListProps {
  readonly page: DownloadsData;
  readonly text: Translate<DownloadsTextKey>;
  readonly said: FormAnswer | undefined;
}

/** The free products that the visitor doesn't have: customers get them at a press, others log in first. Source: CAT-08. */
export function FreeList({ page, text, said }: FreeListProps) {
  const { view, email, isNewsletterNeeded, accountTexts } = page;
  if (view.free.length === 0 && !said) return null;
  return (
    <section className="page-section mt-8" aria-labelledby="downloads-free">
      <div className="section-head">
        <h2 id="downloads-free">{text("free")}</h2>
        <p className="muted">{text(email === null ? "freeText" : "freeOwner")}</p>
      </div>
      {said && <Said said={said} />}
      {email !== null && isNewsletterNeeded && view.free.length > 0 && (
        <p className="mb-4">
          {accountTexts.freeNeedsNewsletter}:{" "}
          <SiteLink href="/account/newsletter">{accountTexts.freeSubscribe}</SiteLink>
        </p>
      )}
      <ul className="desk-list">
        {view.free.map((product) => (
          <li key={product.name} className="desk-head">
            <ProductCover
              product={{ name: product.name, featuredMedia: product.picture }}
              isDecoration
              isSmall
              className="desk-head__picture"
            />
            <div className="desk-head__what">
              <h3>
                <SiteLink href={product.path}>{product.name}</SiteLink>
              </h3>
              <p className="muted">{product.what}</p>
            </div>
            <div className="desk-head__files">
              {email === null && <Files product={product} />}
              {isNewsletterNeeded && <span className="desk-head__needs">{accountTexts.freeNeedsNewsletter}</span>}
              {email !== null && !isNewsletterNeeded && <Claim name={product.name} texts={accountTexts} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For visitors: a press asks for the login first. Without scripts the link leads to the account, which does. */
function Files({ product: { files } }: { readonly product: FreeDownload }) {
  const { modal } = useServices();
  const askForLogin = (event: MouseEvent) => {
    event.preventDefault();
    modal.set("login", { reason: "freeDownload" });
  };
  return files.map(({ platform, version, href, label }) => (
    <a
      key={href}
      className="shop-button"
      data-variant="plain"
      data-size="unit"
      href={href}
      aria-label={label}
      onClick={askForLogin}
    >
      <DownloadIcon />
      <span>
        {platform} <span className="shop-figure">{version}</span>
      </span>
    </a>
  ));
}

function Claim({ name, texts }: { readonly name: string; readonly texts: DownloadsData["accountTexts"] }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="product" value={name} />
      <Button
        type="submit"
        busy={formData?.get("product") === name}
        aria-label={formatMessage(texts.freeGetLabel, { product: name })}
      >
        {texts.freeGet}
      </Button>
    </Form>
  );
}
