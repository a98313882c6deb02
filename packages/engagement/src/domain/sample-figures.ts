import { DAY_MS, SAMPLE_RANGES, SAMPLE_RATING } from "./limits.ts";

/** What the badges state. */
export interface SocialProofFigures {
  readonly customers: number | null;
  readonly reviews: number | null;
  readonly downloads: number | null;
  /** Of all reviews, out of 5. */
  readonly rating: number | null;
  readonly peopleShopping: number | null;
}

/** The invented figures of a demonstration: the same on every machine all day, by the date in UTC. Source: ENGAGE-10. */
export function sampleFigures(nowMs: number): SocialProofFigures {
  const day = Math.floor(nowMs / DAY_MS);
  const [customers, reviews, downloads, peopleShopping] = SAMPLE_RANGES.map(
    ([least, most], index) => least + (mix(day * SAMPLE_RANGES.length + index) % (most - least + 1)),
  ) as [number, number, number, number];
  return { customers, reviews, downloads, rating: SAMPLE_RATING, peopleShopping };
}

/** A number that looks random, the same for the same seed: the final steps of MurmurHash3. */
function mix(seed: number): number {
  let bits = seed >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
