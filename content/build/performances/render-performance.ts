import { filtered, lowPassFilter } from "../dsp/biquad.ts";
import { createSeededRandom } from "../dsp/seeded-random.ts";
import { amplify } from "./amplify.ts";
import { type Performance, periodSeconds, pitchHz, type Stroke } from "./performance.ts";
import { pluckString } from "./pluck-string.ts";

/** What differs from stroke to stroke when a hand plays. */
const HAND = { timingSeconds: 0.004, velocity: 0.09, strum: 0.35 };
/** How long a string is followed after it was damped. */
const RELEASE_SECONDS = 0.25;
const UPSTROKE_VELOCITY = 0.88;

/** Adds a string to the period; what rings over its end comes in at its beginning. */
function addAround(period: Float64Array, samples: Float64Array, from: number): void {
  for (let index = 0; index < samples.length; index++) {
    const at = (((from + index) % period.length) + period.length) % period.length;
    period[at] = (period[at] as number) + (samples[index] as number);
  }
}

type Hand = { random: () => number; around: (spread: number) => number };

function addStroke(period: Float64Array, stroke: Stroke, performance: Performance, rateHz: number, hand: Hand): void {
  const { guitar, beatsPerMinute } = performance;
  const beatSamples = (60 * rateHz) / beatsPerMinute;
  const start = stroke.at * beatSamples + hand.around(HAND.timingSeconds * rateHz);
  const isUp = stroke.isUpstroke === true;
  const velocity = (stroke.velocity ?? 0.8) * (isUp ? UPSTROKE_VELOCITY : 1) * (1 + hand.around(HAND.velocity));
  const pitches = isUp ? stroke.pitches.toReversed() : stroke.pitches;
  let late = 0;
  for (const pitch of pitches) {
    const dampedFrom = Math.max(1, Math.round(stroke.beats * beatSamples - late));
    const length = Math.min(period.length, dampedFrom + Math.round(RELEASE_SECONDS * rateHz));
    const pluck = {
      hertz: pitchHz(pitch),
      velocity: velocity * (1 + hand.around(HAND.velocity)),
      length,
      dampedFrom,
      stroke,
    };
    addAround(period, pluckString(pluck, guitar, rateHz, hand.random), Math.round(start + late));
    late += (guitar.strumMs / 1000) * rateHz * (1 + hand.around(HAND.strum));
  }
}

/** What the pickup gives for one period of the score, exactly periodic. The same score and rate give the same samples. */
export function renderPickup(performance: Performance, rateHz: number): Float64Array {
  const random = createSeededRandom(performance.seed);
  const hand: Hand = { random, around: (spread) => spread * (2 * random() - 1) };
  const period = new Float64Array(Math.round(periodSeconds(performance) * rateHz));
  for (const stroke of performance.strokes) addStroke(period, stroke, performance, rateHz, hand);
  const { pickupHz: hertz, pickupQ: q } = performance.guitar;
  const twice = new Float64Array(2 * period.length);
  twice.set(period);
  twice.set(period, period.length);
  return filtered(twice, [lowPassFilter({ hertz, q, rateHz })]).slice(period.length);
}

/**
 * One period of the performance as it leaves the amplifier: what a cabinet is fed with. Its peak is at full scale. `inputDb` raises or lowers
 * the guitar in front of the amplifier.
 */
export function renderPerformance(performance: Performance, rateHz: number, inputDb = 0): Float64Array {
  return amplify(renderPickup(performance, rateHz), performance.amp, rateHz, inputDb);
}
