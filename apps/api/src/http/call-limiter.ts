import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "../platform/address-key.ts";
import type { PlatformSettings } from "../platform/deps.ts";
import { addressOf, isOwnCall } from "./client-address.ts";

const MINUTE_SECONDS = 60;

/** Counts calls in this process's memory: for cheap calls, where accuracy across processes isn't worth a query. */
interface CallLimiter {
  /** False where the minute of the caller's place is used up. The shop's own calls, for its pages, are never counted. */
  take(request: Request): Promise<boolean>;
}

export function createCallLimiter(
  settings: Pick<PlatformSettings, "trustedProxies">,
  callsPerMinute: number,
): CallLimiter {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: MINUTE_SECONDS });
  return {
    take: async (request) => {
      if (isOwnCall(request)) return true;
      try {
        await limiter.consume(addressKey(addressOf(settings, request)));
        return true;
      } catch (refused) {
        // The library rejects with its own record where the points are used up, and with an error for anything else.
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
