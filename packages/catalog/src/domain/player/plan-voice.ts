import type { Run } from "./playhead.ts";

/** When and from where a file sounds, in seconds: `atSeconds` on the output's clock, the others in the file. */
export interface VoicePlan {
  readonly atSeconds: number;
  readonly offsetSeconds: number;
  readonly loopStartSeconds: number;
  readonly loopEndSeconds: number;
  readonly isLooping: boolean;
}

/** The file contains the lead-in before the period, and repeats it after: inside it, looping has no seam, however a decoder delays it. */
export function planVoice(run: Run, leadInSeconds: number): VoicePlan {
  return {
    atSeconds: run.atSeconds,
    offsetSeconds: leadInSeconds + run.fromSeconds,
    loopStartSeconds: leadInSeconds,
    loopEndSeconds: leadInSeconds + run.periodSeconds,
    isLooping: run.isLooping,
  };
}
