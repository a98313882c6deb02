import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkContentFolder } from "../check-content-folder.ts";
import { demoContentDirectory } from "../demo-content-directory.ts";
import { wavFile } from "../formats/wav-file.ts";
import { loadProducts } from "../load-content.ts";
import { createSoundFiles } from "./create-sound-files.ts";
import { loadSounds } from "./load-sounds.ts";

const SLOW_MACHINE_MS = 60_000;

/** The demo's products, packs and performances, in a folder that may be changed. */
function contentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sounds-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["products", "packs", "performances", "demonstrations", "manuals"]) {
    cpSync(join(demoContentDirectory(), name), join(folder, name), { recursive: true });
  }
  return folder;
}

function recording(seconds: number): Uint8Array {
  const samples = Float64Array.from(
    { length: seconds * 44_100 },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 441 * at) / 44_100),
  );
  return wavFile(samples, 44_100);
}

test("every pack can be heard: five performances through each of its takes, and the one on its cover first", () => {
  const { auditions: all, sources } = loadSounds(demoContentDirectory());
  const auditions = all.filter(({ audition }) => !audition.comparison);
  expect(auditions).toHaveLength(12);
  for (const { product, audition } of auditions) {
    expect(
      audition.performances.map(({ id }) => id),
      product,
    ).toEqual(["chug", "open-chord", "lead", "bass", "clean"]);
    expect(
      audition.takes.filter((take) => take.is_cover),
      product,
    ).toHaveLength(1);
    expect(new Set(audition.takes.map(({ id }) => id)).size, product).toBe(audition.takes.length);
    const folder = audition.base_url.replace("/media/sounds/", "");
    for (const { id } of [...audition.takes, { id: "dry" }]) expect(sources.has(`${folder}/lead/${id}.mp3`)).toBe(true);
  }
  const doom = auditions.find(({ product }) => product === "faIR Doom Cellar")?.audition;
  expect(doom).toMatchObject({ loudness_lufs: -18, lead_in_seconds: 0.25, is_modelled: true });
  expect(doom?.performances[0]).toEqual({ id: "chug", name: "Drop-tuned chug", period_seconds: 6.4 });
  expect(doom?.takes[4]).toEqual({
    id: "dyn-b-cap-3",
    microphone: "Dyn-B",
    position: "cap",
    distance_cm: 3,
    is_cover: true,
  });
});

test("the address of a pack's sounds changes with its recipe and with a performance, and only then", () => {
  const folder = contentFolder();
  const addresses = () =>
    new Map(loadSounds(folder).auditions.map(({ product, audition }) => [product, audition.base_url]));
  const before = addresses();
  expect(addresses()).toEqual(before);
  const recipe = join(folder, "packs/fair-doom-cellar.json");
  writeFileSync(recipe, readFileSync(recipe, "utf8").replace('"seed": 1504', '"seed": 1505'));
  const after = addresses();
  expect(
    [...after].filter(([product, address]) => before.get(product) !== address).map(([product]) => product),
  ).toEqual(["faIR Doom Cellar"]);
  const score = join(folder, "performances/lead.json");
  writeFileSync(score, readFileSync(score, "utf8").replace('"seed": 2103', '"seed": 1'));
  for (const [product, address] of addresses()) expect(after.get(product), product).not.toBe(address);
});

test("a pack with downloads of its operator's can't be heard: nobody knows what they sound like", () => {
  const folder = contentFolder();
  mkdirSync(join(folder, "files/fair-doom-cellar"), { recursive: true });
  writeFileSync(join(folder, "files/fair-doom-cellar/WAVE.zip"), "zip");
  expect(loadSounds(folder).auditions.map(({ product }) => product)).not.toContain("faIR Doom Cellar");
});

test("an operator's recording takes the place of the score: its length is the period", () => {
  const folder = contentFolder();
  writeFileSync(join(folder, "performances/lead.wav"), recording(3));
  checkContentFolder(folder, loadProducts(folder));
  const [first] = loadSounds(folder).auditions;
  expect(first?.audition.performances[2]).toEqual({ id: "lead", name: "Lead", period_seconds: 3 });
  expect(first?.audition.is_modelled).toBe(true);
  for (const id of ["bass", "chug", "clean", "open-chord"])
    writeFileSync(join(folder, `performances/${id}.wav`), recording(2));
  expect(loadSounds(folder).auditions[0]?.audition.is_modelled).toBe(false);
});

test.each([
  ["solo.wav", recording(3), "isn't a recording; name it like a performance, with .wav at its end"],
  ["lead.mp3", recording(3), "isn't a recording; name it like a performance, with .wav at its end"],
  ["lead.wav", new TextEncoder().encode("RIFF"), "is not a wave file"],
  ["lead.wav", recording(1), "lasts 1.0 seconds; 2 to 15 are allowed"],
  ["lead.wav", wavFile(new Float64Array(96_000), 48_000), "is silent"],
  [
    "lead.wav",
    wavFile(new Float64Array(96_000).fill(0.1), 32_000),
    "has to be PCM of 16 or 24 bit, mono or stereo, at 44.1 or 48 kHz",
  ],
])("a recording %s that can't be used is a fault before anything is built", (name, bytes, reason) => {
  const folder = contentFolder();
  writeFileSync(join(folder, "performances", name), bytes);
  expect(() => checkContentFolder(folder, loadProducts(folder))).toThrow(
    `performances/${name}, field (the whole): ${reason}`,
  );
});

test.each([
  ['"faMicAlign"', '"Nobody"', "names no product"],
  ['"faIR Modern Rock"', '"Nobody"', "names no pack: Nobody"],
  ['"rib-a-cap-edge-5"', '"rib-a-cap-edge-6"', "names no take of faIR Modern Rock: rib-a-cap-edge-6"],
  ['"chug"', '"solo"', "names no performance: solo"],
])("a demonstration with %s replaced by %s is a fault before anything is built", (good, wrong, reason) => {
  const folder = contentFolder();
  const file = join(folder, "demonstrations/famicalign.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(good, wrong));
  expect(() => checkContentFolder(folder, loadProducts(folder))).toThrow(
    `demonstrations/famicalign.json, field (the whole): ${reason}`,
  );
});

test("the address of a plugin's sounds changes with its demonstration, and of no other", () => {
  const folder = contentFolder();
  const addresses = () =>
    new Map(loadSounds(folder).auditions.map(({ product, audition }) => [product, audition.base_url]));
  const before = addresses();
  const file = join(folder, "demonstrations/famicalign.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("14.4,", "14.5,"));
  const changed = [...addresses()].filter(([product, address]) => before.get(product) !== address);
  expect(changed.map(([product]) => product)).toEqual(["faMicAlign"]);
});

test("where the amplifier is recorded, nothing in front of it can be trimmed: that plugin isn't heard with it", () => {
  const folder = contentFolder();
  const trimmed = () =>
    loadSounds(folder)
      .auditions.find(({ product }) => product === "faGainTrim")
      ?.audition.performances.map(({ id }) => id);
  writeFileSync(join(folder, "performances/lead.wav"), recording(3));
  expect(trimmed()).toEqual(["chug", "clean"]);
  for (const id of ["chug", "clean"]) writeFileSync(join(folder, `performances/${id}.wav`), recording(2));
  expect(trimmed()).toBeUndefined();
});

test("what is drawn beside sounds is made when it is asked for", { timeout: SLOW_MACHINE_MS }, async () => {
  const folder = contentFolder();
  const out = join(folder, "out");
  const files = createSoundFiles(folder, out);
  onTestFinished(() => files.close());
  const { auditions } = loadSounds(folder);
  const addressOf = (name: string) =>
    auditions.find(({ product }) => product === name)?.audition.base_url.replace("/media/sounds/", "") ?? "";
  const levels = `${addressOf("faIR Doom Cellar")}/takes/levels.json`;
  const peaks = `${addressOf("faSampleDelay")}/clean/peaks.json`;
  expect([await files.prepare(levels), await files.prepare(peaks)]).toEqual([true, true]);
  const read = (path: string) => JSON.parse(readFileSync(join(out, path), "utf8"));
  expect(read(levels)).toMatchObject({ from_hz: 50, to_hz: 12_800 });
  expect(read(levels).levels["dyn-b-cap-3"]).toHaveLength(97);
  expect(read(peaks).before).toHaveLength(240);
  expect(read(peaks).after).not.toEqual(read(peaks).before);
});

test("a sound is rendered when it is asked for, once for all who ask, and is there afterwards", {
  timeout: SLOW_MACHINE_MS,
}, async () => {
  const folder = contentFolder();
  const out = join(folder, "out");
  const files = createSoundFiles(folder, out);
  onTestFinished(() => files.close());
  const path = files.list().find((one) => one.includes("/bass/")) as string;
  expect(existsSync(out)).toBe(false);
  expect(await Promise.all([files.prepare(path), files.prepare(path), files.prepare(path)])).toEqual([
    true,
    true,
    true,
  ]);
  const first = statSync(join(out, path));
  expect(first.size).toBeGreaterThan(70_000);
  expect(await files.prepare(path)).toBe(true);
  expect(statSync(join(out, path)).mtimeMs).toBe(first.mtimeMs);
  expect(readdirSync(join(out, path, ".."))).toHaveLength(1);
});

test.each(["", "../manifest.json", "0123456789abcdef/lead/dry.mp3", "/etc/passwd"])(
  "nothing is rendered for the path %j",
  async (path) => {
    const out = join(tmpdir(), "sounds-never-made");
    const files = createSoundFiles(demoContentDirectory(), out);
    expect(await files.prepare(path)).toBe(false);
    expect(existsSync(out)).toBe(false);
  },
);

test("a sound that can't be written is an error each time, and the thread goes on", {
  timeout: SLOW_MACHINE_MS,
}, async () => {
  const folder = contentFolder();
  const out = join(folder, "out");
  writeFileSync(out, "a file in the place of the folder");
  const files = createSoundFiles(folder, out);
  onTestFinished(() => files.close());
  const path = files.list().find((one) => one.includes("/bass/dry")) as string;
  await expect(files.prepare(path)).rejects.toThrow("A sound can't be rendered");
  rmSync(out);
  expect(await files.prepare(path)).toBe(true);
});

test("the places of a pack's walk can be heard, from near to far, and are no takes of the pack", () => {
  const folder = contentFolder();
  const file = join(folder, "packs", "fair-jazz-box.json");
  const pack = JSON.parse(readFileSync(file, "utf8"));
  const walk = { microphone: "Con-B", position: "edge", distancesCentimetres: [70, 7] };
  writeFileSync(file, JSON.stringify({ ...pack, walk }));
  const { auditions, sources } = loadSounds(folder);
  const audition = auditions.find(({ product }) => product === "faIR Jazz Box")?.audition;
  expect(audition?.walk?.map(({ id }) => id)).toEqual(["con-b-edge-7", "con-b-edge-70"]);
  expect(audition?.takes.map(({ id }) => id)).not.toContain("con-b-edge-7");
  expect([...sources.keys()].some((path) => path.endsWith("/clean/con-b-edge-70.mp3"))).toBe(true);
});
