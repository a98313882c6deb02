import { PIN_LIFE_MS } from "./limits.ts";

/** A PIN that was mailed: its request, and when it expires. */
export interface PinRequest {
  readonly requestId: string;
  readonly endsAtMs: number;
}

/** A stored request that is still valid; even if the clock was changed, it lasts no longer than a PIN does. Null if there is none. */
export function readPinRequest(
  requestId: string | undefined,
  endsAtMs: string | undefined,
  nowMs: number,
): PinRequest | null {
  const ends = Number(endsAtMs);
  return requestId && ends > nowMs && ends <= nowMs + PIN_LIFE_MS ? { requestId, endsAtMs: ends } : null;
}

/** The request in the form that a draft stores. */
export function pinRequestTexts(request: PinRequest | null): { requestId: string; endsAtMs: string } {
  return { requestId: request?.requestId ?? "", endsAtMs: request ? String(request.endsAtMs) : "" };
}
