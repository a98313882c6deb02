import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A sentence of a text that says where the demo's sounds come from, and that they aren't modelled. */
const CLAIMS = {
  en: /\breal (?:guitar )?(?:cab|cabinet|speaker|amp)|\b(?:recorded|captured|sampled|swept|measured) (?:from|on|at|with|in) (?:an?|the)\b|(?:cabinet|speaker|impulse response)s?\b[^.]*\b(?:recorded|captured|sampled|measured)\b/i,
  de: /\bechte[nrms]? (?:Gitarren)?(?:box|lautsprecher|verstärker)|(?:Box(?:en)?|Lautsprecher|Impulsantwort(?:en)?)\b[^.]*\b(?:aufgenommen|abgenommen|gemessen|vermessen|gesampelt)\b/i,
  ja: /(?:実機|本物の|実物の|実際の)(?:ギター)?(?:キャビネット|キャビ|スピーカー|アンプ)|(?:キャビネット|スピーカー|インパルスレスポンス)[^。]*(?:を|から|で)(?:録音|収録|実測|測定|計測)し(?:た|て|まし)/,
};
/** What the player says of a modelled sound is the opposite. */
const THE_OPPOSITE = /modelled, not recorded|modelliert, nicht aufgenommen|録音ではなくモデリング/;

const sentencesOf = (source: string) => source.split(/"|`|\n|(?<=[.。])\s*/).filter((text) => !THE_OPPOSITE.test(text));

test.each(["en", "de", "ja"] as const)(
  "no text of a package or an app says in %s that the cabinets of the demo are real or were recorded or measured",
  (language) => {
    const files = globSync(`{packages,apps}/*/{src,app,server}/**/messages/**/{${language},*-${language}}.ts`, {
      cwd: new URL("../", import.meta.url),
    });
    expect(files.length).toBeGreaterThan(40);
    const claims = files.flatMap((file) =>
      sentencesOf(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).filter((text) =>
        CLAIMS[language].test(text),
      ),
    );
    expect(claims).toEqual([]);
  },
);

test.each([
  ["en", "Impulse responses of real cabinets."],
  ["en", "Each cabinet was measured in our studio."],
  ["en", "Recorded with a microphone."],
  ["de", "Impulsantworten echter Boxen."],
  ["de", "Jede Box wurde im Studio vermessen."],
  ["ja", "実際のキャビネットの音です。"],
  ["ja", "キャビネットをスタジオで測定しました。"],
] as const)("in %s such a text is recognized: %s", (language, text) => {
  expect(sentencesOf(text).some((sentence) => CLAIMS[language].test(sentence))).toBe(true);
});
