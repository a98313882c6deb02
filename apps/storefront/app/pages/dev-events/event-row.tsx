import { DESTINATIONS, type Destination } from "@shop/tracking";
import type { JournalEntry } from "@shop/tracking/store";
import type { Translate } from "../../messages/use-texts.ts";
import { fateInWords, type Lamp, lampOf } from "./fate-in-words.ts";
import type { DevEventsTextKey } from "./messages/index.ts";

const NAMES: Readonly<Record<Destination, DevEventsTextKey>> = {
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
  readonly text: Translate<DevEventsTextKey>;
}

/** One event: its time, its name, a lamp for each destination with what became of it there, and its data on a press. */
export function EventRow({ entry, text }: EventRowProps) {
  const { atMs, name, data, fates, isValid } = entry;
  return (
    <li className="border-b border-hairline">
      <details className="group">
        <summary className="grid min-h-unit cursor-pointer gap-x-5 gap-y-2 py-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <span className="flex items-baseline gap-3">
            <time className="font-figure text-label text-ink-3" dateTime={new Date(atMs).toISOString()}>
              {timeOf(atMs)}
            </time>
            <span className="min-w-0 font-figure text-small text-ink [overflow-wrap:anywhere]">{name}</span>
          </span>
          <span className="grid gap-x-4 gap-y-1 sm:grid-cols-3">
            {isValid ? (
              DESTINATIONS.map((destination) => (
                <span key={destination} className="grid grid-cols-[0.75rem_minmax(0,1fr)] items-baseline gap-x-2">
                  <span className={`h-3 w-3 self-center ${LAMPS[lampOf(fates[destination])]}`} aria-hidden="true" />
                  <span className="min-w-0 text-small text-ink-2">
                    <span className="sm:shop-visually-hidden text-ink-3">{text(NAMES[destination])}: </span>
                    {fateInWords(fates[destination], text)}
                  </span>
                </span>
              ))
            ) : (
              <span className="text-small text-clip sm:col-span-3">{text("invalid")}</span>
            )}
          </span>
        </summary>
        <pre className="mb-4 whitespace-pre-wrap border border-hairline bg-well p-4 font-figure text-label [overflow-wrap:anywhere]">
          {JSON.stringify(data, null, 2)}
        </pre>
      </details>
    </li>
  );
}

function timeOf(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}
