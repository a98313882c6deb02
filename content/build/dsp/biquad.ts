/** Coefficients of a second-order filter, with `a0` divided out. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

type Corner = { hertz: number; q: number; rateHz: number };

/** The bilinear transform's common terms (R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients"). */
function termsOf({ hertz, q, rateHz }: Corner): { cosine: number; alpha: number } {
  const angle = (2 * Math.PI * hertz) / rateHz;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

function normalised(b: readonly [number, number, number], a: readonly [number, number, number]): Biquad {
  return { b0: b[0] / a[0], b1: b[1] / a[0], b2: b[2] / a[0], a1: a[1] / a[0], a2: a[2] / a[0] };
}

export function lowPassFilter(corner: Corner): Biquad {
  const { cosine, alpha } = termsOf(corner);
  const edge = (1 - cosine) / 2;
  return normalised([edge, 2 * edge, edge], [1 + alpha, -2 * cosine, 1 - alpha]);
}

export function highPassFilter(corner: Corner): Biquad {
  const { cosine, alpha } = termsOf(corner);
  const edge = (1 + cosine) / 2;
  return normalised([edge, -2 * edge, edge], [1 + alpha, -2 * cosine, 1 - alpha]);
}

export function peakFilter(corner: Corner, gainDb: number): Biquad {
  const { cosine, alpha } = termsOf(corner);
  const gain = 10 ** (gainDb / 40);
  return normalised(
    [1 + alpha * gain, -2 * cosine, 1 - alpha * gain],
    [1 + alpha / gain, -2 * cosine, 1 - alpha / gain],
  );
}

/** The signal through one filter after another, from silence. */
export function filtered(samples: Float64Array, filters: readonly Biquad[]): Float64Array {
  const out = Float64Array.from(samples);
  for (const { b0, b1, b2, a1, a2 } of filters) {
    let first = 0;
    let second = 0;
    for (let index = 0; index < out.length; index++) {
      const x = out[index] as number;
      const y = b0 * x + first;
      first = b1 * x - a1 * y + second;
      second = b2 * x - a2 * y;
      out[index] = y;
    }
  }
  return out;
}
