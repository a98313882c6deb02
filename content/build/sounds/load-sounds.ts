import { createHash } from "node:crypto";
import { type CabinetPack, walkTakes } from "../cabinet/cabinet.ts";
import { hasContentFile, listFilesBelow, readContentFile } from "../content-files.ts";
import type { Demonstration } from "../demonstrations/demonstration.ts";
import { setKnobOf } from "../demonstrations/set-knob.ts";
import { LEAD_IN_SECONDS, MASTER_RATE_HZ, SOUND_LUFS } from "../limits.ts";
import {
  listFigureIds,
  listJsonFiles,
  loadDemonstrations,
  loadFigures,
  loadPacks,
  loadPerformances,
  loadProducts,
} from "../load-content.ts";
import { hashInputs } from "../manifest.ts";
import { operatorFiles } from "../operator-files.ts";
import { type Performance, periodSeconds } from "../performances/performance.ts";
import { readRecording } from "../performances/read-recording.ts";
import {
  type Audition,
  DRY,
  LEVELS_FILE,
  type ProductAudition,
  soundAddress,
  soundFolder,
  takeId,
  takesOf,
  walkOf,
} from "./audition.ts";
import { demonstrationHash, demonstrationSources, heardPeriods } from "./demonstration-sounds.ts";
import { comparisonOf, takesAudition } from "./figure-sounds.ts";
import type { Period, SoundSource } from "./sound-source.ts";

export type Sounds = {
  auditions: ProductAudition[];
  /** By the figure's id. */
  figures: ReadonlyMap<string, Audition>;
  /** What is rendered for each path, as `<hash>/<performance>/<take>.mp3`. Other paths aren't there. */
  sources: ReadonlyMap<string, SoundSource>;
};

const HASH_LENGTH = 16;

function loadPeriods(contentDirectory: string): Period[] {
  const scores = loadPerformances(contentDirectory);
  return listJsonFiles(contentDirectory, "performances")
    .map((file, index) => {
      const stem = file.slice(0, -".json".length);
      const recording = hasContentFile(contentDirectory, `${stem}.wav`)
        ? readRecording(contentDirectory, `${stem}.wav`)
        : null;
      return { id: stem.slice("performances/".length), score: scores[index] as Performance, recording };
    })
    .sort((one, other) => one.score.position - other.score.position);
}

/** A length in whole samples: that of the file. */
function secondsOf({ score, recording }: Period): number {
  const samples = recording?.length ?? Math.round(periodSeconds(score) * MASTER_RATE_HZ);
  return samples / MASTER_RATE_HZ;
}

/** Over all files of the performances. Two folders with the same ones have the same. */
function hashPerformances(contentDirectory: string): string {
  const hash = createHash("sha256");
  for (const file of listFilesBelow(contentDirectory, "performances")) {
    const bytes = readContentFile(contentDirectory, file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** The packs that can be heard: those whose files are made from their recipe. What an operator's own files sound like isn't known. */
export function heardPacks(contentDirectory: string): CabinetPack[] {
  const products = loadProducts(contentDirectory);
  return loadPacks(contentDirectory).filter((pack) => {
    const product = products.find(({ name }) => name === pack.product);
    return product !== undefined && operatorFiles(contentDirectory, product.slug).length === 0;
  });
}

function auditionOf(periods: readonly Period[], hash: string): Omit<Audition, "takes"> {
  const performances = periods.map((period) => ({
    id: period.id,
    name: period.score.name,
    period_seconds: secondsOf(period),
  }));
  return {
    performances,
    base_url: soundAddress(hash.slice(0, HASH_LENGTH)),
    loudness_lufs: SOUND_LUFS,
    lead_in_seconds: LEAD_IN_SECONDS,
    is_modelled: periods.some(({ recording }) => recording === null),
  };
}

type Heard = { product: string; audition: Audition; sources: Array<[string, SoundSource]> };

function heardPack(pack: CabinetPack, periods: readonly Period[], common: string): Heard {
  const hash = createHash("sha256").update(common).update(JSON.stringify(pack)).digest("hex");
  const walk = pack.walk && { walk: walkOf(pack) };
  const audition = { ...auditionOf(periods, hash), takes: takesOf(pack), ...walk };
  const folder = soundFolder(audition);
  const sources = periods.flatMap((period) =>
    [null, ...pack.takes, ...walkTakes(pack)].map((take): [string, SoundSource] => [
      `${folder}/${period.id}/${take ? takeId(take) : DRY}.mp3`,
      { kind: "take", period, pack, take },
    ]),
  );
  return {
    product: pack.product,
    audition,
    sources: [...sources, [`${folder}/${LEVELS_FILE}`, { kind: "levels", pack }]],
  };
}

/** Null where its performances can't be heard with it. */
function heardPlugin(given: Demonstration, pack: CabinetPack, all: readonly Period[], common: string): Heard | null {
  const periods = heardPeriods(given, all);
  if (periods.length === 0) return null;
  const { product, before, after } = given;
  const knob = setKnobOf(given.rule);
  const hash = demonstrationHash(common, given, pack);
  const audition = {
    ...auditionOf(periods, hash),
    takes: [],
    comparison: { before, after, ...(knob && { knob }) },
  };
  return { product, audition, sources: demonstrationSources(audition, given, pack, periods) };
}

/** What articles are heard with: takes are those of their pack, a comparison has sounds of its own. */
function heardFigures(
  contentDirectory: string,
  packs: readonly CabinetPack[],
  heard: readonly Heard[],
  compare: (given: Demonstration, pack: CabinetPack) => Heard | null,
): Heard[] {
  const ids = listFigureIds(contentDirectory);
  return loadFigures(contentDirectory).flatMap((figure, index): Heard[] => {
    const id = ids[index] as string;
    const pack = packs.find(({ product }) => product === figure.pack);
    const comparison = comparisonOf(id, figure);
    if (!pack) return [];
    if (comparison) return [compare(comparison, pack) ?? []].flat();
    const audition = takesAudition(figure, heard.find(({ product }) => product === pack.product)?.audition);
    return audition ? [{ product: id, audition, sources: [] }] : [];
  });
}

/** Everything that can be heard of a checked content folder, and what it is rendered from. Renders nothing. */
export function loadSounds(contentDirectory: string): Sounds {
  const periods = loadPeriods(contentDirectory);
  if (periods.length === 0) return { auditions: [], figures: new Map(), sources: new Map() };
  const common = hashInputs(hashPerformances(contentDirectory));
  const packs = heardPacks(contentDirectory);
  const plugins = loadDemonstrations(contentDirectory).flatMap((demonstration) => {
    const pack = packs.find(({ product }) => product === demonstration.pack);
    return (pack && heardPlugin(demonstration, pack, periods, common)) ?? [];
  });
  const heard = [...packs.map((pack) => heardPack(pack, periods, common)), ...plugins];
  const figures = heardFigures(contentDirectory, packs, heard, (given, pack) =>
    heardPlugin(given, pack, periods, common),
  );
  return {
    auditions: heard.map(({ product, audition }) => ({ product, audition })),
    figures: new Map(figures.map(({ product, audition }) => [product, audition])),
    sources: new Map([...heard, ...figures].flatMap(({ sources }) => sources)),
  };
}
