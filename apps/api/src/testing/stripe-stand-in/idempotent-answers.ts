import { FAULTS, type StripeFault } from "./stripe-fault.ts";

export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
  /** An earlier call's response, given again. */
  readonly isReplayed?: boolean;
}

/**
 * Stripe's rules for idempotency keys: the same key with the same request returns the first response again, byte for byte; with another
 * request it is rejected; while the first is running, it is busy. A rejection for wrong parameters is not stored, a fault of Stripe's own
 * is.
 */
export function createIdempotentAnswers() {
  const kept = new Map<string, { request: string; answer: KeptAnswer | null }>();
  return {
    async answer(
      key: string | null,
      request: string,
      work: () => Promise<KeptAnswer>,
    ): Promise<KeptAnswer | StripeFault> {
      if (key === null) return work();
      const before = kept.get(key);
      if (before && before.request !== request) return FAULTS.otherRequest;
      if (before) return before.answer ? { ...before.answer, isReplayed: true } : FAULTS.busyKey;
      kept.set(key, { request, answer: null });
      const answer = await work();
      if (answer.status >= 400 && answer.status < 500) kept.delete(key);
      else kept.set(key, { request, answer });
      return answer;
    },
  };
}
