import { type Clock, createStoredDraft, type EventOf, type KeyValueStorage, type StoredDraft } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type PinRequest, pinRequestTexts, readPinRequest } from "../domain/pin-request.ts";
import { pinStages } from "../domain/pin-stage.ts";
import type { PinAct, PinState } from "./pin-state.ts";

/** The state that the steps of a PIN store share. */
export interface PinWork<Name extends string> {
  readonly store: StoreApi<PinState<Name>>;
  readonly act: PinAct<Name>;
  readonly clock: Clock;
  readonly draft: StoredDraft<Name | "requestId" | "endsAtMs">;
  owner: string;
  /** Counts what invalidates a pending response: closing, reopening. */
  visit: number;
  request: PinRequest | null;
  cancel: () => void;
}

const NOTHING = {
  stage: "details",
  pin: "",
  pinEndsAtMs: null,
  isPinOver: false,
  wasResent: false,
  effectiveAtMs: null,
  failure: null,
  failedField: null,
} as const;

export function createPinWork<Name extends string>(
  { clock, storage }: { readonly clock: Clock; readonly storage: KeyValueStorage },
  act: PinAct<Name>,
): PinWork<Name> {
  return {
    store: createStore<PinState<Name>>(() => ({ ...NOTHING, fields: act.start("") })),
    act,
    clock,
    draft: createStoredDraft(storage, act.draftKey, [...act.keptNames, "requestId", "endsAtMs"]),
    owner: "",
    visit: 0,
    request: null,
    cancel: () => {},
  };
}

export function movePin<Name extends string>(
  { store }: PinWork<Name>,
  event: EventOf<typeof pinStages>,
  change: Partial<PinState<Name>> = {},
): void {
  store.setState((state) => ({ ...change, stage: pinStages.next(state.stage, event) }));
}

/** Stores the typed text, and the request that waits for its PIN. */
export function keepPinDraft<Name extends string>({ draft, owner, store, request }: PinWork<Name>): void {
  draft.keep(owner, { ...store.getState().fields, ...pinRequestTexts(request) });
}

/** A PIN was taken, whether or not its form is still there: its request isn't offered again. A newer one stays. */
export function forgetTakenPin<Name extends string>(
  { draft }: PinWork<Name>,
  owner: string,
  { requestId }: PinRequest,
): void {
  if (draft.read(owner).requestId === requestId) draft.forget();
}

/** Makes a request the pending one, and reports when its PIN expires. */
export function takePinRequest<Name extends string>(work: PinWork<Name>, request: PinRequest | null): void {
  const { store, clock } = work;
  work.cancel();
  work.request = request;
  store.setState({ pinEndsAtMs: request?.endsAtMs ?? null, isPinOver: false });
  work.cancel = request
    ? clock.after(request.endsAtMs - clock.nowMs(), () => store.setState({ isPinOver: true }))
    : () => {};
}

/** Starts again; stored data stays. */
export function beginPin<Name extends string>(work: PinWork<Name>): void {
  work.visit += 1;
  takePinRequest(work, null);
  movePin(work, "opened", { ...NOTHING, fields: work.act.start(work.owner) });
}

/** What remains after a reload: the fields, and the request while its PIN is valid. */
export function resumePin<Name extends string>(work: PinWork<Name>): void {
  const kept = work.draft.read(work.owner);
  const fields: Record<Name, string> = { ...work.act.start(work.owner) };
  for (const name of work.act.keptNames) fields[name] = kept[name] ?? fields[name];
  work.store.setState({ fields });
  const waiting = readPinRequest(kept.requestId, kept.endsAtMs, work.clock.nowMs());
  if (!waiting) return;
  takePinRequest(work, waiting);
  movePin(work, "resumed");
}
