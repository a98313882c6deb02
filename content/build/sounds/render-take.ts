import { renderPack } from "../cabinet/render-pack.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import { renderPerformance } from "../performances/render-performance.ts";
import { loadSounds, type Period, type SoundSource } from "./load-sounds.ts";
import { renderSound } from "./render-sound.ts";

export function renderPeriod({ score, recording }: Period): Float64Array {
  return recording ?? renderPerformance(score, MASTER_RATE_HZ);
}

/** What a file contains before it is encoded; `period` is the performance, which is the same for every take. */
export function renderSource({ pack, take }: SoundSource, period: Float64Array): Float64Array {
  const impulse = take && renderPack({ ...pack, takes: [take] }, MASTER_RATE_HZ).impulses[0];
  return renderSound(period, impulse?.samples ?? null);
}

/** The same by its path, for those who compare. Throws if there is no such sound. */
export function renderTake(contentDirectory: string, path: string): { samples: Float64Array; periodSamples: number } {
  const source = loadSounds(contentDirectory).sources.get(path);
  if (!source) throw new Error(`There is no sound ${path}. Take a path from the list of the sound files.`);
  const period = renderPeriod(source.period);
  return { samples: renderSource(source, period), periodSamples: period.length };
}
