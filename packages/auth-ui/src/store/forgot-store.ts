import { callFailure, isException } from "@shop/api-client/contract";
import {
  CLOSING_START,
  type Clock,
  type ClosingState,
  createClosing,
  fail,
  type ReadableStore,
  type Result,
  readable,
} from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { checkEmail } from "../domain/check-email.ts";
import { FORGOT_CLOSE_MS } from "../domain/limits.ts";
import type { AuthLog, PasswordGateway } from "./ports.ts";

export interface ForgotState extends ClosingState {
  readonly emailAddress: string;
  /** Whether the dialog was opened for this address, so that it is shown rather than asked for. */
  readonly isAddressGiven: boolean;
}

export interface ForgotActions {
  /** A new start. An address that can be written to is taken as given. */
  open(options?: { readonly emailAddress?: string | undefined }): void;
  setEmailAddress(emailAddress: string): void;
  /** Failures shown: `auth.emailFormat`, the server's text or `auth.forgotFailed`. */
  submit(): Promise<void>;
  /** Stops the countdown for good. Source: A11Y-03. */
  keepOpen(): void;
  /** The dialog was closed: the countdown stops, and a pending response has no effect any more. */
  close(): void;
}

export type ForgotStore = ReadableStore<ForgotState> & ForgotActions;

export interface ForgotStoreDeps {
  readonly gateway: Pick<PasswordGateway, "sendResetMail">;
  readonly clock: Clock;
  readonly log?: AuthLog;
}

const START: ForgotState = { ...CLOSING_START, emailAddress: "", isAddressGiven: false };

/** The forgot dialog: from an address to a mail on its way, and 30 seconds later to its end. One per tab. Source: AUTH-14. */
export function createForgotStore(deps: ForgotStoreDeps): ForgotStore {
  const store = createStore<ForgotState>(() => START);
  const closing = createClosing(deps.clock, () => store.getState().stage, store.setState);
  let visit = 0;
  const leave = (fields: Pick<ForgotState, "emailAddress" | "isAddressGiven">) => {
    visit += 1;
    store.setState(fields);
    closing.restart();
  };
  return {
    ...readable(store),
    open: ({ emailAddress = "" } = {}) => {
      const checked = checkEmail(emailAddress);
      leave({ emailAddress: checked.isOk ? checked.value : emailAddress, isAddressGiven: checked.isOk });
    },
    setEmailAddress: (emailAddress) => store.setState({ emailAddress, failure: null }),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      const asked = visit;
      closing.move("submitted");
      const answer = await askForMail(deps, store.getState().emailAddress);
      if (asked !== visit) return;
      if (answer.isOk) closing.succeed(FORGOT_CLOSE_MS);
      else closing.refuse(answer.failure);
    },
    keepOpen: closing.keepOpen,
    close: () => leave({ emailAddress: "", isAddressGiven: false }),
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
