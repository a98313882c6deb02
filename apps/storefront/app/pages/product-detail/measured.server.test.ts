import { expect, test } from "vitest";
import { measuredOf } from "./measured.server.ts";

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
