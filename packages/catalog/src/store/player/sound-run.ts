import type { Clock } from "@shop/kernel";
import { SCHEDULE_AHEAD_SECONDS } from "../../domain/player/limits.ts";
import { planVoice } from "../../domain/player/plan-voice.ts";
import { playheadAt, type Run, secondsLeft } from "../../domain/player/playhead.ts";
import type { SoundOutput, Voice } from "../player-ports.ts";

interface PeriodicSound {
  readonly periodSeconds: number;
  readonly leadInSeconds: number;
  readonly isLooping: boolean;
}

interface SoundRunDeps<Decoded> {
  readonly output: SoundOutput<Decoded>;
  readonly clock: Clock;
  /** A sound that doesn't loop is over. */
  readonly onEnd: () => void;
}

/** The one voice that sounds, and the one playhead. A sound that starts fades in where the one before it has come to, while that fades out. */
export function createSoundRun<Decoded>({ output, clock, onEnd }: SoundRunDeps<Decoded>) {
  let current: { readonly voice: Voice; readonly sound: Decoded; readonly given: PeriodicSound; run: Run } | null =
    null;
  let restSeconds = 0;
  let cancelEnd = () => {};

  const positionSeconds = () => (current ? playheadAt(current.run, output.nowSeconds()) : restSeconds);
  const waitForEnd = (run: Run) => {
    cancelEnd();
    const left = secondsLeft(run, output.nowSeconds());
    cancelEnd = left === null ? () => {} : clock.after(left * 1000, onEnd);
  };
  const begin = (sound: Decoded, given: PeriodicSound, fromSeconds: number, atSeconds: number) => {
    const run = { atSeconds, fromSeconds, periodSeconds: given.periodSeconds, isLooping: given.isLooping };
    current?.voice.stop(atSeconds);
    current = { voice: output.start(sound, planVoice(run, given.leadInSeconds)), sound, given, run };
    waitForEnd(run);
  };
  const soon = () => output.nowSeconds() + SCHEDULE_AHEAD_SECONDS;
  return {
    positionSeconds,
    /** Starts a sound where the playhead is, or at `fromSeconds`. */
    start: (sound: Decoded, given: PeriodicSound, fromSeconds: number | null) => {
      const atSeconds = soon();
      const here = current ? playheadAt(current.run, atSeconds) : restSeconds;
      begin(sound, given, fromSeconds ?? here, atSeconds);
    },
    /** Moves the playhead of what sounds, or of what will. */
    seek: (seconds: number) => {
      restSeconds = seconds;
      if (current) begin(current.sound, current.given, seconds, soon());
    },
    setLooping: (isLooping: boolean) => {
      if (!current) return;
      const atSeconds = output.nowSeconds();
      current.run = { ...current.run, atSeconds, fromSeconds: playheadAt(current.run, atSeconds), isLooping };
      current.voice.setLooping(isLooping);
      waitForEnd(current.run);
    },
    /** Fades it out. The playhead rests there. */
    stop: (atPlayheadSeconds: number) => {
      cancelEnd();
      current?.voice.stop(output.nowSeconds());
      current = null;
      restSeconds = atPlayheadSeconds;
    },
  };
}
