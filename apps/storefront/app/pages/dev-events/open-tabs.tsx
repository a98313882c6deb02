import type { NumberedTab } from "../../composition/tracking/other-tabs.ts";
import type { Translate } from "../../messages/use-texts.ts";
import type { DevEventsTextKey } from "./messages/index.ts";

interface OpenTabsProps {
  readonly tabs: readonly NumberedTab[];
  readonly text: Translate<DevEventsTextKey>;
}

/** The browser's open tabs: the number by which each row names its tab, its page, and how much it has raised. */
export function OpenTabs({ tabs, text }: OpenTabsProps) {
  return (
    <ul aria-label={text("tabs")} className="-mt-5 mb-5 text-small">
      {tabs.map(({ tabId, number, path, entries }) => (
        <li key={tabId} className="flex items-center gap-3 border-b border-hairline py-2">
          <TabNumber number={number} text={text} />
          <span className="min-w-0 font-figure text-label text-ink [overflow-wrap:anywhere]">{path}</span>
          {number === 1 && <span className="flex-none text-ink-3">{text("thisTab")}</span>}
          <span className="ms-auto flex-none text-ink-2">{text("count", { count: entries.length })}</span>
        </li>
      ))}
    </ul>
  );
}

export function TabNumber({ number, text }: { readonly number: number; readonly text: Translate<DevEventsTextKey> }) {
  return (
    <span className="inline-grid h-5 min-w-5 flex-none place-items-center border border-edge px-1 font-figure text-label leading-none text-ink-2">
      <span className="sr-only">{text("tab", { number })}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}
