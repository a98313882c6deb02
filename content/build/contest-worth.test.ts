import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoContentDirectory } from "./demo-content-directory.ts";
import { loadProducts } from "./load-content.ts";

interface Contest {
  readonly id: string;
  readonly worth: string;
  readonly rules: readonly string[];
  readonly keptForDays: number;
  readonly de: { readonly worth: string; readonly rules: readonly string[] };
  readonly ja: { readonly worth: string; readonly rules: readonly string[] };
  readonly prizes: ReadonlyArray<{ readonly title: string; readonly count: number }>;
}

const directory = demoContentDirectory();
const products = loadProducts(directory);
const contests: Contest[] = JSON.parse(readFileSync(join(directory, "contests.json"), "utf8"));

/** At regular prices, in cents. A prize of one's choice counts as the cheapest pack. */
function worthOf({ prizes }: Contest): number {
  const cheapest = Math.min(...products.filter(({ type }) => type === "samplepack").map(({ price }) => price.USD));
  const priceOf = new Map(products.map(({ name, price }) => [name, price.USD]));
  return prizes.reduce((sum, { title, count }) => sum + count * (priceOf.get(title) ?? cheapest), 0);
}

test("[ENGAGE-06] no contest's prizes are worth less than it says, and it says that this is at regular prices", () => {
  for (const contest of contests) {
    const words = [contest.worth, contest.de.worth, contest.ja.worth];
    expect(words, contest.id).toEqual([
      expect.stringMatching(/at regular prices$/),
      expect.stringMatching(/zum regulären Preis$/),
      expect.stringMatching(/^通常価格で/),
    ]);
    const dollars = words.map((text) => Number(text.replace(/\D/g, "")));
    expect(new Set(dollars).size, contest.id).toBe(1);
    expect(worthOf(contest), contest.id).toBeGreaterThan((dollars[0] ?? 0) * 100);
  }
  expect(contests).toHaveLength(2);
});

test("[ENGAGE-06] rules and privacy policy name the time for which a contest's entries are kept, in each language", () => {
  const policy = JSON.parse(readFileSync(join(directory, "pages", "privacypolicy.json"), "utf8"));
  for (const { id, keptForDays, rules, de, ja } of contests) {
    const says = [`${keptForDays} days after the end`, `${keptForDays} Tage nach dem Ende`, `終了の${keptForDays}日後`];
    expect(
      [rules, de.rules, ja.rules].map((texts, place) => texts.join(" ").includes(says[place] ?? "-")),
      id,
    ).toEqual([true, true, true]);
    const pages = [policy, policy.de, policy.ja].map(({ html }) => html);
    expect(
      pages.map((html, place) => html.includes(says[place])),
      id,
    ).toEqual([true, true, true]);
  }
});
