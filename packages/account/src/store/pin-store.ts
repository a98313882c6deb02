import { createFlow, createStoredDraft, type Failure, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { PIN_LIFE_MS } from "../domain/limits.ts";
import { checkPin } from "../domain/pin.ts";
import { type PinRequest, pinRequestTexts, readPinRequest } from "../domain/pin-request.ts";
import { pinStages } from "../domain/pin-stage.ts";
import type { AccountDeps } from "./account-services.ts";
import type { DetailsFailure, PinAct, PinState, PinStore } from "./pin-state.ts";

const NO_FAILURE = { failure: null, failedField: null } as const;
const NOTHING = {
  stage: "details",
  pin: "",
  pinEndsAtMs: null,
  isPinOver: false,
  wasResent: false,
  effectiveAtMs: null,
  ...NO_FAILURE,
} as const;
/** The codes about the PIN's own field, and those after which a PIN is invalid. */
const PIN_CODES: readonly string[] = ["account.pinFormat", "account.pinWrong", "account.pinExpired"];
const PIN_OVER_CODES: readonly string[] = ["account.pinExpired", "account.tooManyTries"];

/** An act in two steps, details and PIN. Stores the kept fields, the request's id and its end, for a reload. Source: ACCT-06, ACCT-07. */
export function createPinStore<Name extends string>(
  { clock, storage }: Pick<AccountDeps, "clock" | "storage">,
  act: PinAct<Name>,
): PinStore<Name> {
  const store = createStore<PinState<Name>>(() => ({ ...NOTHING, fields: act.start("") }));
  const { move, begin, current } = createFlow(store, pinStages);
  const draft = createStoredDraft(storage, act.draftKey, [...act.keptNames, "requestId", "endsAtMs"]);
  let owner = "";
  let request: PinRequest | null = null;
  let cancel = () => {};

  /** Stores the typed text, and the request that waits for its PIN. */
  const keepDraft = () => draft.keep(owner, { ...store.getState().fields, ...pinRequestTexts(request) });
  /** Makes a request the pending one, and reports when its PIN expires. */
  const take = (next: PinRequest | null) => {
    cancel();
    request = next;
    store.setState({ pinEndsAtMs: next?.endsAtMs ?? null, isPinOver: false });
    cancel = next ? clock.after(next.endsAtMs - clock.nowMs(), () => store.setState({ isPinOver: true })) : () => {};
  };
  /** Starts again; stored data stays. */
  const restart = () => {
    take(null);
    begin({ fields: act.start(owner) });
  };
  /** What remains after a reload: the fields, and the request while its PIN is valid. */
  const resume = () => {
    const kept = draft.read(owner);
    store.setState({ fields: withKept(act, owner, kept) });
    const waiting = readPinRequest(kept.requestId, kept.endsAtMs, clock.nowMs());
    if (!waiting) return;
    take(waiting);
    move("resumed");
  };
  const backToDetails = (failure?: DetailsFailure<Name>) => {
    take(null);
    keepDraft();
    move("wentBack", { pin: "", wasResent: false, ...(failure ? shown(failure, failure.field) : NO_FAILURE) });
  };
  const askForPin = async (wasResent: boolean) => {
    const answer = await current(act.initiate(store.getState().fields, owner));
    if (!answer) return;
    if (!answer.isOk) {
      const { failure } = answer;
      move("refused", shown(failure, failure.field));
      // The field that must be typed again is among the details.
      if (wasResent && failure.field) backToDetails(failure);
      return;
    }
    take({ requestId: answer.value, endsAtMs: clock.nowMs() + PIN_LIFE_MS });
    keepDraft();
    move("initiated", { pin: "", wasResent });
  };
  const send = async (requestId: string): Promise<Result<number | null>> => {
    const pin = checkPin(store.getState().pin);
    const from = owner;
    const answer = pin.isOk ? await act.confirm({ requestId, pin: pin.value }, from) : pin;
    // Whether or not its form is still there, a used request isn't offered again. A newer one stays.
    if (answer.isOk && draft.read(from).requestId === requestId) draft.forget();
    return answer;
  };
  const confirm = async () => {
    const { stage, isPinOver } = store.getState();
    if (stage !== "pin" || !request || isPinOver) return;
    move("pinSubmitted", { ...NO_FAILURE, wasResent: false });
    const answer = await current(send(request.requestId));
    if (!answer) return;
    if (!answer.isOk) {
      const { code } = answer.failure;
      const isOver = PIN_OVER_CODES.includes(code) || store.getState().isPinOver;
      const failed = shown<Name | "pin">(answer.failure, PIN_CODES.includes(code) ? "pin" : undefined);
      return move("refused", { ...failed, isPinOver: isOver });
    }
    take(null);
    const fields = withKept(act, owner, store.getState().fields);
    move("confirmed", { fields, pin: "", effectiveAtMs: answer.value ?? clock.nowMs() + act.delayMs });
  };
  return {
    ...readable(store),
    open: (address) => {
      owner = address;
      restart();
      resume();
    },
    setField: (name, value) => {
      store.setState((state) => ({ fields: { ...state.fields, [name]: value }, ...NO_FAILURE }));
      keepDraft();
    },
    submit: async () => {
      if (store.getState().stage !== "details") return;
      move("submitted", NO_FAILURE);
      await askForPin(false);
    },
    resend: async () => {
      if (store.getState().stage !== "pin") return;
      move("resent", { ...NO_FAILURE, wasResent: false });
      await askForPin(true);
    },
    setPin: (pin) => store.setState({ pin, ...NO_FAILURE }),
    confirm,
    goBack: () => {
      if (store.getState().stage === "pin") backToDetails();
    },
    close: restart,
  };
}

/** The fields from the start, with those that may be kept: never a secret. */
function withKept<Name extends string>(
  { keptNames, start }: PinAct<Name>,
  owner: string,
  kept: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): Record<Name, string> {
  const fields: Record<Name, string> = { ...start(owner) };
  for (const name of keptNames) fields[name] = kept[name] ?? fields[name];
  return fields;
}

function shown<Name extends string>(failure: Failure, field: Name | undefined) {
  return { failure: { ...failure }, failedField: field ?? null };
}
