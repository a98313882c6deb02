import { fail, ok } from "@shop/kernel";
import type { FakeClock } from "@shop/kernel/testing";
import type { VoicePlan } from "../../domain/player/plan-voice.ts";
import type { SoundFiles, SoundOutput } from "../../store/player-ports.ts";

/** A voice as it was started and stopped. */
export interface FakeVoice {
  readonly sound: string;
  readonly plan: VoicePlan;
  readonly isLooping: boolean;
  /** Null: it still sounds. */
  readonly stoppedAtSeconds: number | null;
}

export interface FakeSoundOutput extends SoundOutput<string> {
  readonly voices: readonly FakeVoice[];
  readonly gain: number;
  /** The next `wake` fails, as in a browser that allows no sound. */
  refuseNext(): void;
}

/** Decodes a file to its text, on the given clock. The text "broken" can't be decoded. */
export function createFakeSoundOutput(clock: FakeClock): FakeSoundOutput {
  const startMs = clock.nowMs();
  const voices: FakeVoice[] = [];
  let gain = 1;
  let isRefused = false;
  return {
    voices,
    get gain() {
      return gain;
    },
    refuseNext: () => {
      isRefused = true;
    },
    wake: async () => {
      const refused = isRefused;
      isRefused = false;
      return refused ? fail({ code: "player.outputRefused" }) : ok(undefined);
    },
    nowSeconds: () => (clock.nowMs() - startMs) / 1000,
    decode: async (file) => {
      const text = new TextDecoder().decode(file);
      return text === "broken" ? fail({ code: "player.soundBroken" }) : ok(text);
    },
    start: (sound, plan) => {
      const at = voices.push({ sound, plan, isLooping: plan.isLooping, stoppedAtSeconds: null }) - 1;
      const change = (changed: Partial<FakeVoice>) => {
        const voice = voices[at];
        if (voice) voices[at] = { ...voice, ...changed };
      };
      return {
        stop: (stoppedAtSeconds) => change({ stoppedAtSeconds }),
        setLooping: (isLooping) => change({ isLooping }),
      };
    },
    setGain: (next) => {
      gain = next;
    },
  };
}

export interface FakeSoundFiles extends SoundFiles {
  /** The addresses that were fetched, in order. */
  readonly fetched: readonly string[];
  /** Files of this address can't be fetched ("missing"), or contain this text. Null: as any other. */
  set(url: string, content: string | null): void;
  /** Files wait until the returned function is called. */
  hold(): () => void;
}

/** A file contains its own address. */
export function createFakeSoundFiles(): FakeSoundFiles {
  const fetched: string[] = [];
  const special = new Map<string, string>();
  let gate: Promise<void> = Promise.resolve();
  return {
    fetched,
    set: (url, content) => {
      if (content) special.set(url, content);
      else special.delete(url);
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    load: async (url) => {
      fetched.push(url);
      await gate;
      const content = special.get(url) ?? url;
      if (content === "missing") return fail({ code: "player.soundUnavailable" });
      return ok(new TextEncoder().encode(content).buffer);
    },
  };
}
