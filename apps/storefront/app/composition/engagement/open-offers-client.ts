import type { SaleClient } from "@shop/engagement/adapters";
import { fail, ok } from "@shop/kernel";

/** Where the shop's own server lists what is open: see pages/open-offers. */
const OPEN_OFFERS_PATH = "/open-offers";

/**
 * Sales windows and contests without the shop's client, which a first visit doesn't load. Both lists come with one request if they are asked for together.
 * Failures: `api.unreachable`, `api.httpStatus`, `api.badAnswer`.
 */
export function createOpenOffersClient(load: (path: string) => Promise<Response>): SaleClient {
  let asked: Promise<Response> | undefined;
  return {
    call: async (name) => {
      asked ??= load(OPEN_OFFERS_PATH).finally(() => {
        asked = undefined;
      });
      try {
        const response = await asked;
        if (!response.ok) return fail({ code: "api.httpStatus", params: { status: response.status } });
        // Both calls read the one response.
        const lists = await response.clone().json();
        return lists[name] ? ok(lists[name]) : fail({ code: "api.badAnswer" });
      } catch (error) {
        // No network, or a page of somebody else's in between.
        return fail({ code: "api.unreachable", params: { reason: String(error) } });
      }
    },
  };
}
