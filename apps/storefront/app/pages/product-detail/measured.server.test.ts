import { expect, test } from "vitest";
import { measuredOf, measuredResponse } from "./measured.server.ts";

const CABINET = {
  ...{ label: "1×12", driver_count: 1, driver_inches: 12, is_open_back: false, resonance_hz: 92 },
  ...{ body_dip_hz: 400, body_dip_db: -2, break_up_hz: 1600, break_up_db: 3.5, roll_off_hz: 3600 },
  curve: { take: "Rib-A cap 5cm", from_hz: 100, to_hz: 12_800, levels_db: [-12, -6, -3, 0, -0.5, -18, -36, -50] },
};

test("[CAT-14] the plot reads the delivered response by frequency and level, from where the cone breaks up", () => {
  const measured = measuredOf(CABINET, "en");
  expect(measured?.readings.map(({ frequency, level }) => `${frequency} ${level}`)).toEqual([
    "100 Hz −12.0 dB",
    "200 Hz −6.0 dB",
    "400 Hz −3.0 dB",
    "800 Hz 0.0 dB",
    "1.6 kHz −0.5 dB",
    "3.2 kHz −18.0 dB",
    "6.4 kHz −36.0 dB",
    "12.8 kHz −50.0 dB",
  ]);
  expect(measured?.firstIndex).toBe(4);
  expect(measured?.readings.map(({ y }) => y)).toEqual([12 / 36, 6 / 36, 3 / 36, 0, 0.5 / 36, 0.5, 1, 1]);
  expect(measured?.octaves.map(({ words }) => words)).toEqual(["100", "200", "500", "1k", "2k", "5k", "10k"]);
  expect(measured?.caption).toContain("Rib-A cap 5cm");
});

test("[CAT-14] a product that nothing was measured of has no plot", () => {
  expect(measuredOf(null, "de")).toBeNull();
});

const text = (en: string) => ({ en, de: `${en} (de)`, ja: en });
const RESPONSE = {
  ...{ from_hz: 100, to_hz: 1600 },
  curves: [
    { id: "before", label: text("late"), levels: [-60, -400, -30, 0, -600] },
    { id: "after", label: text("in time"), levels: [-60, -95, -30, -12, -600], greatest: { hz: 201, db: 30.5 } },
  ],
};

test("[CAT-14] a plugin's plot reads the difference that it makes, first where that is greatest", () => {
  const measured = measuredResponse(RESPONSE, "faMicAlign", "en");
  expect(measured?.readings.map(({ frequency, level }) => `${frequency} ${level}`)).toEqual([
    "100 Hz 0.0 dB",
    "200 Hz +30.5 dB",
    "400 Hz 0.0 dB",
    "800 Hz −1.2 dB",
    "1.6 kHz 0.0 dB",
  ]);
  expect(measured?.firstIndex).toBe(1);
  expect(measured?.readings.map(({ y }) => y)).toEqual([6 / 36, 9.5 / 36, 3 / 36, 1.2 / 36, 1]);
  expect(measured?.dashed).toEqual([6 / 36, 1, 3 / 36, 0, 1]);
  expect(measured?.keys).toEqual(["Without: late", "With: in time"]);
  expect(measured?.caption).toContain("faMicAlign");
});

test("[CAT-14] the first reading is where the plot shows the curve, though the difference is greater below it", () => {
  const [before, after] = RESPONSE.curves;
  if (!before || !after) throw new Error("Two curves are compared.");
  const below = { ...after, levels: [-60, -95, -30, -12, -950], greatest: { hz: 1600, db: -35 } };
  expect(measuredResponse({ ...RESPONSE, curves: [before, below] }, "faCabRoom", "en")?.firstIndex).toBe(1);
});

test("[CAT-14] its figures are written in the page's language", () => {
  const measured = measuredResponse(RESPONSE, "faMicAlign", "de");
  expect(measured?.readings[1]?.level).toBe("+30,5 dB");
  expect(measured?.keys).toEqual(["Ohne: late (de)", "Mit: in time (de)"]);
});

test("[CAT-14] a plugin that nothing was measured of has no plot", () => {
  expect([measuredResponse(null, "a", "en"), measuredResponse(undefined, "a", "en")]).toEqual([null, null]);
  expect(measuredResponse({ ...RESPONSE, curves: RESPONSE.curves.slice(0, 1) }, "a", "en")).toBeNull();
});
