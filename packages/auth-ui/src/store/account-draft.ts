import type { KeyValueStorage } from "@shop/kernel";
import { readFormDraft, writeFormDraft } from "../domain/form-draft.ts";

export interface AccountDraft<Name extends string> {
  /** What this owner had typed before. */
  read(owner: string): Partial<Record<Name, string>>;
  keep(owner: string, fields: Readonly<Partial<Record<Name, string>>>): void;
  forget(): void;
}

/** Keeps what is typed into one form over a reload, for its owner. The names say what may be kept. */
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
