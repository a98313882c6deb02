import type { Clock } from "@shop/kernel";
import { isExitMove } from "../domain/exit-intent.ts";
import { EXIT_QUIET_MS, EXIT_START_MS, EXIT_TIMER_MS } from "../domain/limits.ts";
import type { ExitMoves } from "./ports.ts";

/**
 * Watches for a shopper who is about to leave a page, from the arrival on, and calls back once: at a sign after the quiet time, or by a
 * timer. The returned function ends it. Source: ENGAGE-07.
 */
export function watchExit({
  clock,
  moves,
  onExit,
}: {
  readonly clock: Clock;
  readonly moves: ExitMoves;
  readonly onExit: () => void;
}): () => void {
  const arrivedAtMs = clock.nowMs();
  let stop = () => {};
  const leave = () => {
    stop();
    onExit();
  };
  const cancelStart = clock.after(EXIT_START_MS, () => {
    const cancelTimer = clock.after(EXIT_QUIET_MS + EXIT_TIMER_MS - EXIT_START_MS, leave);
    const unlisten = moves.listen((move) => {
      if (clock.nowMs() - arrivedAtMs >= EXIT_QUIET_MS && isExitMove(move)) leave();
    });
    stop = () => {
      cancelTimer();
      unlisten();
    };
  });
  return () => {
    cancelStart();
    stop();
  };
}
