import type { MicrophoneName } from "./cabinet.ts";
import { type Curve, highShelf, lowShelf, peak } from "./curves.ts";

/** A microphone by its kind: its own colour, and how much bass it gains against the grille cloth. */
export type Microphone = { description: string; proximityDb: number; colour: readonly Curve[] };

/** Neutral names: a letter for a specimen, never a maker. */
export const MICROPHONES: Record<MicrophoneName, Microphone> = {
  "Dyn-A": {
    description: "moving coil, cardioid, lifted presence",
    proximityDb: 7,
    colour: [lowShelf(110, -4), peak(5600, 5.5, 1.6), highShelf(11_000, -7)],
  },
  "Dyn-B": {
    description: "large moving coil, cardioid, full low mids",
    proximityDb: 6,
    colour: [peak(220, 1.5, 0.8), peak(3800, 3, 1.1), highShelf(13_000, -5)],
  },
  "Dyn-C": {
    description: "large moving coil made for low sources",
    proximityDb: 8,
    colour: [peak(85, 3, 1), peak(420, -5, 0.8), peak(4200, 5, 1.3), highShelf(9000, -6)],
  },
  "Rib-A": {
    description: "long passive ribbon, figure of eight, dark",
    proximityDb: 10,
    colour: [peak(320, 1.5, 0.7), peak(2800, -1.5, 0.9), highShelf(5200, -9)],
  },
  "Rib-B": {
    description: "short active ribbon, figure of eight, even",
    proximityDb: 8,
    colour: [peak(4300, 2, 1.2), highShelf(9500, -5)],
  },
  "Con-A": {
    description: "large-diaphragm condenser, cardioid, open top",
    proximityDb: 5,
    colour: [peak(2600, -1, 1), peak(8800, 3.5, 1.1)],
  },
  "Con-B": {
    description: "small-diaphragm condenser, omni, flat: the reference",
    proximityDb: 0,
    colour: [highShelf(12_000, 1)],
  },
};
