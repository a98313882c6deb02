import type { SalesTexts } from "./messages/index.ts";
import type { toSchedule } from "./schedule.server.ts";
import { WindowAxis } from "./window-axis.tsx";

interface ScheduleProps {
  readonly schedule: ReturnType<typeof toSchedule>;
  readonly texts: SalesTexts;
}

/** Two weeks of sales, drawn. */
export function Schedule({ schedule, texts }: ScheduleProps) {
  return (
    <figure className="mt-5 border-t border-hairline pt-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <span className="type-label">{texts.schedule}</span>
        <span className="text-small text-ink-2">{schedule.lead}</span>
      </figcaption>
      <WindowAxis {...schedule} nowLabel={texts.now} />
    </figure>
  );
}
