import { LOCALES } from "@shop/kernel";
import { expect, test } from "vitest";
import { messages } from "./index.ts";
import { findWaiverText } from "./waiver-texts.ts";

test("[LAW-02] the texts of the published versions never change", () => {
  expect(findWaiverText("2026-11-21.en")).toEqual({
    locale: "en",
    startsNow: "I expressly agree that you begin to deliver the digital content before the withdrawal period is over.",
    knowsWithdrawalEnds: "I know that by this agreement I lose my right of withdrawal as soon as the delivery begins.",
  });
  expect(findWaiverText("2026-11-21.de")).toEqual({
    locale: "de",
    startsNow:
      "Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Bereitstellung der digitalen Inhalte beginnen.",
    knowsWithdrawalEnds:
      "Mir ist bekannt, dass ich durch diese Zustimmung mit Beginn der Bereitstellung mein Widerrufsrecht verliere.",
  });
  expect(findWaiverText("2026-11-21.ja")).toEqual({
    locale: "ja",
    startsNow: "撤回期間が終わる前にデジタルコンテンツの提供を開始することに、明示的に同意します。",
    knowsWithdrawalEnds: "この同意により、提供が開始された時点で撤回権を失うことを理解しています。",
  });
});

test.each(["", "2026-11", "2026-11-21", "constructor", "__proto__"])(
  "[LAW-02] '%s' is no published version",
  (version) => {
    expect(findWaiverText(version)).toBeNull();
  },
);

test.each(LOCALES)("[LAW-02] the review step in %s names a published version in that language", (locale) => {
  expect(findWaiverText(messages[locale]["review.textVersion"])).toMatchObject({ locale });
});
