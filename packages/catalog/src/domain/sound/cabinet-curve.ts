import type { WireCabinet } from "@shop/api-client/contract";
import { thirdOctaves } from "./third-octaves.ts";

/** The sound of a product in thirds of an octave: that of its pack's take to start with. Null for one without a cabinet. */
export function cabinetCurve(cabinet: Pick<WireCabinet, "curve"> | null | undefined): readonly number[] | null {
  if (!cabinet) return null;
  const { from_hz: fromHz, to_hz: toHz, levels_db: levelsDb } = cabinet.curve;
  return thirdOctaves({ fromHz, toHz, levelsDb });
}
