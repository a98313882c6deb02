import { type Clock, type Failure, fail, type Result } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { callFailure, isException } from "../domain/call-failure.ts";
import { checkEmail } from "../domain/check-email.ts";
import { type ForgotEvent, type ForgotStage, nextForgotStage } from "../domain/forgot-stage.ts";
import { FORGOT_CLOSE_MS } from "../domain/limits.ts";
import type { AuthLog, PasswordGateway } from "./ports.ts";

export interface ForgotState {
  readonly stage: ForgotStage;
  readonly emailAddress: string;
  /** Whether the dialog was opened for this address, so that it is shown and not asked for. */
  readonly isAddressGiven: boolean;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  /** When the dialog closes by itself, while it counts down. */
  readonly endsAtMs: number | null;
}

export interface ForgotActions {
  /** A new start. An address that can be written to is taken as given. */
  open(options?: { readonly emailAddress?: string | undefined }): void;
  setEmailAddress(emailAddress: string): void;
  /** Failures shown: `auth.emailFormat`, the server's text or `auth.forgotFailed`. */
  submit(): Promise<void>;
  /** Stops the countdown for good. Source: A11Y-03. */
  keepOpen(): void;
  /** The dialog has gone: the countdown with it, and an answer under way changes nothing any more. */
  close(): void;
}

export type ForgotStore = Pick<StoreApi<ForgotState>, "getState" | "getInitialState" | "subscribe"> & ForgotActions;

export interface ForgotStoreDeps {
  readonly gateway: Pick<PasswordGateway, "sendResetMail">;
  readonly clock: Clock;
  readonly log?: AuthLog;
}

const START: ForgotState = { stage: "asking", emailAddress: "", isAddressGiven: false, failure: null, endsAtMs: null };

/** The forgot dialog: from an address to a mail on its way, and 30 seconds later to its end. One per tab. Source: AUTH-14. */
export function createForgotStore(deps: ForgotStoreDeps): ForgotStore {
  const { clock } = deps;
  const store = createStore<ForgotState>(() => START);
  let visit = 0;
  let cancel = () => {};
  const move = (event: ForgotEvent, change: Partial<ForgotState> = {}) =>
    store.setState((state) => ({ ...change, stage: nextForgotStage(state.stage, event) }));
  const leave = (state: Partial<ForgotState>) => {
    visit += 1;
    cancel();
    move("opened", { ...START, ...state });
  };
  const countDown = () => {
    move("sent", { endsAtMs: clock.nowMs() + FORGOT_CLOSE_MS });
    cancel = clock.after(FORGOT_CLOSE_MS, () => move("ended", { endsAtMs: null }));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: ({ emailAddress = "" } = {}) => {
      const checked = checkEmail(emailAddress);
      leave({ emailAddress: checked.isOk ? checked.value : emailAddress, isAddressGiven: checked.isOk });
    },
    setEmailAddress: (emailAddress) => store.setState({ emailAddress, failure: null }),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      const asked = visit;
      move("submitted", { failure: null });
      const answer = await askForMail(deps, store.getState().emailAddress);
      if (asked !== visit) return;
      if (answer.isOk) countDown();
      else move("failed", { failure: { ...answer.failure } });
    },
    keepOpen: () => {
      if (store.getState().stage !== "counting") return;
      cancel();
      move("kept", { endsAtMs: null });
    },
    close: () => leave({}),
  };
}

async function askForMail({ gateway, log }: ForgotStoreDeps, typed: string): Promise<Result<void>> {
  const address = checkEmail(typed);
  if (!address.isOk) return address;
  const answer = await gateway.sendResetMail(address.value);
  if (answer.isOk) return answer;
  if (isException(answer.failure)) log?.({ action: "passwordForget", failure: answer.failure });
  return fail(callFailure(answer.failure, { refused: "auth.forgotFailed", exception: "auth.forgotFailed" }));
}
