import { createAnalyticsTag, createPageLife, createPageScroll, readDeviceContext } from "@shop/tracking/adapters";
import type { TrackerDeps } from "@shop/tracking/store";

/** The browser APIs that tracking uses, besides those of every page. */
export interface TrackingEnvironment extends Pick<TrackerDeps, "life" | "scroll" | "context" | "analytics"> {
  readonly fetch: typeof fetch;
  readonly sendBeacon: (url: string, body: string) => boolean;
}

export function createBrowserTrackingEnvironment(): TrackingEnvironment {
  return {
    life: createPageLife(window),
    scroll: createPageScroll(window),
    context: () => readDeviceContext(window),
    analytics: createAnalyticsTag(window),
    fetch: (input, init) => fetch(input, init),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  };
}
