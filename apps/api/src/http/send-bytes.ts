import type { FileStorage } from "../platform/deps.ts";
import { readByteRange } from "./byte-range.ts";

export interface BytesToSend {
  readonly sizeBytes: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  read(range?: { start: number; end: number }): ReturnType<FileStorage["read"]>;
}

/**
 * Responds to a GET or HEAD with bytes: 200, 206 for one range, 416 for one that doesn't exist, null if the file is gone. A range is only
 * returned from the exact file that If-Range names.
 */
export async function sendBytes(request: Request, bytes: BytesToSend): Promise<Response | null> {
  const { sizeBytes, etag } = bytes;
  const headers = new Headers({
    ...bytes.headers,
    etag,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  });
  const ifRange = request.headers.get("if-range");
  const isSameFile = ifRange === null || ifRange === etag;
  const range = isSameFile && request.method === "GET" ? readByteRange(request.headers.get("range"), sizeBytes) : null;
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-length", String(range ? range.end - range.start + 1 : sizeBytes));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${sizeBytes}`);
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await bytes.read(range ?? undefined);
  return body && new Response(body, { status: range ? 206 : 200, headers });
}

/** Whether an If-None-Match header names the file that a client would get. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** Bytes that are in memory, in the shape that files have. */
export async function readFromMemory(
  content: Uint8Array<ArrayBuffer>,
  range?: { start: number; end: number },
): Promise<ReadableStream<Uint8Array>> {
  return new Blob([range ? content.slice(range.start, range.end + 1) : content]).stream();
}
