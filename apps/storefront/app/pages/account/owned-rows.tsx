import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { DeskHead } from "../../desk/desk-head.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { OwnedRow } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";
import { moveInList } from "./move-in-list.ts";
import { OwnedCard } from "./owned-card.tsx";
import { OwnedDetails } from "./owned-details.tsx";

interface OwnedRowsProps {
  readonly title: string;
  readonly rows: readonly OwnedRow[];
  /** The list is one stop of the Tab key: for many rows. A few are stops of their own. */
  readonly isOneStop: boolean;
  readonly isHandheld: boolean;
  readonly text: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/**
 * Owned products as rows, each with the button for this system. Its name is a link to the page that shows the product alone; with scripts
 * it opens in its place. Arrow keys, Home and End move in the list.
 */
export function OwnedRows({ title, rows, isOneStop, ...shown }: OwnedRowsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  // Without scripts every row is a stop: there are no arrow keys.
  const [canMove, setCanMove] = useState(false);
  useEffect(() => setCanMove(isOneStop), [isOneStop]);
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
          {...shown}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<OwnedRowsProps, "text" | "deskText" | "isHandheld"> {
  readonly row: OwnedRow;
  readonly isOpen: boolean;
  readonly isStop: boolean;
  readonly onToggle: (event: MouseEvent) => void;
  readonly onFocus: () => void;
}

function Row({ row, isOpen, isStop, onToggle, onFocus, text, deskText, isHandheld }: RowProps) {
  const id = useId();
  const { name, picture, files, facts, parts, product } = row;
  const tabIndex = isStop ? undefined : -1;
  return (
    <li data-open={isOpen ? "" : undefined} onFocus={onFocus}>
      <DeskHead
        product={row}
        picture={picture}
        files={files}
        text={deskText}
        isHandheld={isHandheld}
        tabIndex={tabIndex}
        withoutFiles={
          <SiteLink
            className="shop-button"
            data-variant="plain"
            data-size="unit"
            href={row.path}
            tabIndex={tabIndex}
            aria-label={text("pageLabel", { product: name })}
          >
            {text("page")}
          </SiteLink>
        }
      >
        <SiteLink
          data-row=""
          id={id}
          href={row.href}
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          className="account-rows__name fold"
          onClick={onToggle}
        >
          {name}
        </SiteLink>
        <p className="muted">{facts}</p>
        {parts && <p className="muted">{parts}</p>}
      </DeskHead>
      {isOpen &&
        (product ? (
          <OwnedCard product={product} labelledBy={id} text={text} />
        ) : (
          <OwnedDetails slug={row.slug} labelledBy={id} text={text} />
        ))}
    </li>
  );
}
