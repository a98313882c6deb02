import { createHash } from "node:crypto";
import { type CabinetPack, type Take, walkTakes } from "../cabinet/cabinet.ts";
import { hasContentFile, listFilesBelow, readContentFile } from "../content-files.ts";
import { LEAD_IN_SECONDS, MASTER_RATE_HZ, SOUND_LUFS } from "../limits.ts";
import { listJsonFiles, loadPacks, loadPerformances, loadProducts } from "../load-content.ts";
import { hashInputs } from "../manifest.ts";
import { operatorFiles } from "../operator-files.ts";
import { type Performance, periodSeconds } from "../performances/performance.ts";
import { readRecording } from "../performances/read-recording.ts";
import { DRY, type ProductAudition, soundAddress, soundFolder, takeId, takesOf, walkOf } from "./audition.ts";

/** One period: a score to be played, or an operator's recording. */
export type Period = { id: string; score: Performance; recording: Float64Array | null };

/** What one file is rendered from. The take is null for the performance without a cabinet. */
export type SoundSource = { period: Period; pack: CabinetPack; take: Take | null };

export type Sounds = {
  auditions: ProductAudition[];
  /** What is rendered for each path, `<hash>/<performance>/<take>.mp3`. Other paths aren't there. */
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

function auditionOf(pack: CabinetPack, periods: readonly Period[], hash: string): ProductAudition {
  const performances = periods.map((period) => ({
    id: period.id,
    name: period.score.name,
    period_seconds: secondsOf(period),
  }));
  return {
    product: pack.product,
    audition: {
      performances,
      takes: takesOf(pack),
      ...(pack.walk && { walk: walkOf(pack) }),
      base_url: soundAddress(hash),
      loudness_lufs: SOUND_LUFS,
      lead_in_seconds: LEAD_IN_SECONDS,
      is_modelled: periods.some(({ recording }) => recording === null),
    },
  };
}

/** Everything that can be heard of a checked content folder, and what it is rendered from. Renders nothing. */
export function loadSounds(contentDirectory: string): Sounds {
  const periods = loadPeriods(contentDirectory);
  if (periods.length === 0) return { auditions: [], sources: new Map() };
  const common = hashInputs(hashPerformances(contentDirectory));
  const sources = new Map<string, SoundSource>();
  const auditions = heardPacks(contentDirectory).map((pack) => {
    const hash = createHash("sha256").update(common).update(JSON.stringify(pack)).digest("hex").slice(0, HASH_LENGTH);
    const { product, audition } = auditionOf(pack, periods, hash);
    const folder = soundFolder(audition);
    for (const period of periods) {
      sources.set(`${folder}/${period.id}/${DRY}.mp3`, { period, pack, take: null });
      for (const take of [...pack.takes, ...walkTakes(pack)])
        sources.set(`${folder}/${period.id}/${takeId(take)}.mp3`, { period, pack, take });
    }
    return { product, audition };
  });
  return { auditions, sources };
}
