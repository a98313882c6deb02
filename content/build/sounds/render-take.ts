import { renderPack } from "../cabinet/render-pack.ts";
import { inputDbOf, renderDemonstration } from "../demonstrations/render-demonstration.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import { renderPerformance } from "../performances/render-performance.ts";
import { loadSounds } from "./load-sounds.ts";
import { renderSound } from "./render-sound.ts";
import type { HeardSource, Period } from "./sound-source.ts";

/** What the amplifier gives. `inputDb` is how much higher than it wants it the guitar is; a recording is as it is. */
export function renderPeriod({ score, recording }: Period, inputDb = 0): Float64Array {
  return recording ?? renderPerformance(score, MASTER_RATE_HZ, inputDb);
}

/** What a file contains before it is encoded; `playPeriod` plays the performance, which many files share. */
export function renderSource(source: HeardSource, playPeriod: typeof renderPeriod = renderPeriod): Float64Array {
  if (source.kind === "demonstration") {
    const { demonstration, pack, state, period } = source;
    const played = playPeriod(period, inputDbOf(demonstration, state));
    return renderSound(renderDemonstration(demonstration, pack, state, played), null);
  }
  const { pack, take, period } = source;
  const impulse = take && renderPack({ ...pack, takes: [take] }, MASTER_RATE_HZ).impulses[0];
  return renderSound(playPeriod(period), impulse?.samples ?? null);
}

/** The same by its path, for those who compare. Throws if there is no such sound. */
export function renderTake(contentDirectory: string, path: string): { samples: Float64Array; periodSamples: number } {
  const source = loadSounds(contentDirectory).sources.get(path);
  if (!source || source.kind === "peaks" || source.kind === "levels") {
    throw new Error(`There is no sound ${path}. Take a path from the list of the sound files.`);
  }
  return { samples: renderSource(source), periodSamples: renderPeriod(source.period).length };
}
