import { parseRecord } from "./sign-in-draft.ts";

/** What is kept of a half-filled form for a reload, and whose it is: never a password or a PIN. */
export interface FormDraft {
  /** The account's address, or the id of a mailed link. */
  readonly owner: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The draft as it is stored. */
export function writeFormDraft(draft: FormDraft): string {
  return JSON.stringify(draft);
}

/** The fields of a stored draft that these names know. Whatever isn't a draft, or is somebody else's, counts as none. */
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
