import { ProductCover } from "@shop/catalog/react";
import { Button, EmptyState, Figure } from "@shop/ui";
import { useRef } from "react";
import { DownloadAll } from "../../desk/download-all.tsx";
import { FileLink } from "../../desk/file-link.tsx";
import { translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPartData } from "./account-part.server.ts";
import type { UpdateRow } from "./updates-view.server.ts";

type UpdatesProps = Pick<AccountPartData, "texts" | "updates">;

/** What is newer than the customer's last downloads, for one system. Without scripts each row is a download of its own. */
export function UpdatesPart({ texts, updates }: UpdatesProps) {
  const list = useRef<HTMLUListElement>(null);
  if (!updates) return null;
  const text = translate(texts);
  const { systems, platform, rows, title, all } = updates;
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
      {rows.length === 0 ? (
        <EmptyState title={text("updatesNone")} action={<Button href="/account">{text("ownedTitle")}</Button>}>
          {text("updatesNoneText")}
        </EmptyState>
      ) : (
        <>
          <h2 className="updates__title">{title}</h2>
          <ul ref={list} className="updates__rows">
            {rows.map((row) => (
              <Row key={row.name} row={row} texts={texts} />
            ))}
          </ul>
          {rows.length > 1 && <p className="muted needs-scripts">{text("updateAllHint")}</p>}
        </>
      )}
    </>
  );
}

function Row({ row, texts }: Pick<UpdatesProps, "texts"> & { readonly row: UpdateRow }) {
  const text = translate(texts);
  const { name, path, picture, from, to, file, others } = row;
  return (
    <li className="updates__row">
      <ProductCover product={{ name, featuredMedia: picture }} isDecoration isSmall className="updates__picture" />
      <div className="updates__what">
        <h3>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className="updates__versions">
          <span className="shop-visually-hidden">{text("updateFrom")} </span>
          <Figure size="small">{from}</Figure>
          <span aria-hidden="true"> → </span>
          <span className="shop-visually-hidden">, {text("updateTo")} </span>
          <Figure>{to}</Figure>
        </p>
      </div>
      <div className="updates__files">
        <FileLink file={file} isFirst />
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
