const encoder = new TextEncoder();

/** How many bytes a value is as JSON. */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/**
 * Splits events into parts that are at most `mostBytes` of JSON with `overheadBytes` for the rest of the body. An event that is larger
 * alone is left out: it could never be sent. Source: SAFE-01.
 */
export function splitEvents<Event>(
  events: readonly Event[],
  { mostBytes, mostEvents, overheadBytes }: { mostBytes: number; mostEvents: number; overheadBytes: number },
): ReadonlyArray<readonly Event[]> {
  const parts: Event[][] = [];
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
