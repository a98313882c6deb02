/** The remaining time of a notice, and when it was started, if it is running. */
export interface ToastTimer {
  remainingMs: number;
  runningSinceMs: number | undefined;
}

export function createToastTimer(durationMs: number): ToastTimer {
  return { remainingMs: durationMs, runningSinceMs: undefined };
}

export function startTimer(timer: ToastTimer, nowMs: number): ToastTimer {
  return timer.runningSinceMs === undefined ? { ...timer, runningSinceMs: nowMs } : timer;
}

export function pauseTimer(timer: ToastTimer, nowMs: number): ToastTimer {
  return { remainingMs: timeLeftMs(timer, nowMs), runningSinceMs: undefined };
}

/** Never below 0; doesn't change while paused. */
export function timeLeftMs(timer: ToastTimer, nowMs: number): number {
  const ranMs = timer.runningSinceMs === undefined ? 0 : nowMs - timer.runningSinceMs;
  return Math.max(0, timer.remainingMs - ranMs);
}
