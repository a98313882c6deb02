import type { KeyValueStorage } from "@shop/kernel";
import { readFormDraft, writeFormDraft } from "../domain/form-draft.ts";

export interface AccountDraft<Name extends string> {
  /** What this owner had typed before. */
  read(owner: string): Partial<Record<Name, string>>;
  keep(owner: string, fields: Readonly<Partial<Record<Name, string>>>): void;
  forget(): void;
}

/** Stores what is typed into one form across a reload, for its owner. The names list the fields that may be stored. */
export function createAccountDraft<Name extends string>(
  storage: KeyValueStorage,
  key: string,
  names: readonly Name[],
): AccountDraft<Name> {
  return {
    read: (owner) => readFormDraft(storage.get(key), owner, names),
    keep: (owner, fields) => {
      const kept: Record<string, string> = {};
      for (const name of names) {
        const value = fields[name];
        if (value !== undefined) kept[name] = value;
      }
      storage.set(key, writeFormDraft({ owner, fields: kept }));
    },
    forget: () => storage.remove(key),
  };
}
