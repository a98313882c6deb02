/** How often an open inspector asks the other tabs for their events. */
export const INSPECTOR_ASKS_EVERY_MS = 5_000;
/** What the inspector lists of all tabs, the newest first. */
export const INSPECTED_MOST = 200;
