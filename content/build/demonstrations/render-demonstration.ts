import { type CabinetPack, walkTakes } from "../cabinet/cabinet.ts";
import { renderPack } from "../cabinet/render-pack.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import { takeId } from "../sounds/audition.ts";
import { convolvePeriod } from "../sounds/circular-convolution.ts";
import { delayPeriod } from "./delay-period.ts";
import type { Comparison, DemonstrationState, DemonstrationTrack } from "./demonstration.ts";
import { filterPeriod } from "./filter-period.ts";
import { measureDelay } from "./measure-delay.ts";

function scaled(samples: Float64Array, gain: number): Float64Array {
  return samples.map((sample) => gain * sample);
}

/** What each microphone recorded, with its mistakes. */
function recordTracks(tracks: readonly DemonstrationTrack[], pack: CabinetPack, period: Float64Array): Float64Array[] {
  const known = [...pack.takes, ...walkTakes(pack)];
  const takes = tracks.flatMap(({ take }) => known.find((one) => takeId(one) === take) ?? []);
  const { impulses } = renderPack({ ...pack, takes }, MASTER_RATE_HZ);
  return tracks.map(({ lateSamples = 0, isInverted = false, levelDb = 0 }, index) => {
    const impulse = impulses[index];
    if (!impulse) throw new Error(`A track has no take in ${pack.product}: check the content before rendering.`);
    const recorded = delayPeriod(convolvePeriod(period, impulse.samples), lateSamples);
    return scaled(recorded, (isInverted ? -1 : 1) * 10 ** (levelDb / 20));
  });
}

/** The tracks after the plugin. */
function processTracks({ rule }: Comparison, tracks: readonly Float64Array[]): Float64Array[] {
  const [first = new Float64Array()] = tracks;
  if (rule.kind === "delay") return [delayPeriod(first, rule.delaySamples), ...tracks.slice(1)];
  if (rule.kind === "filter") return tracks.map((track) => filterPeriod(track, rule));
  if (rule.kind !== "align") return [...tracks];
  return tracks.map((track, index) => {
    if (index === 0) return track;
    const { samples, isInverted } = measureDelay(first, track, rule.maximumDelaySamples);
    return scaled(delayPeriod(track, -samples), isInverted ? -1 : 1);
  });
}

function mixed(tracks: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array()] = tracks;
  return first.map((_, index) => tracks.reduce((sum, track) => sum + (track[index] as number), 0));
}

/** How much lower than the amplifier wants it the guitar is, in decibels. */
export function inputDbOf({ rule }: Pick<Comparison, "rule">, state: DemonstrationState): number {
  return rule.kind === "trim" && state === "before" ? -rule.gainDb : 0;
}

/** The same microphones in the same places, without the mistakes. */
function corrected(tracks: readonly DemonstrationTrack[]): DemonstrationTrack[] {
  return tracks.map(({ take, levelDb }) => ({ take, ...(levelDb !== undefined && { levelDb }) }));
}

/** One period of what is heard without the plugin, or with it. `period` is what the amplifier gave. */
export function renderDemonstration(
  comparison: Comparison,
  pack: CabinetPack,
  state: DemonstrationState,
  period: Float64Array,
): Float64Array {
  const { kind } = comparison.rule;
  if (kind === "cabinet" && state === "before") return period;
  const given = kind === "correct" && state === "after" ? corrected(comparison.tracks) : comparison.tracks;
  const tracks = recordTracks(given, pack, period);
  if (state === "after") return mixed(processTracks(comparison, tracks));
  return kind === "one-cabinet" ? mixed(recordTracks(given, pack, mixed(tracks))) : mixed(tracks);
}
