/** How often an open inspector asks the other tabs for their events. */
export const INSPECTOR_ASKS_EVERY_MS = 5_000;
/** What the inspector lists of all tabs, the newest first. */
export const INSPECTED_MOST = 200;
/** A tab that says nothing for so long is closed. Browsers slow down the timers of tabs in the background, but not their messages. */
export const TAB_IS_CLOSED_AFTER_MS = 3 * INSPECTOR_ASKS_EVERY_MS;
/** A search is what was typed when nothing more is typed for so long. */
export const SEARCH_IS_TYPED_MS = 1_000;
/** Letters of the shortest search. One letter is the beginning of a word. */
export const SHORTEST_SEARCH_TERM = 2;
