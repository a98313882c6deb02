import { customerAnswer } from "@shop/api-client/contract";
import { createFlow, createStoredDraft, type Failure, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { checkProfile, profileFieldOf } from "../domain/profile-rules.ts";
import { type SettingsStage, settingsStages } from "../domain/settings-stage.ts";
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

export type ProfileStore = ReadableStore<ProfileState> & ProfileActions;

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
  const { move, begin, current } = createFlow(store, settingsStages);
  let owner = "";
  const fetchNames = async () => customerAnswer("loadProfile", await gateway.profile.load(), CODES, log);
  const saveNames = async (fields: AccountProfile): Promise<Result<AccountProfile>> => {
    const profile = checkProfile(fields);
    if (!profile.isOk) return profile;
    const saved = customerAnswer("updateProfile", await gateway.profile.save(profile.value), CODES, log);
    return saved.isOk ? profile : saved;
  };
  const load = async () => {
    begin();
    const answer = await current(fetchNames());
    if (!answer) return;
    if (answer.isOk) move("loaded", { fields: { ...answer.value, ...draft.read(owner) } });
    else move("notLoaded", { failure: { ...answer.failure } });
  };
  return {
    ...readable(store),
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
      move("submitted", { failure: null, failedField: null });
      const answer = await current(saveNames(fields));
      if (!answer) return;
      if (answer.isOk) {
        draft.forget();
        return move("saved", { fields: answer.value });
      }
      move("refused", { failure: { ...answer.failure }, failedField: profileFieldOf(answer.failure.code, fields) });
    },
    close: () => begin(),
  };
}
