import {
  createAnalyticsTag,
  createDeviceReader,
  createPageLife,
  createPageScroll,
  createPageTasks,
} from "@shop/tracking/adapters";
import type { TrackerDeps } from "@shop/tracking/store";

/** The browser APIs that tracking uses, besides those of every page. */
export interface TrackingEnvironment extends Pick<TrackerDeps, "life" | "scroll" | "inTask" | "context" | "analytics"> {
  readonly fetch: typeof fetch;
  readonly sendBeacon: (url: string, body: string) => boolean;
}

export function createBrowserTrackingEnvironment(): TrackingEnvironment {
  const inTask = createPageTasks(window);
  return {
    life: createPageLife(window),
    scroll: createPageScroll(window),
    inTask,
    context: createDeviceReader(window, inTask),
    analytics: createAnalyticsTag(window),
    fetch: (input, init) => fetch(input, init),
    sendBeacon: (url, body) => navigator.sendBeacon(url, body),
  };
}
