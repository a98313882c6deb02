import { DESTINATIONS, type Destination } from "@shop/tracking";
import type { JournalEntry } from "@shop/tracking/store";
import type { Translate } from "../../messages/use-texts.ts";
import { BreakableName } from "./breakable-name.tsx";
import { fateInWords, type Lamp, lampOf } from "./fate-in-words.ts";
import type { DevEventsTextKey } from "./messages/index.ts";
import { TabNumber } from "./open-tabs.tsx";

export const DESTINATION_NAMES: Readonly<Record<Destination, DevEventsTextKey>> = {
  activity: "activity",
  marketing: "marketingService",
  analytics: "analytics",
};

const LAMPS: Readonly<Record<Lamp, string>> = {
  arrived: "bg-gain",
  waiting: "border border-signal bg-transparent",
  held: "border border-edge bg-transparent",
  failed: "bg-clip",
  none: "h-px bg-hairline",
};

interface EventRowProps {
  readonly entry: JournalEntry;
  /** The number of its tab. */
  readonly tab: number;
  readonly text: Translate<DevEventsTextKey>;
}

/** The columns of the list, wherever there is room for columns. */
export const EVENT_COLUMNS = "sm:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]";

/** One event: its tab, its time, its name, a lamp for each destination with what became of it there, and its data on a press. */
export function EventRow({ entry, tab, text }: EventRowProps) {
  const { atMs, name, data, isValid } = entry;
  return (
    <li className="border-b border-hairline">
      <details className="group">
        <summary
          className={`grid min-h-unit cursor-pointer list-none items-center gap-x-5 gap-y-2 py-3 ${EVENT_COLUMNS}`}
        >
          <span className="flex items-baseline gap-3 font-figure">
            <span aria-hidden="true" className="w-3 text-signal group-open:rotate-45">
              +
            </span>
            <TabNumber number={tab} text={text} />
            <time className="text-label text-ink-3" dateTime={new Date(atMs).toISOString()}>
              {timeOf(atMs)}
            </time>
            <span className="min-w-0 text-small text-ink [overflow-wrap:anywhere]">
              <BreakableName name={name} />
            </span>
          </span>
          {isValid ? (
            <Fates entry={entry} text={text} />
          ) : (
            <span className="text-small text-clip">{text("invalid")}</span>
          )}
        </summary>
        <pre className="mb-4 whitespace-pre-wrap border border-hairline bg-well p-4 font-figure text-label [overflow-wrap:anywhere]">
          {JSON.stringify(data, null, 2)}
        </pre>
      </details>
    </li>
  );
}

function Fates({ entry: { fates }, text }: Pick<EventRowProps, "entry" | "text">) {
  return (
    <span className="grid gap-x-4 gap-y-1 max-sm:pl-6 sm:grid-cols-3">
      {DESTINATIONS.map((destination) => {
        const fate = fates[destination];
        return (
          <span
            key={destination}
            className={`grid grid-cols-[0.75rem_minmax(0,1fr)] items-center gap-x-2 ${fate ? "" : "max-sm:sr-only"}`}
          >
            <span className={`h-3 w-3 ${LAMPS[lampOf(fate)]}`} aria-hidden="true" />
            <span className="min-w-0 text-small text-ink-2">
              <span className="text-ink-3 sm:sr-only">{text(DESTINATION_NAMES[destination])}: </span>
              <span className={fate ? "" : "sr-only"}>{fateInWords(fate, text)}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}

function timeOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}
