import type { WireActivityEvent } from "@shop/api-client/contract";
import type { DeviceContext } from "./device-context.ts";
import type { CheckedEvent } from "./event-list.ts";
import { EVENT_ROUTES } from "./event-routes.ts";

/** The activity event; null if the event isn't one. `timeOnPageMs`: how long the page was visible. Source: TRACK-01. */
export function toActivity(
  event: CheckedEvent,
  at: { readonly atMs: number; readonly timeOnPageMs: number; readonly context: DeviceContext },
): WireActivityEvent | null {
  const type = EVENT_ROUTES[event.name].activity;
  if (type === null) return null;
  const { device, screen, browser, os } = at.context;
  return {
    type,
    timestamp: at.atMs,
    data: { event: event.name, ...event.data },
    context: { device, screen_size: screen, browser, os, time_on_page: at.timeOnPageMs },
  };
}
