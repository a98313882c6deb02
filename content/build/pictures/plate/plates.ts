import { CAB_ROOM } from "./cab-room.ts";
import { GAIN_TRIM } from "./gain-trim.ts";
import { LICENCE_TRANSFER } from "./licence-transfer.ts";
import { MIC_ALIGN } from "./mic-align.ts";
import { PHASE_SCOPE } from "./phase-scope.ts";
import type { Plate } from "./plate.ts";
import { SAMPLE_DELAY } from "./sample-delay.ts";
import { TRACK_ALIGN } from "./track-align.ts";

const PLATES: Record<string, Plate> = {
  famicalign: MIC_ALIGN,
  fatrackalign: TRACK_ALIGN,
  facabroom: CAB_ROOM,
  faphasescope: PHASE_SCOPE,
  fasampledelay: SAMPLE_DELAY,
  fagaintrim: GAIN_TRIM,
  "licence-transfer": LICENCE_TRANSFER,
};

/** The plate that was drawn for a product, by its slug; null where an operator brings a picture of their own. */
export function plateOf(slug: string): Plate | null {
  return PLATES[slug] ?? null;
}
