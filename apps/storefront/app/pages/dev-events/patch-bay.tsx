import { DESTINATIONS, type Destination, EVENT_NAMES, EVENT_ROUTES, type EventName } from "@shop/tracking";
import type { Translate } from "../../messages/use-texts.ts";
import { BreakableName } from "./breakable-name.tsx";
import { DESTINATION_NAMES } from "./event-row.tsx";
import type { DevEventsTextKey } from "./messages/index.ts";

interface PatchBayProps {
  readonly text: Translate<DevEventsTextKey>;
}

/** The table that decides which event goes where. */
export function PatchBay({ text }: PatchBayProps) {
  return (
    <section className="min-w-0">
      <div className="section-head">
        <h2>{text("bay")}</h2>
      </div>
      <p className="mb-5 text-ink-2">{text("bayText")}</p>
      <table className="w-full border-collapse text-left text-small max-sm:block sm:table-fixed">
        <colgroup className="max-sm:hidden">
          <col className="w-[26%]" />
          <col className="w-[21%]" />
          <col className="w-[27%]" />
          <col className="w-[26%]" />
        </colgroup>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-edge">
            <th scope="col" className="type-label py-3 pr-2 text-ink-3">
              {text("event")}
            </th>
            {DESTINATIONS.map((destination) => (
              <th key={destination} scope="col" className="type-label py-3 pr-2 text-ink-3">
                {text(DESTINATION_NAMES[destination])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t max-sm:border-edge">
          {EVENT_NAMES.map((name) => (
            <tr key={name} className="border-b border-hairline max-sm:grid max-sm:gap-1 max-sm:py-3">
              <th scope="row" className="align-top font-figure font-weight-text text-label sm:py-2 sm:pr-2">
                <BreakableName name={name} />
              </th>
              {DESTINATIONS.map((destination) => (
                <Target key={destination} name={name} destination={destination} text={text} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone a line of its own with the destination's name, and none where the event doesn't go. */
function Target({
  name,
  destination,
  text,
}: PatchBayProps & { readonly name: EventName; readonly destination: Destination }) {
  const target = EVENT_ROUTES[name][destination];
  return (
    <td
      className={`align-top font-figure text-label text-ink-2 max-sm:justify-between max-sm:gap-4 sm:py-2 sm:pr-2 ${target === null ? "max-sm:hidden" : "max-sm:flex"}`}
    >
      <span aria-hidden="true" className="font-text text-ink-3 sm:hidden">
        {text(DESTINATION_NAMES[destination])}
      </span>
      <span>{target === "byServer" ? text("byServer") : <BreakableName name={target ?? text("goesNowhere")} />}</span>
    </td>
  );
}
