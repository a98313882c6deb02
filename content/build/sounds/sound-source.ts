import type { CabinetPack, Take } from "../cabinet/cabinet.ts";
import type { Demonstration, DemonstrationState } from "../demonstrations/demonstration.ts";
import type { Performance } from "../performances/performance.ts";

/** One period: a score to be played, or an operator's recording. */
export type Period = { id: string; score: Performance; recording: Float64Array | null };

/** What one sound is rendered from. The take is null for the performance without a cabinet. */
export type HeardSource =
  | { kind: "take"; period: Period; pack: CabinetPack; take: Take | null }
  | {
      kind: "demonstration";
      period: Period;
      pack: CabinetPack;
      demonstration: Demonstration;
      state: DemonstrationState;
    };

/** What one file is made from: a sound, or what is drawn beside it. */
export type SoundSource =
  | HeardSource
  | { kind: "peaks"; before: HeardSource; after: HeardSource }
  | { kind: "levels"; pack: CabinetPack };
