import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

const week = {
  id: "clean-week",
  title: "Clean week",
  subtitle: "Four cabinets",
  translations: { de: { title: "Saubere Woche", subtitle: "Vier Boxen" }, ja: { title: "クリーン・ウィーク" } },
};

test.each([
  ["en", "Clean week", "Four cabinets"],
  ["de", "Saubere Woche", "Vier Boxen"],
  ["ja", "クリーン・ウィーク", "Four cabinets"],
] as const)(
  "[ENGAGE-05] the texts of a window are shown in %s, and in English where that has none",
  (locale, title, subtitle) => {
    expect(inLanguage(week, locale)).toMatchObject({ id: "clean-week", title, subtitle });
  },
);

test("[ENGAGE-05] a window that was written in one language is the same in all of them", () => {
  const plain = { ...week, translations: {} };
  for (const locale of ["en", "de", "ja", "fr"]) expect(inLanguage(plain, locale)).toEqual(plain);
});
