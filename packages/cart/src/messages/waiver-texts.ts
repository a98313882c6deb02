import type { Locale } from "@shop/kernel";

/** The texts of the two boxes of the review step, as they were published under one version. Source: LAW-02. */
export interface WaiverText {
  readonly locale: Locale;
  readonly startsNow: string;
  readonly knowsWithdrawalEnds: string;
}

/**
 * Every published wording, by its version. Orders name the version that their buyer saw, so an entry is never changed or removed: a
 * new wording is a new entry. `review.textVersion` of the messages names the current one.
 */
export const WAIVER_TEXTS = {
  "2026-11-21.en": {
    locale: "en",
    startsNow: "I expressly agree that you begin to deliver the digital content before the withdrawal period is over.",
    knowsWithdrawalEnds: "I know that by this agreement I lose my right of withdrawal as soon as the delivery begins.",
  },
  "2026-11-21.de": {
    locale: "de",
    startsNow:
      "Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Bereitstellung der digitalen Inhalte beginnen.",
    knowsWithdrawalEnds:
      "Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Bereitstellung mein Widerrufsrecht verliere.",
  },
  "2026-11-21.ja": {
    locale: "ja",
    startsNow: "撤回期間が終わる前にデジタルコンテンツの提供を開始することに、明示的に同意します。",
    knowsWithdrawalEnds: "この同意により、提供が開始された時点で撤回権を失うことを理解しています。",
  },
} as const satisfies Record<string, WaiverText>;

/** The wording of a version. Null: that version was never published. */
export function findWaiverText(version: string): WaiverText | null {
  return Object.entries(WAIVER_TEXTS).find(([known]) => known === version)?.[1] ?? null;
}
