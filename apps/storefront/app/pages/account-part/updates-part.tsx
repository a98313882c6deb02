import { ProductCover } from "@shop/catalog/react";
import { Button, EmptyState, Figure } from "@shop/ui";
import { type ReactNode, useRef } from "react";
import { DownloadAll } from "../../desk/download-all.tsx";
import { FileLink } from "../../desk/file-link.tsx";
import { translate, useLocale } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPartData } from "./account-part.server.ts";
import { UpdatesHelp } from "./updates-help.tsx";
import type { UpdateRelease, UpdateRow } from "./updates-view.server.ts";

type UpdatesProps = Pick<AccountPartData, "texts" | "updates">;

/** What is newer than the customer's last downloads, for one system. Without scripts each row is a download of its own. */
export function UpdatesPart({ texts, updates }: UpdatesProps) {
  const list = useRef<HTMLUListElement>(null);
  if (!updates) return null;
  const text = translate(texts);
  const { systems, platform, rows, upToDate, title, all } = updates;
  return (
    <>
      <div className="updates__head">
        <nav className="updates__systems" aria-label={text("updateSystems")}>
          {systems.map((system) => (
            <SiteLink
              key={system.platform}
              href={system.href}
              aria-current={system.platform === platform ? "true" : undefined}
            >
              {system.label} <Figure size="small">{system.count}</Figure>
            </SiteLink>
          ))}
        </nav>
        {rows.length > 1 && <DownloadAll list={list}>{all}</DownloadAll>}
      </div>
      {rows.length === 0 && upToDate.length === 0 && (
        <EmptyState title={text("updatesNotYet")} action={<Button href="/account">{text("ownedTitle")}</Button>}>
          {text("updatesNoneText")}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <section>
          <h2 className="updates__title">{title}</h2>
          <ul ref={list} className="updates__rows">
            {rows.map((row) => (
              <Row key={row.name} row={row} texts={texts}>
                <Versions row={row} texts={texts} />
              </Row>
            ))}
          </ul>
          {rows.length > 1 && <p className="updates__hint muted needs-scripts">{text("updateAllHint")}</p>}
        </section>
      )}
      {upToDate.length > 0 && (
        <section>
          <h2 className="updates__title">{text(rows.length > 0 ? "updatesCurrent" : "updatesNone")}</h2>
          <ul className="updates__rows">
            {upToDate.map((row) => (
              <Row key={row.name} row={row} texts={texts}>
                <span className="updates__lamp">{text("updateCurrent")}</span> <Figure size="small">{row.to}</Figure>
              </Row>
            ))}
          </ul>
          <p className="updates__hint muted">{text("updatesNoneText")}</p>
        </section>
      )}
      <UpdatesHelp text={text} />
    </>
  );
}

interface RowProps extends Pick<UpdatesProps, "texts"> {
  readonly row: UpdateRow;
  /** Its versions, or that it is current. */
  readonly children: ReactNode;
}

function Row({ row, texts, children }: RowProps) {
  const text = translate(texts);
  const { name, path, picture, day, releases, file, others } = row;
  return (
    <li className="updates__row">
      <ProductCover product={{ name, featuredMedia: picture }} isDecoration isSmall className="updates__picture" />
      <div className="updates__what">
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="updates__versions">
          {children}
          {day && <span className="updates__day">{day}</span>}
        </p>
      </div>
      {releases.length > 0 && (
        <ul className="updates__changes">
          {releases.map((release) => (
            <Release key={release.version} release={release} texts={texts} />
          ))}
        </ul>
      )}
      <div className="updates__files">
        <FileLink file={file} isFirst />
        {file.size && <Figure size="small">{file.size}</Figure>}
        {others.length > 0 && (
          <details className="updates__more">
            <summary>
              {text("updateMore")}
              <span className="shop-visually-hidden">: {name}</span>
            </summary>
            <ul>
              {others.map((other) => (
                <li key={other.href}>
                  <FileLink file={other} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function Versions({ row: { from, to }, texts }: Pick<RowProps, "row" | "texts">) {
  const text = translate(texts);
  return (
    <>
      <span className="shop-visually-hidden">{text("updateFrom")} </span>
      <Figure size="small">{from}</Figure>
      <span aria-hidden="true"> → </span>
      <span className="shop-visually-hidden">, {text("updateTo")} </span>
      <Figure className="updates__to">{to}</Figure>
    </>
  );
}

function Release({ release, texts }: Pick<UpdatesProps, "texts"> & { readonly release: UpdateRelease }) {
  const { version, href, text: change, moreCount, isEnglish } = release;
  const text = translate(texts, useLocale());
  return (
    <li>
      <Figure size="small">{version}</Figure>
      <span>
        <span lang={isEnglish ? "en" : undefined}>{change}</span>{" "}
        {moreCount > 0 && (
          <SiteLink href={href}>
            {text("updateChanges", { count: moreCount })}
            <span className="shop-visually-hidden">, {version}</span>
          </SiteLink>
        )}
      </span>
    </li>
  );
}
