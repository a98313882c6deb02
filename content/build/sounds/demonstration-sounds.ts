import { createHash } from "node:crypto";
import type { CabinetPack } from "../cabinet/cabinet.ts";
import type { Demonstration, DemonstrationState } from "../demonstrations/demonstration.ts";
import { type ProductAudition, soundFolder } from "./audition.ts";
import type { HeardSource, Period, SoundSource } from "./sound-source.ts";

/** The file of a performance's two waveforms. */
const PEAKS_FILE = "peaks.json";

/** A recording has been through its amplifier already, so nothing in front of that can be trimmed. */
export function heardPeriods({ performances, rule }: Demonstration, periods: readonly Period[]): Period[] {
  return performances
    .flatMap((id) => periods.find((period) => period.id === id) ?? [])
    .filter(({ recording }) => rule.kind !== "trim" || recording === null);
}

/** What a plugin's files are made from, by path: for each performance its sound without and with the plugin, and the two waveforms. */
export function demonstrationSources(
  audition: ProductAudition["audition"],
  demonstration: Demonstration,
  pack: CabinetPack,
  periods: readonly Period[],
): Array<[string, SoundSource]> {
  const folder = soundFolder(audition);
  return heardPeriods(demonstration, periods).flatMap((period): Array<[string, SoundSource]> => {
    const source = (state: DemonstrationState): HeardSource => ({
      kind: "demonstration",
      ...{ period, pack, demonstration, state },
    });
    const [before, after] = [source("before"), source("after")];
    return [
      [`${folder}/${period.id}/before.mp3`, before],
      [`${folder}/${period.id}/after.mp3`, after],
      [`${folder}/${period.id}/${PEAKS_FILE}`, { kind: "peaks", before, after }],
    ];
  });
}

/** Changes with everything that the sounds depend on. */
export function demonstrationHash(common: string, demonstration: Demonstration, pack: CabinetPack): string {
  return createHash("sha256")
    .update(common)
    .update(JSON.stringify([demonstration, pack]))
    .digest("hex");
}
