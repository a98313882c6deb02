import { COVER_FROM_HZ, COVER_TO_HZ, type MeasuredTake } from "../pictures/measurements.ts";
import { type CabinetPack, takeName } from "./cabinet.ts";
import type { ProductCabinet } from "./wire-cabinet.ts";

/** Every sixth measured point is sent, as the mean of its neighbours: an eighth of an octave each. */
const STEP = 6;

function thinned(levelsDb: readonly number[]): number[] {
  const kept = levelsDb.filter((_, index) => index % STEP === 0);
  const means = kept.map((_, index) => {
    const near = levelsDb.slice(Math.max(0, index * STEP - STEP / 2), index * STEP + STEP / 2 + 1);
    return near.reduce((sum, level) => sum + level, 0) / near.length;
  });
  const loudest = Math.max(...means);
  return means.map((level) => Math.round((level - loudest) * 10) / 10 || 0);
}

/** What a product list, its filters and its comparison need to know of a pack's cabinet. Null without the take to start with. */
export function productCabinet(pack: CabinetPack, measured: readonly MeasuredTake[]): ProductCabinet | null {
  const { cabinet, product, coverTake } = pack;
  const cover = measured[coverTake];
  if (cover === undefined) return null;
  return {
    product,
    cabinet: {
      label: cabinet.label,
      driver_count: cabinet.driverCount,
      driver_inches: cabinet.driverInches,
      is_open_back: cabinet.isOpenBack,
      resonance_hz: cabinet.resonanceHz,
      body_dip_hz: cabinet.bodyDipHz,
      body_dip_db: cabinet.bodyDipDb,
      break_up_hz: cabinet.breakUpHz,
      break_up_db: cabinet.breakUpDb,
      roll_off_hz: cabinet.rollOffHz,
      curve: {
        take: takeName(cover.take),
        from_hz: COVER_FROM_HZ,
        to_hz: COVER_TO_HZ,
        levels_db: thinned(cover.levelsDb),
      },
    },
  };
}
