const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be compared with a UUID column: PostgreSQL returns an error for any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
