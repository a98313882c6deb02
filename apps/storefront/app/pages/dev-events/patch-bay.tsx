import { DESTINATIONS, EVENT_NAMES, EVENT_ROUTES } from "@shop/tracking";
import type { Translate } from "../../messages/use-texts.ts";
import type { DevEventsTextKey } from "./messages/index.ts";

const HEADS = { activity: "activity", marketing: "marketingService", analytics: "analytics" } as const;

/** The table that decides which event goes where. */
export function PatchBay({ text }: { readonly text: Translate<DevEventsTextKey> }) {
  return (
    <section className="min-w-0">
      <div className="section-head">
        <h2>{text("bay")}</h2>
      </div>
      <p className="mb-5 text-ink-2">{text("bayText")}</p>
      <table className="w-full table-fixed border-collapse text-left text-small [overflow-wrap:anywhere]">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="type-label py-3 pr-3 text-ink-3">
              {text("event")}
            </th>
            {DESTINATIONS.map((destination) => (
              <th key={destination} scope="col" className="type-label py-3 pr-3 text-ink-3">
                {text(HEADS[destination])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENT_NAMES.map((name) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-3 align-top font-figure text-label">
                {name}
              </th>
              {DESTINATIONS.map((destination) => {
                const target = EVENT_ROUTES[name][destination];
                return (
                  <td key={destination} className="py-2 pr-3 align-top font-figure text-label text-ink-2">
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
