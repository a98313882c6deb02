/** PostgreSQL's own number for a broken unique constraint; both engines hand it out. */
const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because another one had written the same key first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;
}
