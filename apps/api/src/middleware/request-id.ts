import { type Random, randomUuid } from "@shop/kernel";

export const REQUEST_ID_HEADER = "x-request-id";

/** A proxy in front may name the request; anything that isn't a plain id is not taken up into our logs. */
export function requestIdOf(headers: Headers, random: Random): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? "";
  return /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUuid(random);
}
