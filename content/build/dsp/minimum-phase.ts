import type { Fft } from "./fft.ts";

/** What lies further than this below the loudest bin is lifted to it: a logarithm of nothing would fold back into the impulse. */
const SPECTRUM_FLOOR_DB = -110;

function logarithmOf(magnitude: Float64Array, size: number): Float64Array {
  let loudest = 0;
  for (const value of magnitude) loudest = Math.max(loudest, value);
  const floor = loudest * 10 ** (SPECTRUM_FLOOR_DB / 20);
  const logarithm = new Float64Array(size);
  for (let bin = 0; bin <= size / 2; bin++) {
    const value = Math.log(Math.max(magnitude[bin] as number, floor));
    logarithm[bin] = value;
    if (bin > 0) logarithm[size - bin] = value;
  }
  return logarithm;
}

/** Keeps the causal half of a real cepstrum: what remains belongs to the minimum-phase system with the same magnitude. */
function foldCepstrum(cepstrum: Float64Array): void {
  const size = cepstrum.length;
  for (let index = 1; index < size / 2; index++) cepstrum[index] = 2 * (cepstrum[index] as number);
  cepstrum.fill(0, size / 2 + 1);
}

/**
 * Turns a magnitude response into the impulse response that has it and carries its energy as early as physics allows
 * (the homomorphic method: logarithm, cepstrum, fold, exponential).
 * `magnitude` has size/2 + 1 linear bins from 0 Hz to half the sample rate; the result has `fft.size` samples.
 */
export function minimumPhaseImpulse(magnitude: Float64Array, fft: Fft): Float64Array {
  if (magnitude.length !== fft.size / 2 + 1) {
    throw new Error(`Expected ${fft.size / 2 + 1} magnitude bins, got ${magnitude.length}.`);
  }
  const re = logarithmOf(magnitude, fft.size);
  const im = new Float64Array(fft.size);
  fft.inverse(re, im);
  foldCepstrum(re);
  im.fill(0);
  fft.forward(re, im);
  for (let bin = 0; bin < fft.size; bin++) {
    const gain = Math.exp(re[bin] as number);
    const phase = im[bin] as number;
    re[bin] = gain * Math.cos(phase);
    im[bin] = gain * Math.sin(phase);
  }
  fft.inverse(re, im);
  return re;
}
