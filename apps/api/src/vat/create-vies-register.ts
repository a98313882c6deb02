import type { Clock } from "@shop/kernel";
import * as z from "zod/mini";
import type { Log } from "../platform/deps.ts";
import type { VatIdAnswer, VatIdRegister } from "../ports/vat-id-register.ts";
import { VIES_TIMEOUT_MS } from "./limits.ts";

export interface ViesDeps {
  /** The base URL of the Commission's REST service, without `/check-vat-number`. */
  readonly url: string;
  /** The seller's own id. With it, a check gets a consultation number. */
  readonly sellerVatId: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly log: Log;
}

const text = z.optional(z.nullable(z.string()));
/** A response about an id. Faults of the service, or of a member state's, have another shape. */
const responseSchema = z.looseObject({
  valid: z.boolean(),
  requestDate: text,
  requestIdentifier: text,
  name: text,
});

/** VIES, the European Commission's register of VAT ids, by its REST service. */
export function createViesRegister({ url, sellerVatId, fetch, clock, log }: ViesDeps): VatIdRegister {
  const ask = async (vatId: string, signal: AbortSignal): Promise<VatIdAnswer> => {
    const response = await fetch(`${url.replace(/\/+$/, "")}/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(requestOf(vatId, sellerVatId)),
      redirect: "error",
      signal,
    });
    const { valid, requestDate, requestIdentifier, name } = responseSchema.parse(await response.json());
    return {
      outcome: valid ? "valid" : "invalid",
      checkedAt: momentOf(requestDate) ?? new Date(clock.nowMs()).toISOString(),
      consultationNumber: given(requestIdentifier),
      name: given(name),
    };
  };
  return {
    check: async (vatId) => {
      const timeout = new AbortController();
      const cancel = clock.after(VIES_TIMEOUT_MS, () => timeout.abort(new Error("no response in time")));
      try {
        return await ask(vatId, timeout.signal);
      } catch (error) {
        // The buyer's id isn't for the log.
        log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "VIES gave no usable response");
        const checkedAt = new Date(clock.nowMs()).toISOString();
        return { outcome: "unavailable", checkedAt, consultationNumber: null, name: null };
      } finally {
        cancel();
      }
    },
  };
}

function requestOf(vatId: string, sellerVatId: string | null) {
  const seller = sellerVatId?.replaceAll(/[\s.-]/g, "") ?? "";
  return {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    ...(seller === "" ? {} : { requesterMemberStateCode: seller.slice(0, 2), requesterNumber: seller.slice(2) }),
  };
}

function momentOf(date: string | null | undefined): string | null {
  const ms = Date.parse(date ?? "");
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}

/** The service writes hyphens for missing values. */
function given(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return /^-*$/.test(trimmed) ? null : trimmed;
}
