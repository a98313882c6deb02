/** Building blocks of a response. All return decibels at a frequency. */
export type Curve = (frequencyHz: number) => number;

export function peak(centreHz: number, gainDb: number, q: number): Curve {
  return (f) => gainDb / (1 + ((f / centreHz - centreHz / f) * q) ** 2);
}

export function lowShelf(cornerHz: number, gainDb: number): Curve {
  return (f) => gainDb / (1 + (f / cornerHz) ** 2);
}

export function highShelf(cornerHz: number, gainDb: number): Curve {
  return (f) => gainDb / (1 + (cornerHz / f) ** 2);
}

/** Butterworth low-pass. */
export function lowPass(cornerHz: number, order: number): Curve {
  return (f) => -10 * Math.log10(1 + (f / cornerHz) ** (2 * order));
}

/** Second-order high-pass with a quality factor: a speaker in its box. */
export function resonantHighPass(resonanceHz: number, q: number): Curve {
  return (f) => {
    const ratio = f / resonanceHz;
    return 20 * Math.log10(ratio ** 2 / Math.hypot(1 - ratio ** 2, ratio / q));
  };
}

/** What a second arrival does: the direct sound plus a quieter, later and duller copy of it. */
export function comb(delayMs: number, gain: number, dullAboveHz: number): Curve {
  return (f) => {
    const copy = gain / Math.sqrt(1 + (f / dullAboveHz) ** 2);
    const angle = (2 * Math.PI * f * delayMs) / 1000;
    return 20 * Math.log10(Math.hypot(1 + copy * Math.cos(angle), copy * Math.sin(angle)));
  };
}

export function sumOf(curves: readonly Curve[]): Curve {
  return (f) => {
    let total = 0;
    for (const curve of curves) total += curve(f);
    return total;
  };
}
