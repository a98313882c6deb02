import type { Clock } from "@shop/kernel";
import type { VatIdAnswer, VatIdRegister } from "../ports/vat-id-register.ts";
import { MAX_REMEMBERED_VAT_IDS, VAT_ID_ANSWER_LIFE_MS } from "./limits.ts";

/** Caches the register's responses for ten minutes per id, so that a review and its order see the same one. `unavailable` isn't cached. */
export function rememberAnswers(register: VatIdRegister, clock: Clock): VatIdRegister {
  const remembered = new Map<string, { readonly answer: VatIdAnswer; readonly untilMs: number }>();
  return {
    check: async (vatId) => {
      const known = remembered.get(vatId);
      if (known && clock.nowMs() < known.untilMs) return known.answer;
      remembered.delete(vatId);
      const answer = await register.check(vatId);
      if (answer.outcome === "unavailable") return answer;
      const [oldest] = remembered.keys();
      if (remembered.size >= MAX_REMEMBERED_VAT_IDS && oldest !== undefined) remembered.delete(oldest);
      remembered.set(vatId, { answer, untilMs: clock.nowMs() + VAT_ID_ANSWER_LIFE_MS });
      return answer;
    },
  };
}
