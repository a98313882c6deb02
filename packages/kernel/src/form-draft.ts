import type { KeyValueStorage } from "./key-value-storage.ts";
import { parseRecord } from "./parse-record.ts";

/** The parts of a half-filled form that are stored for a reload, and their owner: never a password or a PIN. */
export interface FormDraft {
  /** Whose input it is, in the caller's terms: an address, the id of a link. */
  readonly owner: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The draft as it is stored. */
export function writeFormDraft(draft: FormDraft): string {
  return JSON.stringify(draft);
}

/** The fields of a stored draft that these names cover. Anything that isn't a draft, or belongs to somebody else, counts as none. */
export function readFormDraft<Name extends string>(
  stored: string | undefined,
  owner: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const read = parseRecord(stored);
  if (read.owner !== owner || typeof read.fields !== "object" || read.fields === null) return {};
  const fields: Readonly<Record<string, unknown>> = { ...read.fields };
  const kept: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string") kept[name] = value;
  }
  return kept;
}

/** A half-filled form that survives a reload. */
export interface StoredDraft<Name extends string> {
  /** What this owner had typed before. */
  read(owner: string): Partial<Record<Name, string>>;
  keep(owner: string, fields: Readonly<Partial<Record<Name, string>>>): void;
  forget(): void;
}

/** Stores what is typed into one form across a reload, for its owner. The names list the fields that may be stored. */
export function createStoredDraft<Name extends string>(
  storage: KeyValueStorage,
  key: string,
  names: readonly Name[],
): StoredDraft<Name> {
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
