import { customerAnswer } from "@shop/api-client/contract";
import { createFlow, type Failure, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import {
  checkPasswordChange,
  type PasswordChange,
  type PasswordFieldName,
  passwordFieldOf,
} from "../domain/password-change.ts";
import { type PasswordChangeStage, passwordChangeStages } from "../domain/password-change-stage.ts";
import type { AuthLog, SecurityGateway } from "./ports.ts";

export interface PasswordChangeState {
  readonly stage: PasswordChangeStage;
  readonly fields: PasswordChange;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  readonly failedField: PasswordFieldName | null;
}

export interface PasswordChangeActions {
  /** A new start with empty fields. */
  open(): void;
  setField(name: PasswordFieldName, value: string): void;
  submit(): Promise<void>;
  /** The form was closed: the passwords are cleared, and a pending response has no effect any more. */
  close(): void;
}

export type PasswordChangeStore = ReadableStore<PasswordChangeState> & PasswordChangeActions;

export interface PasswordChangeStoreDeps {
  readonly gateway: Pick<SecurityGateway, "password">;
  readonly log?: AuthLog;
}

const START: PasswordChangeState = {
  stage: "form",
  fields: { old: "", new1: "", new2: "" },
  failure: null,
  failedField: null,
};

/** The change of a password by the current one. Nothing of it is stored. Source: ACCT-02. */
export function createPasswordChangeStore(deps: PasswordChangeStoreDeps): PasswordChangeStore {
  const store = createStore<PasswordChangeState>(() => START);
  const { move, begin, current } = createFlow(store, passwordChangeStages);
  return {
    ...readable(store),
    open: () => begin(),
    close: () => begin(),
    setField: (name, value) =>
      store.setState((state) => ({
        fields: { ...state.fields, [name]: value },
        ...(state.failedField ? { failure: null, failedField: null } : {}),
      })),
    submit: async () => {
      if (store.getState().stage !== "form") return;
      move("submitted", { failure: null, failedField: null });
      const answer = await current(change(deps, store.getState().fields));
      if (!answer) return;
      if (answer.isOk) return move("changed", { fields: START.fields });
      move("refused", { failure: { ...answer.failure }, failedField: passwordFieldOf(answer.failure.code) });
    },
  };
}

const CODES = { refused: "account.passwordFailed", exception: "account.passwordException" };

async function change({ gateway, log }: PasswordChangeStoreDeps, fields: PasswordChange): Promise<Result<void>> {
  const checked = checkPasswordChange(fields);
  if (!checked.isOk) return checked;
  return customerAnswer("changePassword", await gateway.password.change(checked.value), CODES, log);
}
