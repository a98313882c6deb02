const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be compared with a column of UUIDs: PostgreSQL answers any other with a fault. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
