import { MAX_BODY_BYTES, MAX_BODY_DEPTH } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";

/** What a call takes unless it says otherwise. */
const JSON_CALL = { mediaTypes: ["application/json"], maxBytes: MAX_BODY_BYTES } as const;

/**
 * The JSON of a request body, rejected before any of it is used: not one of the media types (`api.notJson`), over the limit (`api.tooLarge`; a
 * body without a length is stopped while it streams), not UTF-8 or not JSON (`api.badEnvelope`), nested deeper than 16 (`api.tooDeep`). A
 * truncated body counts as not JSON.
 */
export async function readJsonBody(
  request: Request,
  { mediaTypes, maxBytes }: { readonly mediaTypes: readonly string[]; readonly maxBytes: number } = JSON_CALL,
): Promise<Result<unknown>> {
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType === undefined || !mediaTypes.includes(mediaType)) return fail({ code: "api.notJson" });
  const bytes = await readBytes(request, maxBytes);
  if (!bytes.isOk) return bytes;
  const parsed = parseJson(bytes.value);
  if (!parsed.isOk) return parsed;
  return findFault(parsed.value) ?? parsed;
}

/** The raw bytes of a body, up to a limit; for webhooks, whose signature covers exactly these bytes. */
export async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array>> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > maxBytes) return fail({ code: "api.tooLarge" });
  if (length !== null) return readWhole(request, maxBytes);
  const reader = request.body?.getReader();
  if (!reader) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        return fail({ code: "api.tooLarge" });
      }
      chunks.push(next.value);
    }
  } catch {
    // The sender hung up or aborted the transfer. What arrived isn't a body, and that is no fault of ours.
    return fail({ code: "api.badEnvelope", params: { path: "body" } });
  }
  return ok(Buffer.concat(chunks));
}

/** A body with a declared length that is small enough: the socket's parser lets no more than that through. */
async function readWhole(request: Request, maxBytes: number): Promise<Result<Uint8Array>> {
  try {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > maxBytes ? fail({ code: "api.tooLarge" }) : ok(bytes);
  } catch {
    // As below: it broke off on the way.
    return fail({ code: "api.badEnvelope", params: { path: "body" } });
  }
}

function parseJson(bytes: Uint8Array): Result<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    // Both the decoder and the parser throw only for bad input: either way the caller sent no JSON.
    return fail({ code: "api.badEnvelope", params: { path: "body" } });
  }
}

/**
 * What makes a value unfit before any schema sees it: depth, and keys that would reach an object's prototype. Iterative,
 * for a hostile body could be as deep as it is long.
 */
function findFault(value: unknown): Result<never> | null {
  const waiting: Array<{ value: unknown; depth: number }> = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.value === null || typeof next.value !== "object") continue;
    if (next.depth > MAX_BODY_DEPTH) return fail({ code: "api.tooDeep" });
    if (Object.hasOwn(next.value, "__proto__")) return fail({ code: "api.badEnvelope", params: { path: "__proto__" } });
    for (const member of Object.values(next.value)) waiting.push({ value: member, depth: next.depth + 1 });
  }
  return null;
}
