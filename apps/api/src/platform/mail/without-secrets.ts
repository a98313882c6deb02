/** The fields of a waiting sign-up, or of whatever else a link carries, that the data file leaves out. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(["passwordHash", "visitorId"]);
/** What stands in a text in the place of what was taken out. */
export const LEFT_OUT = "…";

/** What a link carries, without the password's hash. */
export function withoutSecretFields(carried: unknown): unknown {
  if (typeof carried !== "object" || carried === null || Array.isArray(carried)) return carried;
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !SECRET_FIELDS.has(name)));
}

/**
 * A mail's text without the keys of its links and without PINs. The file is got with a session alone: a session that somebody else has
 * must not find in it what resets the password or confirms a deletion.
 */
export function withoutKeys(text: unknown): unknown {
  if (typeof text !== "string") return text;
  return text
    .replace(/([?&](?:key|token)=)[^&\s<>"]+/g, `$1${LEFT_OUT}`)
    .replace(/(?<!\d)\d{4}[ \u00a0]?\d{4}(?!\d)/g, LEFT_OUT);
}
