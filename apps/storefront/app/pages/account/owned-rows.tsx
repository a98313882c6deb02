import { ProductCover } from "@shop/catalog/react";
import { Badge } from "@shop/ui";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { OwnedRow } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";
import { moveInList } from "./move-in-list.ts";
import { OwnedDetails } from "./owned-details.tsx";

interface OwnedRowsProps {
  readonly title: string;
  readonly rows: readonly OwnedRow[];
  readonly text: Translate<AccountPageTextKey>;
}

/**
 * Many products as rows. Each is a link to the page that shows the product alone; with scripts it opens in its place. The list is one stop of
 * the Tab key; the arrow keys, Home and End move in it.
 */
export function OwnedRows({ title, rows, text }: OwnedRowsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  // Without scripts every row is a stop: there are no arrow keys.
  const [canMove, setCanMove] = useState(false);
  useEffect(() => setCanMove(true), []);
  const list = useRef<HTMLUListElement>(null);
  const stop = rows.find(({ slug }) => slug === current)?.slug ?? rows[0]?.slug;
  const toggle = (event: MouseEvent, slug: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(slug)) after.add(slug);
      return after;
    });
  };
  const move = (event: KeyboardEvent) => {
    const links: EventTarget[] = Array.from(list.current?.querySelectorAll("[data-row]") ?? []);
    const from = links.indexOf(event.target);
    const to = from < 0 ? undefined : moveInList(event.key, from, links.length);
    if (to === undefined) return;
    event.preventDefault();
    const next = links[to];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <ul ref={list} className="account-rows" aria-label={title} aria-describedby="account-list-hint" onKeyDown={move}>
      {rows.map((row) => (
        <Row
          key={row.slug}
          row={row}
          isOpen={opened.has(row.slug)}
          isStop={!canMove || row.slug === stop}
          onToggle={(event) => toggle(event, row.slug)}
          onFocus={() => setCurrent(row.slug)}
          text={text}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: OwnedRow;
  readonly isOpen: boolean;
  readonly isStop: boolean;
  readonly onToggle: (event: MouseEvent) => void;
  readonly onFocus: () => void;
  readonly text: Translate<AccountPageTextKey>;
}

function Row({ row, isOpen, isStop, onToggle, onFocus, text }: RowProps) {
  const id = useId();
  return (
    <li data-open={isOpen ? "" : undefined}>
      <div className="account-rows__head">
        <SiteLink
          data-row=""
          id={id}
          href={row.href}
          aria-expanded={isOpen}
          tabIndex={isStop ? undefined : -1}
          onClick={onToggle}
          onFocus={onFocus}
        >
          {row.picture && (
            <ProductCover
              product={{ name: row.name, featuredMedia: row.picture }}
              isDecoration
              isSmall
              className="account-rows__picture"
            />
          )}
          {row.name}
        </SiteLink>
        {row.hasUpdate && <Badge tone="signal">{text("update")}</Badge>}
        <span className="muted">{row.facts}</span>
      </div>
      {isOpen && <OwnedDetails slug={row.slug} labelledBy={id} text={text} />}
    </li>
  );
}
