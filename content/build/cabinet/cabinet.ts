/** Where a microphone looks at the speaker: from the middle of the dust cap to the rim, or turned away by 45 degrees. */
export type Position = "cap" | "cap-edge" | "cone" | "edge" | "off-axis";

export type MicrophoneName = "Dyn-A" | "Dyn-B" | "Dyn-C" | "Rib-A" | "Rib-B" | "Con-A" | "Con-B";

/** One recording: a microphone, where it was and how far from the grille cloth. */
export type Take = { microphone: MicrophoneName; position: Position; distanceCentimetres: number };

/** What is known of a speaker cabinet: the figures that shape its response. */
export type Cabinet = {
  /** What it is, in a buyer's words: "4×12, closed back, birch ply". */
  label: string;
  /** The speaker in it, in neutral words. */
  speaker: string;
  isOpenBack: boolean;
  driverCount: number;
  /** Nominal diameter of a speaker, as its maker states it. */
  driverInches: number;
  /** Diameter of the dome in the middle of a speaker. */
  dustCapInches: number;
  /** Distance between neighbouring speakers' centres; 0 for a single one. */
  driverSpacingMetres: number;
  widthMetres: number;
  heightAboveFloorMetres: number;
  /** Resonance of speaker and box together, and how pronounced it is. */
  resonanceHz: number;
  resonanceQ: number;
  /** The panel's thump above the resonance. */
  thumpHz: number;
  thumpDb: number;
  /** The dip of the low mids. */
  bodyDipHz: number;
  bodyDipDb: number;
  /** Where the cone stops moving as one piece, and how much louder that makes it. */
  breakUpHz: number;
  breakUpDb: number;
  /** Where the cone gives up, and how steeply. */
  rollOffHz: number;
  rollOffOrder: number;
};

/** A sample pack's recipe: `content/packs/<slug>.json`. */
export type CabinetPack = {
  /** Name of the product that this pack is sold as. */
  product: string;
  /** Seed of the cone's modes: two speakers of one make are never quite alike. */
  seed: number;
  cabinet: Cabinet;
  takes: Take[];
  /** Which take, counted from 0, is drawn as the live one: the one to start with. */
  coverTake: number;
  /** One microphone that walks away from the cabinet: to be heard and drawn at the head of the shop, not in the pack. */
  walk?: { microphone: MicrophoneName; position: Position; distancesCentimetres: number[] };
};

/** The takes of the walk, from near to far. */
export function walkTakes({ walk }: Pick<CabinetPack, "walk">): Take[] {
  if (walk === undefined) return [];
  const { microphone, position, distancesCentimetres } = walk;
  return [...distancesCentimetres]
    .sort((one, other) => one - other)
    .map((distanceCentimetres) => ({ microphone, position, distanceCentimetres }));
}

export function takeName(take: Take): string {
  return `${take.microphone} ${take.position} ${take.distanceCentimetres}cm`;
}
