import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE_SECONDS = 60;

/** Counts calls in this process's memory: for what is cheap, where being right across processes isn't worth a query. */
interface CallLimiter {
  /** False where the caller's minute is used up. */
  take(key: string): Promise<boolean>;
}

export function createCallLimiter(callsPerMinute: number): CallLimiter {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: MINUTE_SECONDS });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return true;
      } catch (refused) {
        // The library rejects with its own record where the points are used up, and with an error for anything else.
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
  };
}
