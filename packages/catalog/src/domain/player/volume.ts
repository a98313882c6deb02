/** The gain of a volume from 0 to 1. The square makes equal steps sound about equal. */
export function gainOfVolume(volume: number): number {
  return volume ** 2;
}

/** The same in decibels; null for silence. */
export function decibelsOfVolume(volume: number): number | null {
  return volume > 0 ? 20 * Math.log10(gainOfVolume(volume)) : null;
}

/** A stored volume, or null if it is none. */
export function readVolume(stored: string | undefined): number | null {
  const volume = Number(stored);
  return stored !== undefined && stored.trim() !== "" && volume >= 0 && volume <= 1 ? volume : null;
}
