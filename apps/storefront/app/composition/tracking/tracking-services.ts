import type { Journal, Tracker } from "@shop/tracking/store";

/** The tab's tracking; fetched only after consent. */
export interface TrackingServices {
  readonly tracker: Tracker;
  /** Names the tab to the inspector, until it is reloaded. */
  readonly tabId: string;
  /** The events of this tab, for the inspector. */
  readonly journal: Journal;
}
