import type { WireActivityEvent } from "@shop/api-client/contract";

/** Events that are sent together. Sent again under the same id they are recorded once. */
export interface ActivityBatch {
  readonly id: string;
  readonly events: readonly WireActivityEvent[];
}

const encoder = new TextEncoder();

/** How many bytes a value is as JSON. */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/**
 * Splits events into parts that are at most `mostBytes` of JSON with `overheadBytes` for the rest of the body. An event that is larger
 * alone is left out: it could never be sent. Source: SAFE-01.
 */
export function splitEvents(
  events: readonly WireActivityEvent[],
  { mostBytes, mostEvents, overheadBytes }: { mostBytes: number; mostEvents: number; overheadBytes: number },
): ReadonlyArray<readonly WireActivityEvent[]> {
  const parts: WireActivityEvent[][] = [];
  const room = mostBytes - overheadBytes;
  let left = 0;
  for (const event of events) {
    const bytes = jsonBytes(event) + 1;
    if (bytes > room) continue;
    const part = parts.at(-1);
    if (part && bytes <= left && part.length < mostEvents) part.push(event);
    else {
      parts.push([event]);
      left = room;
    }
    left -= bytes;
  }
  return parts;
}
