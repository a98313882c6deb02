type Fields = Readonly<Record<string, unknown>>;

/** The open fields that the envelope has anyway; all others belong to the result. */
const ENVELOPE_FIELDS: ReadonlySet<string> = new Set(["valid", "error", "code"]);

/**
 * The body of a response with each open field where the schemas expect it, whether it came at the top level or in the result. A
 * refusal in either place counts. Source: API-11.
 */
export function readOpenFields(openFields: readonly string[], body: unknown): unknown {
  if (openFields.length === 0 || !isFields(body)) return body;
  const given = body.result ?? {};
  if (!isFields(given)) return body;
  const envelope: Record<string, unknown> = { ...body };
  const result: Record<string, unknown> = { ...given };
  for (const field of openFields) {
    if (ENVELOPE_FIELDS.has(field)) envelope[field] = firstOf(body[field], given[field]);
    else result[field] = firstOf(given[field], body[field]);
  }
  if (openFields.includes("valid") && given.valid === false) envelope.valid = false;
  return { ...envelope, result };
}

/** The body of one of our responses with each open field in both places, for clients that read either. Source: API-11. */
export function writeOpenFields<Body extends { readonly result: unknown }>(
  openFields: readonly string[],
  body: Body,
): Body {
  if (openFields.length === 0 || !isFields(body) || !isFields(body.result)) return body;
  const envelope: Fields = body;
  const result: Fields = body.result;
  const given = openFields.filter((field) => field in result || field in envelope);
  const both = Object.fromEntries(given.map((field) => [field, result[field] ?? envelope[field] ?? null]));
  return { ...body, ...both, result: { ...result, ...both } };
}

function firstOf(first: unknown, second: unknown): unknown {
  return isMissing(first) && !isMissing(second) ? second : first;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
