import type { Message } from "@shop/kernel";
import { DESTINATIONS } from "@shop/tracking";
import { Button, EmptyState } from "@shop/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { isAboutToBeKnown } from "../../composition/tracking/tracking-follows-consent.ts";
import type { TrackingServices } from "../../composition/tracking/tracking-services.ts";
import { type Translate, translate, useLocale, useTexts } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
import { EventInputs } from "./event-inputs.tsx";
import { DESTINATION_NAMES, EVENT_COLUMNS, EventRow } from "./event-row.tsx";
import { hasArrived } from "./fate-in-words.ts";
import type { DevEventsTextKey } from "./messages/index.ts";
import { PatchBay } from "./patch-bay.tsx";

interface DevEventsPageProps {
  readonly texts: Readonly<Record<DevEventsTextKey, Message>>;
}

/** Shows every event of this tab live. Opening it loads tracking even without consent: nothing is sent, and the list says why. */
export function DevEventsPage({ texts }: DevEventsPageProps) {
  const text = translate(texts, useLocale());
  const siteText = useTexts();
  const page = useServices();
  const services = useStore(page.tracking);
  const isKnown = useStore(page.auth, ({ status }) => status !== "unknown");
  useEffect(() => {
    if (isKnown || !isAboutToBeKnown(page)) void page.tracking.load();
  }, [isKnown, page]);
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("description")}</p>
      </header>
      <EventInputs text={text} />
      <div className="mt-8 grid gap-9 lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <section className="min-w-0">
          {services ? (
            <EventList journal={services.journal} text={text} />
          ) : (
            <LoadingLine>{siteText("accountLoading")}</LoadingLine>
          )}
        </section>
        <PatchBay text={text} />
      </div>
    </div>
  );
}

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

function EventList({ journal, text }: Pick<TrackingServices, "journal"> & { text: Translate<DevEventsTextKey> }) {
  const entries = useStore(journal, (state) => state.entries);
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const shown = entries.filter((entry) => filter === "all" || hasArrived(entry) === (filter === "arrived"));
  return (
    <>
      <div className="section-head">
        <h2>{text("events")}</h2>
        <p className="section-head__count">{text("count", { count: shown.length })}</p>
      </div>
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
          onClick={journal.clear}
          className="shop-link min-h-unit cursor-pointer border-0 bg-transparent p-0 [font:inherit]"
        >
          {text("clear")}
        </button>
      </div>
      {entries.length === 0 && (
        <EmptyState
          title={text("emptyTitle")}
          headingLevel={3}
          action={<Button href="/shop">{text("emptyAction")}</Button>}
        >
          {text("emptyText")}
        </EmptyState>
      )}
      {entries.length > 0 && shown.length === 0 && <p className="text-ink-2">{text("noneFits")}</p>}
      {shown.length > 0 && <Columns text={text} />}
      <ol className="border-t border-edge">
        {shown.map((entry) => (
          <EventRow key={entry.id} entry={entry} text={text} />
        ))}
      </ol>
    </>
  );
}
