import { readable } from "@shop/kernel";
import { PIN_LIFE_MS } from "../domain/limits.ts";
import { checkPin } from "../domain/pin.ts";
import type { AccountDeps } from "./account-services.ts";
import type { DetailsFailure, PinAct, PinStore } from "./pin-state.ts";
import {
  beginPin,
  createPinWork,
  forgetTakenPin,
  keepPinDraft,
  movePin,
  type PinWork,
  resumePin,
  takePinRequest,
} from "./pin-work.ts";

const NO_FAILURE = { failure: null, failedField: null } as const;
/** The codes about the PIN's own field, and those after which a PIN is invalid. */
const PIN_CODES: readonly string[] = ["account.pinFormat", "account.pinWrong", "account.pinExpired"];
const PIN_OVER_CODES: readonly string[] = ["account.pinExpired", "account.tooManyTries"];

/** An act in two steps, details and PIN. Stores the kept fields, the request's id and its end, for a reload. Source: ACCT-06, ACCT-07. */
export function createPinStore<Name extends string>(
  deps: Pick<AccountDeps, "clock" | "storage">,
  act: PinAct<Name>,
): PinStore<Name> {
  const work = createPinWork(deps, act);
  const { store } = work;
  return {
    ...readable(store),
    open: (owner) => {
      work.owner = owner;
      beginPin(work);
      resumePin(work);
    },
    setField: (name, value) => {
      store.setState((state) => ({ fields: { ...state.fields, [name]: value }, ...NO_FAILURE }));
      keepPinDraft(work);
    },
    submit: async () => {
      if (store.getState().stage !== "details") return;
      movePin(work, "submitted", NO_FAILURE);
      await askForPin(work, false);
    },
    resend: async () => {
      if (store.getState().stage !== "pin") return;
      movePin(work, "resent", { ...NO_FAILURE, wasResent: false });
      await askForPin(work, true);
    },
    setPin: (pin) => store.setState({ pin, ...NO_FAILURE }),
    confirm: () => confirm(work),
    goBack: () => {
      if (store.getState().stage === "pin") backToDetails(work);
    },
    close: () => beginPin(work),
  };
}

function backToDetails<Name extends string>(work: PinWork<Name>, failure?: DetailsFailure<Name>): void {
  takePinRequest(work, null);
  keepPinDraft(work);
  const told = failure ? { failure: { ...failure }, failedField: failure.field ?? null } : NO_FAILURE;
  movePin(work, "wentBack", { pin: "", wasResent: false, ...told });
}

async function askForPin<Name extends string>(work: PinWork<Name>, wasResent: boolean): Promise<void> {
  const { act, clock, owner, store, visit } = work;
  const answer = await act.initiate(store.getState().fields, owner);
  if (visit !== work.visit) return;
  if (!answer.isOk) {
    const { failure } = answer;
    movePin(work, "refused", { failure: { ...failure }, failedField: failure.field ?? null });
    // The field that must be typed again is among the details.
    if (wasResent && failure.field) backToDetails(work, failure);
    return;
  }
  takePinRequest(work, { requestId: answer.value, endsAtMs: clock.nowMs() + PIN_LIFE_MS });
  keepPinDraft(work);
  movePin(work, "initiated", { pin: "", wasResent });
}

async function confirm<Name extends string>(work: PinWork<Name>): Promise<void> {
  const { act, clock, owner, request, store, visit } = work;
  const { stage, pin: typed, isPinOver } = store.getState();
  if (stage !== "pin" || !request || isPinOver) return;
  movePin(work, "pinSubmitted", { ...NO_FAILURE, wasResent: false });
  const pin = checkPin(typed);
  const answer = pin.isOk ? await act.confirm({ requestId: request.requestId, pin: pin.value }, owner) : pin;
  if (answer.isOk) forgetTakenPin(work, owner, request);
  if (visit !== work.visit) return;
  if (!answer.isOk) {
    const { code } = answer.failure;
    const failedField = PIN_CODES.includes(code) ? "pin" : null;
    const isOver = PIN_OVER_CODES.includes(code) || store.getState().isPinOver;
    movePin(work, "refused", { failure: { ...answer.failure }, failedField, isPinOver: isOver });
    return;
  }
  takePinRequest(work, null);
  const { fields } = store.getState();
  const secretless = Object.fromEntries(
    Object.entries(fields).filter(([name]) => act.keptNames.some((kept) => kept === name)),
  );
  movePin(work, "confirmed", {
    fields: { ...act.start(owner), ...secretless },
    pin: "",
    effectiveAtMs: answer.value ?? clock.nowMs() + act.delayMs,
  });
}
