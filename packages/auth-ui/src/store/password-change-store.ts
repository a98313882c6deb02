import { customerAnswer } from "@shop/api-client/contract";
import type { Failure, Result } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  checkPasswordChange,
  type PasswordChange,
  type PasswordFieldName,
  passwordFieldOf,
} from "../domain/password-change.ts";
import {
  nextPasswordChangeStage,
  type PasswordChangeEvent,
  type PasswordChangeStage,
} from "../domain/password-change-stage.ts";
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

export type PasswordChangeStore = Pick<StoreApi<PasswordChangeState>, "getState" | "getInitialState" | "subscribe"> &
  PasswordChangeActions;

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
  let visit = 0;
  const move = (event: PasswordChangeEvent, change: Partial<PasswordChangeState> = {}) =>
    store.setState((state) => ({ ...change, stage: nextPasswordChangeStage(state.stage, event) }));
  const begin = () => {
    visit += 1;
    move("opened", START);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: begin,
    close: begin,
    setField: (name, value) =>
      store.setState((state) => ({
        fields: { ...state.fields, [name]: value },
        ...(state.failedField ? { failure: null, failedField: null } : {}),
      })),
    submit: async () => {
      if (store.getState().stage !== "form") return;
      const asked = visit;
      move("submitted", { failure: null, failedField: null });
      const answer = await change(deps, store.getState().fields);
      if (asked !== visit) return;
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
