/** How often a recording is sent. */
export const SEND_RECORDING_MS = 30 * 1000;
/** An hour of recording: what the server takes. */
export const RECORDING_PARTS_MOST = 120;
/** A page that can't send for so long is no longer recorded. */
export const MAX_WAITING_EVENTS = 20_000;
