/** A line of CSV (RFC 4180). */
export function csvLine(values: readonly unknown[]): string {
  return values.map(csvValue).join(",");
}

function csvValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const text = Array.isArray(value) ? value.join(" ") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
