import { parseRecord } from "./sign-in-draft.ts";

/** The parts of a half-filled form that are stored for a reload, and their owner: never a password or a PIN. */
export interface FormDraft {
  /** The account's address, or the id of a mailed link. */
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
