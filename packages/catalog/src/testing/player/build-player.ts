import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import type { Programme, Take } from "../../domain/player/audition.ts";
import type { Audition } from "../../domain/read-audition.ts";
import { createPlayerStore } from "../../store/player/player-store.ts";
import { createFakeSoundFiles, createFakeSoundOutput } from "./fake-sound-output.ts";

export function buildTake(given: Partial<Take> = {}): Take {
  const { microphone = "Dyn-A", position = "cap", distanceCm = 2 } = given;
  const id = `${microphone}-${position}-${distanceCm}`.toLowerCase();
  return { id, microphone, position, distanceCm, isCover: false, ...given };
}

/** A dynamic microphone at the cap and at its edge, and a ribbon at the edge, which is the cover's. */
export function buildAudition(given: Partial<Audition> = {}): Audition {
  return {
    performances: [
      { id: "chug", name: "Drop-tuned chug", periodSeconds: 6.4 },
      { id: "open-chord", name: "Open chord", periodSeconds: 5 },
      { id: "lead", name: "Lead", periodSeconds: 8 },
      { id: "bass", name: "Bass", periodSeconds: 6 },
      { id: "clean", name: "Clean", periodSeconds: 7.2 },
    ],
    takes: [
      buildTake(),
      buildTake({ position: "cap-edge", distanceCm: 5 }),
      buildTake({ microphone: "Rib-A", position: "cap-edge", distanceCm: 15, isCover: true }),
    ],
    walk: [],
    baseUrl: "/media/sounds/0f1e",
    loudnessLufs: -18,
    leadInSeconds: 0.25,
    isModelled: true,
    comparison: null,
    ...given,
  };
}

export function buildProgramme(given: Partial<Programme> = {}): Programme {
  return {
    name: "faIR Modern Rock",
    href: "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
    audition: buildAudition(),
    ...given,
  };
}

/** A plugin's before and after, of two performances. */
export function buildComparison(given: Partial<Programme> = {}): Programme {
  const text = (word: string) => ({ en: word, de: word, ja: word });
  return {
    name: "faSampleDelay",
    href: "/products/plugins/fasampledelay",
    audition: buildAudition({
      takes: [],
      baseUrl: "/media/sounds/2a3b",
      comparison: { before: text("Apart"), after: text("Delayed") },
    }),
    comparison: {
      before: "A close microphone, and one a metre away",
      after: "The close one delayed by 139.94 samples",
      knob: {
        name: "Delay",
        before: { travel: 0.5, value: "0 samples" },
        after: { travel: 0.64, value: "+139.94 samples" },
      },
    },
    ...given,
  };
}

/** A player whose output, files and time are fakes. */
export function buildPlayer(stored: Readonly<Record<string, string>> = {}) {
  const clock = createFakeClock();
  const storage = createMemoryStorage(stored);
  const output = createFakeSoundOutput(clock);
  const files = createFakeSoundFiles();
  const player = createPlayerStore({ output, files, clock, storage, random: createFakeRandom() });
  return { player, output, files, clock, storage };
}
