import type { WireActivityEvent } from "@shop/api-client/contract";
import type { DeviceContext } from "./device-context.ts";
import type { CheckedEvent } from "./event-list.ts";
import { EVENT_ROUTES } from "./event-routes.ts";
import type { TrackedItem, TrackedMoney } from "./tracked-item.ts";

/** A text of an event's data is cut to this: the service takes no longer one. */
const TEXT_MOST = 200;

/** An activity event with its id: sent again, it is stored once. */
export type ActivityEvent = WireActivityEvent & { readonly id: string };

/** The activity event; null if the event isn't one. `timeOnPageMs`: how long the page was visible. Source: TRACK-01. */
export function toActivity(
  event: CheckedEvent,
  at: {
    readonly id: string;
    readonly atMs: number;
    readonly timeOnPageMs: number;
    readonly context: DeviceContext;
  },
): ActivityEvent | null {
  const type = EVENT_ROUTES[event.name].activity;
  if (type === null) return null;
  const { device, screen, browser, os } = at.context;
  return {
    id: at.id,
    type,
    timestamp: at.atMs,
    data: { event: event.name, ...flatData(event) },
    context: { device, screen_size: screen, browser, os, time_on_page: at.timeOnPageMs },
  };
}

/** The service keeps texts and numbers, not lists. Amounts are minor units. */
function flatData(event: CheckedEvent): Record<string, string | number> {
  const { items, money, ...rest } = event.data as {
    readonly items?: readonly TrackedItem[];
    readonly money?: TrackedMoney;
  } & Readonly<Record<string, string | number | undefined>>;
  const flat = {
    ...rest,
    ...(items && { product: items.map(({ name }) => name).join(", ") }),
    ...(items && { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) }),
    ...(money && { value: money.valueMinor, currency: money.currency, basis: money.basis }),
  };
  return Object.fromEntries(
    Object.entries(flat).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [[key, typeof value === "string" ? value.replace(/\s+/g, " ").slice(0, TEXT_MOST) : value]],
    ),
  );
}
