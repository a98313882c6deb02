import { callFailure, isException } from "@shop/api-client/contract";
import { createFlow, type Failure, fail, ok, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { checkNewPassword } from "../domain/check-new-password.ts";
import { type ResetStage, resetEventOf, resetStages } from "../domain/reset-stage.ts";
import type { AuthLog, PasswordGateway, ResetLink } from "./ports.ts";

export type ResetFieldName = "password" | "again";

export interface ResetState {
  readonly stage: ResetStage;
  readonly fields: Readonly<Record<ResetFieldName, string>>;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  /** The field that the failure is about; null if it concerns the whole form. */
  readonly failedField: ResetFieldName | null;
  /** The account's address, once its password is set; null if the service doesn't send it. */
  readonly emailAddress: string | null;
}

export interface ResetActions {
  /** Looks at a mailed link, which uses nothing up. Without id or key it is `auth.linkInvalid` at once. */
  open(link: { readonly id: string | null; readonly key: string | null }): Promise<void>;
  /** Checks the same link again, if it couldn't be checked. */
  retry(): Promise<void>;
  setField(name: ResetFieldName, value: string): void;
  /** Sets the new password, which uses the link up. */
  submit(): Promise<void>;
  /** The dialog was closed: link and passwords are cleared, and a pending response has no effect any more. */
  close(): void;
}

export type ResetStore = ReadableStore<ResetState> & ResetActions;

export interface ResetStoreDeps {
  readonly gateway: Pick<PasswordGateway, "prepareReset" | "resetPassword">;
  readonly log?: AuthLog;
}

const START: ResetState = {
  stage: "checking",
  fields: { password: "", again: "" },
  failure: null,
  failedField: null,
  emailAddress: null,
};
const FIELD_OF_FAILURE: Readonly<Record<string, ResetFieldName>> = {
  "auth.passwordsDiffer": "again",
  "auth.passwordTooShort": "password",
  "auth.passwordTooLong": "password",
  "auth.passwordTooWeak": "password",
};

/** The reset dialog: from a mailed link to a new password. Nothing of it is stored. One per tab. Source: AUTH-15. */
export function createResetStore(deps: ResetStoreDeps): ResetStore {
  const store = createStore<ResetState>(() => START);
  let link: Parameters<ResetActions["open"]>[0] = { id: null, key: null };
  const { move, begin, current } = createFlow(store, resetStages);
  const refuse = (failure: Failure, during: "checking" | "sending") =>
    move(resetEventOf(failure.code, during), {
      failure: { ...failure },
      failedField: during === "sending" ? (FIELD_OF_FAILURE[failure.code] ?? null) : null,
    });
  const look = async () => {
    begin();
    const answer = await current(prepare(deps, link));
    if (answer?.isOk) move("linkGood");
    else if (answer) refuse(answer.failure, "checking");
  };
  return {
    ...readable(store),
    open: ({ id, key }) => {
      link = { id, key };
      return look();
    },
    retry: look,
    setField: (name, value) =>
      store.setState((state) => ({
        fields: { ...state.fields, [name]: value },
        ...(state.failedField ? { failure: null, failedField: null } : {}),
      })),
    submit: async () => {
      if (store.getState().stage !== "form") return;
      move("submitted", { failure: null, failedField: null });
      const answer = await current(setPassword(deps, link, store.getState().fields));
      if (answer?.isOk) move("changed", { emailAddress: answer.value, fields: START.fields });
      else if (answer) refuse(answer.failure, "sending");
    },
    close: () => {
      link = { id: null, key: null };
      begin();
    },
  };
}

const CODES = { refused: "auth.resetFailed", exception: "auth.resetFailed" };

async function prepare(
  { gateway, log }: ResetStoreDeps,
  { id, key }: Parameters<ResetActions["open"]>[0],
): Promise<Result<ResetLink & { readonly token: string }>> {
  if (!id || !key) return fail({ code: "auth.linkInvalid" });
  const prepared = await gateway.prepareReset({ id, key });
  if (!prepared.isOk) return withLog("prepareReset", prepared, log);
  return prepared.value ? ok({ id, key, token: prepared.value }) : fail({ code: "auth.resetUnsecured" });
}

/** The token is fetched with the act, not kept from the look at the link: thinking out a password may take longer than it lasts. */
async function setPassword(
  deps: ResetStoreDeps,
  link: Parameters<ResetActions["open"]>[0],
  { password, again }: ResetState["fields"],
): Promise<Result<string | null>> {
  const checked = checkNewPassword(password, again);
  if (!checked.isOk) return checked;
  const prepared = await prepare(deps, link);
  if (!prepared.isOk) return prepared;
  return withLog("resetPassword", await deps.gateway.resetPassword({ ...prepared.value, password }), deps.log);
}

function withLog<Value>(action: string, answer: Result<Value>, log: AuthLog | undefined): Result<Value> {
  if (answer.isOk) return answer;
  if (isException(answer.failure)) log?.({ action, failure: answer.failure });
  return fail(callFailure(answer.failure, CODES));
}
