import { type Random, randomUuid } from "@shop/kernel";
import type { PlatformSettings } from "../platform/deps.ts";

export const REQUEST_ID_HEADER = "x-request-id";

interface RequestIdDeps {
  readonly settings: Pick<PlatformSettings, "trustedProxies">;
  readonly random: Random;
}

/** A trusted proxy in front may set the request id; a caller may not. Anything that isn't a plain id stays out of our logs. */
export function requestIdOf({ settings, random }: RequestIdDeps, headers: Headers): string {
  const given = settings.trustedProxies > 0 ? (headers.get(REQUEST_ID_HEADER) ?? "") : "";
  return /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUuid(random);
}
