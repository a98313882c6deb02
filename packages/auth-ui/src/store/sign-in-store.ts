import { type Clock, type Failure, type KeyValueStorage, type Result, readable } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { readDraft, writeDraft } from "../domain/sign-in-draft.ts";
import { EMPTY_SIGN_IN_FIELDS, failedField, type SignInFields } from "../domain/sign-in-fields.ts";
import { isAddressProved } from "../domain/sign-in-reason.ts";
import { type EmailCheckPolicy, nextStage, type SignInEvent } from "../domain/sign-in-stage.ts";
import type { AuthStore } from "./auth-store.ts";
import { createResendWaiting } from "./resend-waiting.ts";
import type { SignInActions, SignInState, SignInStore } from "./sign-in-state.ts";
import { createSignInSteps, type SignInStepDeps } from "./sign-in-steps.ts";

/** Where the half-filled form is kept for a reload: address and names, never a password. */
export const SIGN_IN_DRAFT_KEY = "shop_sign_in_draft";

export interface SignInStoreDeps extends SignInStepDeps {
  readonly auth: Pick<AuthStore, "login" | "verifyActivation">;
  readonly clock: Clock;
  /** Lives as long as the tab's session. */
  readonly storage: KeyValueStorage;
  /** Default: open. */
  readonly policy?: EmailCheckPolicy;
}

/** The five stages of Sign In / Sign Up. One per tab. Source: AUTH-01 to 08, 13. */
export function createSignInStore(deps: SignInStoreDeps): SignInStore {
  const store = createStore<SignInState>(() => ({
    stage: "email",
    reason: null,
    fields: { ...EMPTY_SIGN_IN_FIELDS, ...readDraft(deps.storage.get(SIGN_IN_DRAFT_KEY)) },
    pending: null,
    failure: null,
    failedField: null,
    resendWaitEndsAtMs: null,
    wasResent: false,
  }));
  return {
    policy: deps.policy ?? "open",
    newsletterPolicy: deps.newsletterPolicy ?? "forced",
    ...readable(store),
    ...createActions(deps, store, createMoves(deps, store)),
  };
}

/** The state changes that the acts consist of. */
function createMoves({ clock, storage }: SignInStoreDeps, store: StoreApi<SignInState>) {
  const waiting = createResendWaiting({ clock, storage }, (endsAtMs) =>
    store.setState({ resendWaitEndsAtMs: endsAtMs }),
  );
  /** Counts what invalidates a pending response: going back, closing, reopening. */
  let visit = 0;
  const setFields = (fields: Partial<SignInFields>) => {
    store.setState((state) => ({ fields: { ...state.fields, ...fields } }));
    storage.set(SIGN_IN_DRAFT_KEY, writeDraft(store.getState().fields));
  };
  const move = (event: SignInEvent) => {
    const stage = nextStage(store.getState().stage, event);
    store.setState({ stage, failure: null, failedField: null, wasResent: false });
    waiting.showFor(store.getState().fields.emailAddress);
  };
  const showFailure = (failure: Failure) => {
    const { stage, fields } = store.getState();
    store.setState({ failure: { ...failure }, failedField: failedField(failure.code, stage, fields) });
  };
  return {
    waiting,
    setFields,
    move,
    /** Leaves the current stage: the password is cleared, and a pending response is ignored. */
    leave: (event: SignInEvent) => {
      visit += 1;
      store.setState({ pending: null });
      setFields({ password: "", keepsLogin: false, isHoneypotTicked: false });
      move(event);
    },
    /** Runs one step at a time. Its result counts only if the shopper is still at the same stage. */
    run: async <Value>(
      pending: NonNullable<SignInState["pending"]>,
      work: () => Promise<Result<Value>>,
      done: (value: Value) => void,
    ) => {
      if (store.getState().pending) return;
      const current = visit;
      store.setState({ pending, failure: null, failedField: null, wasResent: false });
      const result = await work();
      if (current !== visit) return;
      store.setState({ pending: null });
      if (result.isOk) done(result.value);
      else showFailure(result.failure);
    },
  };
}

function createActions(
  deps: SignInStoreDeps,
  { getState, setState }: StoreApi<SignInState>,
  { waiting, setFields, move, leave, run }: ReturnType<typeof createMoves>,
): SignInActions {
  const { auth, storage, policy = "open" } = deps;
  const steps = createSignInSteps(deps);
  /** After a login the address stays visible until the dialog closes; then it is cleared. */
  let isSignedIn = false;
  const leaveFresh = (event: SignInEvent) => {
    if (isSignedIn) setFields(EMPTY_SIGN_IN_FIELDS);
    isSignedIn = false;
    leave(event);
  };
  const open: SignInActions["open"] = ({ reason, emailAddress } = {}) => {
    leaveFresh({ type: "restarted" });
    setState({ reason: reason ?? null });
    if (emailAddress) setFields({ emailAddress });
    if (emailAddress && isAddressProved(reason ?? null)) move({ type: "linkVerified" });
  };
  return {
    open,
    openFromLink: async (link) => {
      open();
      await run(
        "link",
        () => auth.verifyActivation(link),
        (emailAddress) => open({ reason: "activated", emailAddress: emailAddress ?? undefined }),
      );
    },
    setField: (name, value) => {
      setFields({ [name]: value });
      const names: ReadonlyArray<string | null> = ["firstName", "lastName"];
      const { failedField: failed } = getState();
      const isMended = failed === name || (names.includes(name) && names.includes(failed));
      if (isMended) setState({ failure: null, failedField: null });
    },
    submitEmail: () =>
      run(
        "email",
        () => steps.askEmail(getState().fields.emailAddress),
        ({ emailAddress, verdict }) => {
          setFields({ emailAddress });
          move({ type: "emailChecked", verdict, policy });
        },
      ),
    submitPassword: () =>
      run(
        "login",
        () => steps.signIn(getState().fields),
        (end) => {
          if (end === "skipped") return;
          isSignedIn = true;
          setFields({ ...EMPTY_SIGN_IN_FIELDS, emailAddress: getState().fields.emailAddress });
          storage.remove(SIGN_IN_DRAFT_KEY);
        },
      ),
    submitSignUp: () =>
      run(
        "signUp",
        () => steps.signUp(getState().fields, getState().reason),
        () => {
          setFields({ ...EMPTY_SIGN_IN_FIELDS, emailAddress: getState().fields.emailAddress });
          move({ type: "registered" });
        },
      ),
    resend: async () => {
      const { resendWaitEndsAtMs, fields } = getState();
      if (resendWaitEndsAtMs !== null) return;
      await run(
        "resend",
        () => steps.sendAgain(fields.emailAddress),
        () => {
          setState({ wasResent: true });
          waiting.start(fields.emailAddress);
        },
      );
    },
    goBack: () => leave({ type: "wentBack" }),
    wantAccount: () => leave({ type: "accountWanted" }),
    wantActivation: () => leave({ type: "activationWanted" }),
    close: () => leaveFresh({ type: "restarted" }),
  };
}
