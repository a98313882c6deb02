import type { Clock } from "@shop/kernel";
import { REST_MS } from "../domain/limits.ts";
import { nextRestStage, type RestEvent, type RestStage } from "../domain/rest-stage.ts";

/** The rest after a dialog or a pop-up. `onRested` is called when it is over. Source: MODAL-07. */
export function createRest(clock: Clock, onRested: () => void) {
  let stage: RestStage = "free";
  let cancel = () => {};
  const move = (event: RestEvent) => {
    const before = stage;
    stage = nextRestStage(stage, event);
    if (stage === before) return;
    cancel();
    if (stage !== "resting") return;
    cancel = clock.after(REST_MS, () => {
      move("rested");
      onRested();
    });
  };
  return { move, isOn: () => stage === "resting", end: () => cancel() };
}
