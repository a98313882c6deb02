/** The fields of a waiting sign-up, or of any other link's data, that the data file leaves out. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(["passwordHash", "visitorId"]);
/** The replacement for text that was removed. */
export const LEFT_OUT = "…";

/** What a link carries, without the password's hash. */
export function withoutSecretFields(carried: unknown): unknown {
  if (typeof carried !== "object" || carried === null || Array.isArray(carried)) return carried;
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !SECRET_FIELDS.has(name)));
}

/**
 * A mail's text without the keys of its links and without PINs. A session alone is enough to get the file, so a stolen session must not
 * find anything in it that resets the password or confirms a deletion.
 */
export function withoutKeys(text: unknown): unknown {
  if (typeof text !== "string") return text;
  return text
    .replace(/([?&](?:key|token)=)[^&\s<>"]+/g, `$1${LEFT_OUT}`)
    .replace(/(?<!\d)\d{4}[ \u00a0]?\d{4}(?!\d)/g, LEFT_OUT);
}
