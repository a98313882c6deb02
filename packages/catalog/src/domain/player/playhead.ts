/** A stretch of playing: where the playhead was at one moment of the output's clock. */
export interface Run {
  readonly atSeconds: number;
  readonly fromSeconds: number;
  readonly periodSeconds: number;
  readonly isLooping: boolean;
}

/** The playhead at a moment of the output's clock, from 0 to the period. Before the run has begun it is where it begins. */
export function playheadAt({ atSeconds, fromSeconds, periodSeconds, isLooping }: Run, nowSeconds: number): number {
  const reached = fromSeconds + Math.max(0, nowSeconds - atSeconds);
  return isLooping ? reached % periodSeconds : Math.min(reached, periodSeconds);
}

/** A place that the playhead may be put at. The end is the beginning of the next round. */
export function seekTo(seconds: number, periodSeconds: number): number {
  return Math.max(0, seconds) % periodSeconds;
}

/** How long until a run that doesn't loop is over; null for one that does. */
export function secondsLeft(run: Run, nowSeconds: number): number | null {
  return run.isLooping
    ? null
    : run.periodSeconds - playheadAt(run, nowSeconds) + Math.max(0, run.atSeconds - nowSeconds);
}
