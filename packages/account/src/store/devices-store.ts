import { customerAnswer } from "@shop/api-client/contract";
import { type EventOf, type Failure, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { type ReleaseStage, releaseStages } from "../domain/release-stage.ts";
import type { AccountDeps } from "./account-services.ts";

/** A device that occupies an activation of one of the customer's licences. */
export interface DevicePlace {
  readonly licenceId: string;
  readonly activationId: string;
  readonly deviceName: string;
}

export interface DevicesState {
  readonly stage: ReleaseStage;
  /** The activation whose release is being confirmed or performed. */
  readonly place: DevicePlace | null;
  readonly failure: Failure | null;
  /** The places that were released in this tab, by activation id: licences that were loaded before may still name them. */
  readonly released: readonly string[];
  /** The device that was released last, for saying so. */
  readonly lastReleased: DevicePlace | null;
}

export interface DevicesActions {
  /** The list of this licence was removed: its question and its message are cleared too. */
  leave(licenceId: string): void;
  ask(place: DevicePlace): void;
  keep(): void;
  /** Releases the activation; resolves to whether it succeeded. Failure shown: the server's text or `licence.releaseFailed`. */
  confirm(): Promise<boolean>;
}

export type DevicesStore = ReadableStore<DevicesState> & DevicesActions;

const START: DevicesState = { stage: "idle", place: null, failure: null, released: [], lastReleased: null };
const CODES = { refused: "licence.releaseFailed", exception: "licence.releaseFailed" };

/** The devices of all licences, one release at a time. One per tab. */
export function createDevicesStore({ gateway, log }: AccountDeps): DevicesStore {
  const store = createStore<DevicesState>(() => START);
  const move = (event: EventOf<typeof releaseStages>, change: Partial<DevicesState> = {}) =>
    store.setState((state) => ({ failure: null, ...change, stage: releaseStages.next(state.stage, event) }));
  return {
    ...readable(store),
    leave: (licenceId) => {
      const { stage, place, lastReleased } = store.getState();
      if (lastReleased?.licenceId === licenceId) store.setState({ lastReleased: null });
      if (stage === "asking" && place?.licenceId === licenceId) move("kept", { place: null });
    },
    ask: (place) => {
      if (store.getState().stage === "asking") move("kept");
      if (store.getState().stage === "idle") move("asked", { place, lastReleased: null });
    },
    keep: () => move("kept", { place: null }),
    confirm: async () => {
      const { stage, place } = store.getState();
      if (stage !== "asking" || !place) return false;
      move("confirmed");
      const { licenceId, activationId } = place;
      const answer = customerAnswer(
        "releaseActivation",
        await gateway.licences.release({ licenceId, activationId }),
        CODES,
        log,
      );
      if (!answer.isOk) {
        move("refused", { failure: { ...answer.failure } });
        return false;
      }
      const { released } = store.getState();
      move("released", { place: null, lastReleased: place, released: [...released, activationId] });
      return true;
    },
  };
}
