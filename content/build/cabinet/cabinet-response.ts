import { createSeededRandom } from "../dsp/seeded-random.ts";
import { SOUND_METRES_PER_SECOND } from "../limits.ts";
import type { Cabinet, CabinetPack, Position, Take } from "./cabinet.ts";
import { type Curve, comb, highShelf, lowPass, lowShelf, peak, resonantHighPass, sumOf } from "./curves.ts";
import { MICROPHONES } from "./microphones.ts";

const CONE_MODE_COUNT = 16;

/** Where along the cone's radius a position looks (0 the middle, 1 the rim), and what turning away costs. */
const VIEW: Record<Position, { radius: number; beamHz: number; turnedDb: number }> = {
  cap: { radius: 0, beamHz: 9200, turnedDb: 0 },
  "cap-edge": { radius: 0.28, beamHz: 6200, turnedDb: 0 },
  cone: { radius: 0.55, beamHz: 4300, turnedDb: 0 },
  edge: { radius: 0.86, beamHz: 3300, turnedDb: 0 },
  "off-axis": { radius: 0.3, beamHz: 5600, turnedDb: -4.5 },
};

/** The cone's own modes: narrow, different on every speaker, and heard more or less by where one looks. */
function coneModes(pack: CabinetPack, radius: number): Curve[] {
  const random = createSeededRandom(pack.seed);
  return Array.from({ length: CONE_MODE_COUNT }, (_, index) => {
    const octave = (index + 0.15 + 0.7 * random()) / CONE_MODE_COUNT;
    const centreHz = 620 * 2 ** (3.7 * octave);
    const gainDb = (random() < 0.36 ? -1 : 1) * (1.6 + 4.6 * random());
    const q = 4 + 9 * random();
    const seen = 0.35 + 0.65 * Math.cos(Math.PI * radius * (0.5 + 2.2 * octave));
    return peak(centreHz, gainDb * seen, q);
  });
}

/** Edges of the front panel send the sound out again, inverted: less bass than a wall would give, and a ripple that fades with frequency. */
function baffleRipple(widthMetres: number, distanceMetres: number): Curve {
  const delayMs = (widthMetres / 2 / SOUND_METRES_PER_SECOND) * 1000;
  const nearness = 1 / (1 + 2 / (0.15 + distanceMetres * 4));
  return comb(delayMs, -(0.42 * nearness + 0.08), 1400);
}

function backOf(cabinet: Cabinet): Curve[] {
  if (!cabinet.isOpenBack) return [resonantHighPass(46, 0.8)];
  return [lowShelf(115, -4), peak(205, 2.6, 1.3), peak(520, -2.2, 1.8), comb(2.3, 0.22, 900)];
}

function cabinetCurves(cabinet: Cabinet): Curve[] {
  return [
    resonantHighPass(cabinet.resonanceHz, cabinet.resonanceQ),
    peak(cabinet.thumpHz, cabinet.thumpDb, 1.9),
    peak(cabinet.bodyDipHz, cabinet.bodyDipDb, 0.9),
    peak(cabinet.breakUpHz, cabinet.breakUpDb, 1.15),
    lowPass(cabinet.rollOffHz, cabinet.rollOffOrder),
    ...backOf(cabinet),
  ];
}

/** Later arrivals: the floor, and the speakers next to the one that is miked. */
function arrivals(cabinet: Cabinet, distanceMetres: number): Curve[] {
  const later = (pathMetres: number, strength: number, dullAboveHz: number): Curve => {
    const delayMs = ((pathMetres - distanceMetres) / SOUND_METRES_PER_SECOND) * 1000;
    return comb(delayMs, (strength * distanceMetres) / pathMetres, dullAboveHz);
  };
  const floor = later(Math.hypot(distanceMetres, 2 * cabinet.heightAboveFloorMetres), 0.62, 3200);
  if (cabinet.driverCount < 2) return [floor];
  const beside = later(Math.hypot(distanceMetres, cabinet.driverSpacingMetres), 0.7, 1500);
  if (cabinet.driverCount < 4) return [floor, beside];
  return [floor, beside, later(Math.hypot(distanceMetres, cabinet.driverSpacingMetres * Math.SQRT2), 0.5, 1200)];
}

function placing(take: Take, distanceMetres: number): Curve[] {
  const microphone = MICROPHONES[take.microphone];
  const view = VIEW[take.position];
  const proximityDb = microphone.proximityDb * Math.exp(-distanceMetres / 0.11);
  return [
    ...microphone.colour,
    lowShelf(190, proximityDb),
    lowPass(view.beamHz * (1 + 0.35 * Math.min(1, distanceMetres)), 1),
    highShelf(3600, view.turnedDb),
    peak(3300, 2.4 * (1 - view.radius), 1.4),
  ];
}

/** Level in decibels that a take of a pack has at a frequency: cabinet, cone, place and microphone together. */
export function responseOf(pack: CabinetPack, take: Take): Curve {
  // A capsule is some three centimetres behind the front of its basket, even when that touches the cloth.
  const distanceMetres = (take.distanceCentimetres + 3) / 100;
  return sumOf([
    ...cabinetCurves(pack.cabinet),
    ...coneModes(pack, VIEW[take.position].radius),
    baffleRipple(pack.cabinet.widthMetres, distanceMetres),
    ...arrivals(pack.cabinet, distanceMetres),
    ...placing(take, distanceMetres),
  ]);
}
