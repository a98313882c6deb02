import { DESTINATIONS, EVENT_NAMES, EVENT_ROUTES } from "@shop/tracking";
import type { Translate } from "../../messages/use-texts.ts";
import { DESTINATION_NAMES } from "./event-row.tsx";
import type { DevEventsTextKey } from "./messages/index.ts";

/** The table that decides which event goes where. */
export function PatchBay({ text }: { readonly text: Translate<DevEventsTextKey> }) {
  return (
    <section className="min-w-0">
      <div className="section-head">
        <h2>{text("bay")}</h2>
      </div>
      <p className="mb-5 text-ink-2">{text("bayText")}</p>
      <table className="w-full table-fixed border-collapse text-left text-small [overflow-wrap:anywhere]">
        <colgroup>
          <col className="w-[26%]" />
          <col className="w-[21%]" />
          <col className="w-[27%]" />
          <col className="w-[26%]" />
        </colgroup>
        <thead>
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
        <tbody>
          {EVENT_NAMES.map((name) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-2 align-top font-figure font-weight-text text-label">
                {name}
              </th>
              {DESTINATIONS.map((destination) => {
                const target = EVENT_ROUTES[name][destination];
                return (
                  <td key={destination} className="py-2 pr-2 align-top font-figure text-label text-ink-2">
                    {target === "byServer" ? text("byServer") : (target ?? text("goesNowhere"))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
