import { DESTINATIONS } from "@shop/tracking";
import type { JournalEntry } from "@shop/tracking/store";
import { Button, EmptyState } from "@shop/ui";
import { useState } from "react";
import { INSPECTED_MOST } from "../../composition/tracking/limits.ts";
import type { NumberedTab } from "../../composition/tracking/other-tabs.ts";
import type { TrackingServices } from "../../composition/tracking/tracking-services.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { DESTINATION_NAMES, EVENT_COLUMNS, EventRow } from "./event-row.tsx";
import { hasArrived } from "./fate-in-words.ts";
import type { DevEventsTextKey } from "./messages/index.ts";
import { OpenTabs } from "./open-tabs.tsx";
import { useInspectedTabs } from "./use-inspected-tabs.ts";

/** The heads of the columns. Each row says them too, to a screen reader and on a phone. */
function Columns({ text }: { text: Translate<DevEventsTextKey> }) {
  return (
    <div aria-hidden="true" className={`type-label hidden gap-x-5 pb-2 text-ink-3 sm:grid ${EVENT_COLUMNS}`}>
      <span className="pl-6">{text("event")}</span>
      <span className="grid grid-cols-3 gap-x-4">
        {DESTINATIONS.map((destination) => (
          <span key={destination}>{text(DESTINATION_NAMES[destination])}</span>
        ))}
      </span>
    </div>
  );
}

const FILTERS = ["all", "arrived", "heldBack"] as const;

interface EventListProps {
  readonly tracking: TrackingServices;
  readonly text: Translate<DevEventsTextKey>;
}

/** The events of all open tabs, the newest first, each with its tab. */
export function EventList({ tracking, text }: EventListProps) {
  const { tabs, clear } = useInspectedTabs(tracking);
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const events = newestOf(tabs);
  const shown = events.filter(({ entry }) => filter === "all" || hasArrived(entry) === (filter === "arrived"));
  return (
    <>
      <div className="section-head">
        <h2>{text("events")}</h2>
        <p className="section-head__count">{text("count", { count: shown.length })}</p>
      </div>
      <OpenTabs tabs={tabs} text={text} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <fieldset className="m-0 flex min-w-0 border border-edge p-0">
          <legend className="shop-visually-hidden">{text("show")}</legend>
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
              className="type-label min-h-unit cursor-pointer border-0 border-edge bg-transparent px-4 text-ink-2 not-first-of-type:border-l aria-pressed:bg-raised aria-pressed:text-ink"
            >
              {text(name)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          onClick={clear}
          className="shop-link min-h-unit cursor-pointer border-0 bg-transparent p-0 [font:inherit]"
        >
          {text("clear")}
        </button>
      </div>
      {events.length === 0 && (
        <EmptyState
          title={text("emptyTitle")}
          headingLevel={3}
          action={<Button href="/shop">{text("emptyAction")}</Button>}
        >
          {text("emptyText")}
        </EmptyState>
      )}
      {events.length > 0 && shown.length === 0 && <p className="text-ink-2">{text("noneFits")}</p>}
      {shown.length > 0 && <Columns text={text} />}
      <ol className="border-t border-edge">
        {shown.map(({ entry, tab }) => (
          <EventRow key={entry.id} entry={entry} tab={tab} text={text} />
        ))}
      </ol>
    </>
  );
}

function newestOf(tabs: readonly NumberedTab[]): readonly { readonly entry: JournalEntry; readonly tab: number }[] {
  return tabs
    .flatMap(({ number: tab, entries }) => entries.map((entry) => ({ entry, tab })))
    .sort((one, other) => other.entry.atMs - one.entry.atMs)
    .slice(0, INSPECTED_MOST);
}
