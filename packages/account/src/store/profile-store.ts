import { customerAnswer } from "@shop/api-client/contract";
import type { Failure } from "@shop/kernel";
import { createStoredDraft } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { checkProfile, profileFieldOf } from "../domain/profile-rules.ts";
import { nextSettingsStage, type SettingsEvent, type SettingsStage } from "../domain/settings-stage.ts";
import type { AccountDeps } from "./account-services.ts";
import type { AccountProfile } from "./ports.ts";

export type ProfileFieldName = keyof AccountProfile;

export interface ProfileState {
  readonly stage: SettingsStage;
  readonly fields: AccountProfile;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  readonly failedField: ProfileFieldName | null;
}

export interface ProfileActions {
  /** Fetches the names of the account of this address; text typed before a reload replaces them. */
  open(owner: string): Promise<void>;
  retry(): Promise<void>;
  setField(name: ProfileFieldName, value: string): void;
  submit(): Promise<void>;
  close(): void;
}

export type ProfileStore = Pick<StoreApi<ProfileState>, "getState" | "getInitialState" | "subscribe"> & ProfileActions;

/** Where a half-filled form of names is kept. */
export const PROFILE_DRAFT_KEY = "shop_account_profile";
const NAMES = ["firstName", "lastName", "registrationName"] as const;
const EMPTY: AccountProfile = { firstName: "", lastName: "", registrationName: "" };
const START: ProfileState = { stage: "loading", fields: EMPTY, failure: null, failedField: null };
const CODES = { refused: "account.profileFailed", exception: "account.profileFailed" };

/** The names of the account. Stores typed text until it is saved. Source: ACCT-03. */
export function createProfileStore({ gateway, storage, log }: AccountDeps): ProfileStore {
  const store = createStore<ProfileState>(() => START);
  const draft = createStoredDraft(storage, PROFILE_DRAFT_KEY, NAMES);
  let owner = "";
  let visit = 0;
  const move = (event: SettingsEvent, change: Partial<ProfileState> = {}) =>
    store.setState((state) => ({ ...change, stage: nextSettingsStage(state.stage, event) }));
  const load = async () => {
    visit += 1;
    const asked = visit;
    move("opened", START);
    const answer = customerAnswer("loadProfile", await gateway.profile.load(), CODES, log);
    if (asked !== visit) return;
    if (answer.isOk) move("loaded", { fields: { ...answer.value, ...draft.read(owner) } });
    else move("notLoaded", { failure: { ...answer.failure } });
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: (address) => {
      owner = address;
      return load();
    },
    retry: load,
    setField: (name, value) => {
      const fields = { ...store.getState().fields, [name]: value };
      draft.keep(owner, fields);
      move("edited", { fields, failure: null, failedField: null });
    },
    submit: async () => {
      const { stage, fields } = store.getState();
      if (stage !== "form" && stage !== "saved") return;
      const asked = visit;
      move("submitted", { failure: null, failedField: null });
      const profile = checkProfile(fields);
      const answer = profile.isOk
        ? customerAnswer("updateProfile", await gateway.profile.save(profile.value), CODES, log)
        : profile;
      if (asked !== visit) return;
      if (answer.isOk) {
        draft.forget();
        return move("saved", profile.isOk ? { fields: profile.value } : {});
      }
      move("refused", { failure: { ...answer.failure }, failedField: profileFieldOf(answer.failure.code, fields) });
    },
    close: () => {
      visit += 1;
      move("opened", START);
    },
  };
}
