/** Up to this width a screen is a phone. The style sheets repeat these three: a custom property doesn't work in a media query. */
export const PHONE_MAX_WIDTH_PX = 480;
/** Up to this width a screen is a tablet. */
export const TABLET_MAX_WIDTH_PX = 1024;
/** Up to this width a screen is a desktop; above, it is large. */
export const DESKTOP_MAX_WIDTH_PX = 1799;

/** The minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST_LEAST = 4.5;
/** The minimum contrast of a part (edge of a control, lamp, mark) with its background (WCAG 2.2, 1.4.11). */
export const PART_CONTRAST_LEAST = 3;

/** How often a countdown and a toast's seconds are updated. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long an announced text stays in an invisible live region: 10 s. */
export const SAID_FOR_MS = 10 * SECOND_MS;

/** Segments of the strength meter; its value runs from 0 to this. */
export const STRENGTH_SEGMENTS = 5;
