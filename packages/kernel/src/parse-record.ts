/** A stored JSON object, or an empty one if the text is anything else: a storage may contain what other code wrote. */
export function parseRecord(stored: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(stored ?? "{}");
    return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
