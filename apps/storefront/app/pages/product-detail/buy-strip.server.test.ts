import { buildProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { buyStrip } from "./buy-strip.server.ts";

const systems = [
  { platform: "mac" as const, minimum: "12" },
  { platform: "win" as const, minimum: null },
];
const trial = {
  limits: "Silent for 2 s every minute.",
  is_untranslated: true,
  files: [
    {
      ...{ platform: "mac" as const, url: "/files/trials/famicalign/mac" },
      ...{ file_name: "faMicAlign-2.1.1-mac-trial.zip", version: "2.1.1", size_bytes: 5120 },
    },
  ],
};

test("[CAT-13] the strip lists the systems, and has a sentence ready for each visitor's own", () => {
  const { runsOn, verdicts } = buyStrip(buildProduct(), { systems, trial: null }, "en");
  expect(runsOn).toEqual({ term: "Runs on", words: "macOS 12 or later, Windows" });
  expect(verdicts).toEqual([
    { system: "mac", isRunning: true, words: "Runs on your system: macOS 12 or later" },
    { system: "win", isRunning: true, words: "Runs on your system: Windows" },
    { system: "linux", isRunning: false, words: "Not for Linux" },
  ]);
});

test("[CAT-13] a pack belongs to no system and names what loads it", () => {
  const { runsOn, verdicts } = buyStrip(buildProduct({ type: "samplepack" }), { systems: [], trial: null }, "de");
  expect(runsOn?.words).toBe("Jedem Loader für WAV oder AIF; Kemper, S-\u2060Gear, Fractal");
  expect(verdicts).toEqual([]);
});

test("[CAT-12] a trial has its limits in words, marked where they are in English, and a file per system with its size", () => {
  expect(buyStrip(buildProduct(), { systems, trial }, "de").trial).toEqual({
    term: "Testversion",
    limits: "Silent for 2 s every minute.",
    isEnglish: true,
    files: [{ platform: "mac", href: "/files/trials/famicalign/mac", act: "Testen: macOS", size: "5,1 kB" }],
  });
});

test("the strip says how the product comes, how long it can be given back, and what updates cost; a free one needs no withdrawal", () => {
  const terms = (product: Parameters<typeof buyStrip>[0]) =>
    buyStrip(product, { systems, trial: null }, "en").facts.map(({ term }) => term);
  expect(terms(buildProduct())).toEqual(["Delivery", "Withdrawal", "Updates"]);
  expect(terms(buildProduct({ price: { EUR: 0, USD: 0, JPY: 0 }, total_discount: null }))).toEqual([
    "Delivery",
    "Updates",
  ]);
});

test("the strip of a service speaks of no download and of no updates: it waits in the account until it is used", () => {
  const { facts } = buyStrip(buildProduct({ type: "other" }), { systems: [], trial: null }, "en");
  expect(facts).toEqual([
    { term: "Delivery", words: "In your account at once, until you use it" },
    { term: "Withdrawal", words: "14 days, until you use it" },
  ]);
});
