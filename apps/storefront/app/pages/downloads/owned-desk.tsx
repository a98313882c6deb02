import { Button, EmptyState, ErrorState, SearchField } from "@shop/ui";
import { useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { DeskHead } from "../../desk/desk-head.tsx";
import { DownloadAll } from "../../desk/download-all.tsx";
import { FileLink } from "../../desk/file-link.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { localPath, type Translate, useLocale } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { DownloadsData } from "./downloads.server.ts";
import type { ChoiceLink, DeskRowView, OwnedDesk } from "./downloads-view.server.ts";
import type { DownloadsTextKey } from "./messages/index.ts";

interface Texts {
  readonly text: Translate<DownloadsTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/** Everything that is owned and has files, as rows. */
export function OwnedDeskPart({ page, text, deskText }: Texts & { readonly page: DownloadsData }) {
  const { desk, isHandheld } = page.view;
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLUListElement>(null);
  if (!desk) {
    const { failedTitle, failedSafe, tryAgain } = page.accountTexts;
    return <ErrorState title={failedTitle} safe={failedSafe} retryLabel={tryAgain} onRetry={() => void revalidate()} />;
  }
  if (desk.total === 0) {
    return (
      <EmptyState title={text("ownNothing")} action={<Button href="/shop">{text("toShop")}</Button>}>
        {text("ownNothingText")}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="downloads-owned">
      <div className="section-head">
        <h2 id="downloads-owned">{text("owned")}</h2>
        <p className="section-head__count" aria-live="polite">
          {desk.found}
        </p>
      </div>
      <div className="desk-bar">
        <Choice label={text("system")} links={desk.systems} />
        {desk.formats.length > 0 && <Choice label={text("format")} links={desk.formats} />}
        <div className="desk-bar__acts">
          {desk.isSearched && <Search key={desk.choice.query} desk={desk} text={text} />}
          {desk.all && <DownloadAll list={list}>{desk.all}</DownloadAll>}
        </div>
      </div>
      {desk.rows.length === 0 && (
        <EmptyState title={text("foundNone")} action={<Button href="/downloads">{text("showAll")}</Button>}>
          {text("foundNoneText")}
        </EmptyState>
      )}
      <ul ref={list} className="desk-list" aria-label={text("owned")}>
        {desk.rows.map((row) => (
          <Row key={row.name} row={row} isHandheld={isHandheld} text={text} deskText={deskText} />
        ))}
      </ul>
      {desk.all && <p className="muted needs-scripts mt-3">{deskText("allHint")}</p>}
    </section>
  );
}

function Choice({ label, links }: { readonly label: string; readonly links: readonly ChoiceLink[] }) {
  return (
    <nav className="desk-choice" aria-label={label}>
      {links.map(({ label: name, href, isChosen }) => (
        <SiteLink key={name} href={href} aria-current={isChosen ? "true" : undefined}>
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}

function Search({ desk: { choice }, text }: Pick<Texts, "text"> & { readonly desk: OwnedDesk }) {
  const { system, format, query } = choice;
  const [typed, setTyped] = useState(query);
  return (
    <Form className="desk-search" action={localPath("/downloads", useLocale())} preventScrollReset>
      {system && <input type="hidden" name="system" value={system} />}
      {format && <input type="hidden" name="format" value={format} />}
      <SearchField label={text("search")} name="q" value={typed} onValueChange={setTyped} />
      <Button type="submit">{text("searchSubmit")}</Button>
    </Form>
  );
}

function Row({ row, isHandheld, text, deskText }: Texts & { readonly row: DeskRowView; readonly isHandheld: boolean }) {
  const { name, path, kind, picture, files, manualUrl, accountHref } = row;
  return (
    <li>
      <DeskHead product={row} picture={picture} files={files} text={deskText} isHandheld={isHandheld}>
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="muted">{kind}</p>
      </DeskHead>
      <details className="desk-more">
        <summary className="fold">
          {deskText("more")}
          <span className="shop-visually-hidden">: {name}</span>
        </summary>
        <div className="desk-more__body desk-files">
          {files.others.map((file) => (
            <FileLink key={file.href} file={file} product={row} />
          ))}
          {manualUrl && (
            <a className="shop-link" href={manualUrl} aria-label={text("manualOf", { product: name })}>
              {text("manual")}
            </a>
          )}
          <SiteLink className="shop-link" href={accountHref} aria-label={text("inAccountOf", { product: name })}>
            {text("inAccount")}
          </SiteLink>
        </div>
      </details>
    </li>
  );
}
