import { createFft, type Fft } from "../dsp/fft.ts";
import { minimumPhaseImpulse } from "../dsp/minimum-phase.ts";
import { FADE_MS, IMPULSE_MS, LEVELS_OFF_BELOW_HZ, PACK_PEAK_DBFS, TRANSFORM_SIZE } from "../limits.ts";
import { type CabinetPack, type Take, takeName } from "./cabinet.ts";
import { responseOf } from "./cabinet-response.ts";

/** One impulse response, ready to be written to a file. Samples lie between -1 and 1. */
export type Impulse = { take: Take; name: string; samples: Float64Array };

/** All impulse responses of a pack at one sample rate, level-matched with each other. */
export type RenderedPack = { product: string; sampleRateHz: number; impulses: Impulse[] };

/** Cuts a signal to `length` samples and lets its end fade to silence (half a cosine). */
export function trimWithFade(samples: Float64Array, length: number, fadeLength: number): Float64Array {
  const trimmed = samples.slice(0, length);
  const fadeStart = trimmed.length - fadeLength;
  for (let index = Math.max(0, fadeStart); index < trimmed.length; index++) {
    const progress = (index - fadeStart + 1) / fadeLength;
    trimmed[index] = (trimmed[index] as number) * 0.5 * (1 + Math.cos(Math.PI * progress));
  }
  return trimmed;
}

function energyOf(samples: Float64Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return energy;
}

function peakOf(samples: Float64Array): number {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
}

function scaled(samples: Float64Array, gain: number): Float64Array {
  return samples.map((sample) => sample * gain);
}

function renderTake(pack: CabinetPack, take: Take, sampleRateHz: number, fft: Fft): Float64Array {
  const levelDb = responseOf(pack, take);
  const bins = fft.size / 2;
  const magnitude = new Float64Array(bins + 1);
  for (let bin = 0; bin <= bins; bin++) {
    const frequencyHz = Math.hypot((bin * sampleRateHz) / fft.size, LEVELS_OFF_BELOW_HZ);
    magnitude[bin] = 10 ** (levelDb(frequencyHz) / 20);
  }
  const impulse = minimumPhaseImpulse(magnitude, fft);
  const length = Math.round((IMPULSE_MS * sampleRateHz) / 1000);
  return trimWithFade(impulse, length, Math.round((FADE_MS * sampleRateHz) / 1000));
}

/** Same energy in every take, so that changing the microphone doesn't change the loudness; the highest peak of the pack sets the gain. */
function matchLevels(impulses: readonly Float64Array[]): Float64Array[] {
  const matched = impulses.map((samples) => scaled(samples, 1 / Math.sqrt(energyOf(samples))));
  const gain = 10 ** (PACK_PEAK_DBFS / 20) / Math.max(...matched.map(peakOf));
  return matched.map((samples) => scaled(samples, gain));
}

/** Renders every take of a pack. The same pack and rate give the same samples. */
export function renderPack(pack: CabinetPack, sampleRateHz: number): RenderedPack {
  const fft = createFft(TRANSFORM_SIZE);
  const matched = matchLevels(pack.takes.map((take) => renderTake(pack, take, sampleRateHz, fft)));
  const impulses = pack.takes.map((take, index) => ({
    take,
    name: `${pack.product} - ${takeName(take)}`,
    samples: matched[index] as Float64Array,
  }));
  return { product: pack.product, sampleRateHz, impulses };
}
