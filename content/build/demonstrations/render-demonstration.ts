import type { CabinetPack } from "../cabinet/cabinet.ts";
import { renderPack } from "../cabinet/render-pack.ts";
import { MASTER_RATE_HZ } from "../limits.ts";
import { takeId } from "../sounds/audition.ts";
import { convolvePeriod } from "../sounds/circular-convolution.ts";
import { delayPeriod } from "./delay-period.ts";
import type { Demonstration, DemonstrationState } from "./demonstration.ts";
import { measureDelay } from "./measure-delay.ts";

function scaled(samples: Float64Array, gain: number): Float64Array {
  return samples.map((sample) => gain * sample);
}

/** What each microphone recorded, with its mistakes. */
function recordTracks({ tracks }: Demonstration, pack: CabinetPack, period: Float64Array): Float64Array[] {
  const takes = tracks.flatMap(({ take }) => pack.takes.find((one) => takeId(one) === take) ?? []);
  const { impulses } = renderPack({ ...pack, takes }, MASTER_RATE_HZ);
  return tracks.map(({ lateSamples = 0, isInverted = false, levelDb = 0 }, index) => {
    const impulse = impulses[index];
    if (!impulse) throw new Error(`A track has no take in ${pack.product}: check the content before rendering.`);
    const recorded = delayPeriod(convolvePeriod(period, impulse.samples), lateSamples);
    return scaled(recorded, (isInverted ? -1 : 1) * 10 ** (levelDb / 20));
  });
}

/** The tracks after the plugin. */
function processTracks({ rule }: Demonstration, tracks: readonly Float64Array[]): Float64Array[] {
  const [first = new Float64Array()] = tracks;
  if (rule.kind === "delay") return [delayPeriod(first, rule.delaySamples), ...tracks.slice(1)];
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
export function inputDbOf({ rule }: Demonstration, state: DemonstrationState): number {
  return rule.kind === "trim" && state === "before" ? -rule.gainDb : 0;
}

/** One period of what is heard without the plugin, or with it. `period` is what the amplifier gave. */
export function renderDemonstration(
  demonstration: Demonstration,
  pack: CabinetPack,
  state: DemonstrationState,
  period: Float64Array,
): Float64Array {
  if (demonstration.rule.kind === "cabinet" && state === "before") return period;
  const tracks = recordTracks(demonstration, pack, period);
  return mixed(state === "before" ? tracks : processTracks(demonstration, tracks));
}
