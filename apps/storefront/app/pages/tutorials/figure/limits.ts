/** The field of a plot in its own units, what its height shows, and the room for its scales: left of it, above, right and below. */
export const PLOT = { width: 720, height: 270, decibels: 36, left: 62, top: 16, right: 18, bottom: 52 } as const;
