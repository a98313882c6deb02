export interface ByteRange {
  readonly start: number;
  /** The last byte, inclusive. */
  readonly end: number;
}

/**
 * The part of a file that a Range header requests: `unsatisfiable` if none of it exists, null if the response is the whole file (no header,
 * several ranges, another unit, not well-formed; RFC 9110 lets a server ignore those).
 */
export function readByteRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!parts) return null;
  const [first = "", last = ""] = parts.slice(1);
  if (first === "") return last === "" ? null : lastBytes(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= sizeBytes ? "unsatisfiable" : { start, end };
}

function lastBytes(count: number, sizeBytes: number): ByteRange | "unsatisfiable" {
  if (count === 0 || sizeBytes === 0) return "unsatisfiable";
  return { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 };
}
