/** How long one sound fades into another, and into silence. */
export const CROSS_FADE_SECONDS = 0.02;
/** From a press to the moment that both sounds are scheduled for: long enough that the browser's audio thread knows both. */
export const SCHEDULE_AHEAD_SECONDS = 0.01;
/** How long a browser may take to start its output after the press. */
export const WAKE_MS = 5_000;
/** Points of a fade's curve: one for every half a millisecond. */
export const FADE_POINTS = 41;
/** A player's volume before the shopper moves it, from 0 to 1. It is −8.9 dB. */
export const FIRST_VOLUME = 0.6;
/** Decoded sounds that are kept, the last used ones: about 1.3 MB each. */
export const KEPT_SOUNDS = 24;
/** How far an arrow key moves the playhead. */
export const SEEK_STEP_SECONDS = 0.1;
/** How many takes have a digit key. */
export const DIGIT_KEYS = 9;
/** Where the divider between before and after is at first, as a fraction of the period. */
export const FIRST_DIVIDER = 0.5;
/** How far an arrow key moves the divider. */
export const DIVIDER_STEP = 0.01;
