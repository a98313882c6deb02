/** The field of a plot in its own units, and the room for its scales: left of it, above, right and below. */
export const PLOT = { width: 720, height: 270, left: 62, top: 10, right: 18, bottom: 60 } as const;
/** The levels at the upper and the lower edge of the field, in decibels. A line at 0 is whole. */
export const PLOT_LEVELS = { top: 3, bottom: -36 } as const;
