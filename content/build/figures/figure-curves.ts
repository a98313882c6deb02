import { type CabinetPack, walkTakes } from "../cabinet/cabinet.ts";
import { renderPack } from "../cabinet/render-pack.ts";
import type { DemonstrationState } from "../demonstrations/demonstration.ts";
import { renderDemonstration } from "../demonstrations/render-demonstration.ts";
import { createFft } from "../dsp/fft.ts";
import { logFrequencies } from "../dsp/log-spectrum.ts";
import { FIGURE_POINTS, LEVELS_FROM_HZ, LEVELS_TO_HZ, MASTER_RATE_HZ, TRANSFORM_SIZE } from "../limits.ts";
import { takeId } from "../sounds/audition.ts";
import type { Figure, FigureCurve } from "./figure.ts";

/** Half the width of the band around each point: a twenty-fourth of an octave, so that a comb's teeth stay apart. */
const HALF_BAND = 2 ** (1 / 24);
const FREQUENCIES_HZ = logFrequencies(LEVELS_FROM_HZ, LEVELS_TO_HZ, FIGURE_POINTS);
/** Four times as many bins as there are samples: bands of the low end have several. */
const FINE_SIZE = 4 * TRANSFORM_SIZE;
/** Nothing of a guitar through a cabinet is heard that far below the rest. */
const FLOOR_DB = -60;
/** Where both lines are further down than what is drawn, their difference says nothing. */
const DRAWN_TENTHS = -360;

type DrawnFigure = Pick<Figure, "takes" | "comparison">;
type Impulse = Pick<FigureCurve, "id" | "label"> & { samples: Float64Array };

/** The takes of a pack and of its walk, by id. */
export function figureTakes(pack: CabinetPack): Map<string, CabinetPack["takes"][number]> {
  return new Map([...pack.takes, ...walkTakes(pack)].map((take) => [takeId(take), take]));
}

/** What a click becomes on each line: all that is to be known of what doesn't distort. */
function impulsesOf({ takes = [], comparison }: DrawnFigure, pack: CabinetPack): Impulse[] {
  const known = figureTakes(pack);
  const named = takes.flatMap(({ take, label }) => {
    const found = known.get(take);
    return found ? [{ id: take, label, found }] : [];
  });
  const rendered = renderPack({ ...pack, takes: named.map(({ found }) => found) }, MASTER_RATE_HZ);
  const lines = named.map(({ id, label }, index) => ({
    ...{ id, label },
    samples: rendered.impulses[index]?.samples ?? new Float64Array(),
  }));
  if (!comparison) return lines;
  const click = new Float64Array(TRANSFORM_SIZE);
  click[0] = 1;
  const side = (id: DemonstrationState) => ({
    ...{ id, label: comparison[id] },
    samples: renderDemonstration(comparison, pack, id, click),
  });
  return [...lines, side("before"), side("after")];
}

/** Mean power in twelfths of an octave, in decibels. */
function bandsDb(samples: Float64Array): number[] {
  const fft = createFft(FINE_SIZE);
  const re = new Float64Array(FINE_SIZE);
  const im = new Float64Array(FINE_SIZE);
  re.set(samples);
  fft.forward(re, im);
  return FREQUENCIES_HZ.map((hertz) => {
    const from = Math.round((hertz / HALF_BAND) * (FINE_SIZE / MASTER_RATE_HZ));
    const to = Math.max(from, Math.round(hertz * HALF_BAND * (FINE_SIZE / MASTER_RATE_HZ)));
    let power = 0;
    for (let bin = from; bin <= to; bin++) power += (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
    return 10 * Math.log10(power / (to - from + 1));
  });
}

function greatestDifference(levels: readonly number[], first: readonly number[]): FigureCurve["greatest"] {
  const difference = (index: number) => (levels[index] as number) - (first[index] as number);
  const isDrawn = (index: number) => Math.max(levels[index] as number, first[index] as number) > DRAWN_TENTHS;
  let at = 0;
  for (let index = 1; index < levels.length; index++)
    if (isDrawn(index) && Math.abs(difference(index)) > Math.abs(difference(at))) at = index;
  return { hz: Math.round(FREQUENCIES_HZ[at] as number), db: difference(at) / 10 };
}

/**
 * The lines of a figure, below the highest point of all. Where a cabinet is compared with none or with two, the gain of a cabinet says
 * nothing, and each line is below its own highest point.
 */
export function figureCurves(figure: DrawnFigure, pack: CabinetPack): FigureCurve[] {
  const impulses = impulsesOf(figure, pack);
  const bands = impulses.map(({ samples }) => bandsDb(samples));
  const kind = figure.comparison?.rule.kind;
  const isEachItsOwn = kind === "cabinet" || kind === "one-cabinet";
  const highest = Math.max(...bands.flat());
  const lines = bands.map((levels) => {
    const top = isEachItsOwn ? Math.max(...levels) : highest;
    return levels.map((level) => Math.round(10 * Math.max(FLOOR_DB, level - top)));
  });
  return impulses.map(({ id, label }, index) => {
    const levels = lines[index] as number[];
    return index === 0
      ? { id, label, levels }
      : { id, label, levels, greatest: greatestDifference(levels, lines[0] as number[]) };
  });
}
