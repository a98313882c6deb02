import { fail, ok } from "@shop/kernel";
import { fadeCurve } from "../../domain/player/fade-curve.ts";
import { CROSS_FADE_SECONDS, WAKE_MS } from "../../domain/player/limits.ts";
import type { SoundOutput, Voice } from "../../store/player-ports.ts";

/** Sound by Web Audio. The context is created by the first press, and rests while nothing sounds. */
export function createWebAudioOutput(createContext: () => AudioContext): SoundOutput<AudioBuffer> {
  let opened: { readonly context: AudioContext; readonly volume: GainNode } | null = null;
  let gain = 1;
  let voices = 0;
  const open = () => {
    if (opened) return opened;
    const context = createContext();
    const volume = context.createGain();
    volume.gain.value = gain;
    volume.connect(context.destination);
    opened = { context, volume };
    return opened;
  };
  return {
    wake: async () => {
      try {
        const { context } = open();
        return (await isDoneInTime(context.resume())) ? ok(undefined) : fail({ code: "player.outputRefused" });
      } catch {
        return fail({ code: "player.outputRefused" });
      }
    },
    nowSeconds: () => opened?.context.currentTime ?? 0,
    decode: async (file) => {
      try {
        return ok(await open().context.decodeAudioData(file));
      } catch {
        return fail({ code: "player.soundBroken" });
      }
    },
    start: (sound, plan): Voice => {
      const { context, volume } = open();
      const source = new AudioBufferSourceNode(context, {
        buffer: sound,
        loop: plan.isLooping,
        loopStart: plan.loopStartSeconds,
        loopEnd: plan.loopEndSeconds,
      });
      // One node for each fade: a voice may be stopped while it still fades in, and a parameter takes one curve at a time.
      const fadeIn = new GainNode(context, { gain: 0 });
      const fadeOut = new GainNode(context, { gain: 1 });
      source.connect(fadeIn).connect(fadeOut).connect(volume);
      fadeIn.gain.setValueCurveAtTime(fadeCurve("in"), plan.atSeconds, CROSS_FADE_SECONDS);
      void context.resume();
      voices += 1;
      source.onended = () => {
        fadeOut.disconnect();
        voices -= 1;
        if (voices === 0) void context.suspend();
      };
      source.start(plan.atSeconds, plan.offsetSeconds);
      return {
        stop: (atSeconds) => {
          fadeOut.gain.setValueCurveAtTime(fadeCurve("out"), atSeconds, CROSS_FADE_SECONDS);
          source.stop(atSeconds + CROSS_FADE_SECONDS);
        },
        setLooping: (isLooping) => {
          source.loop = isLooping;
        },
      };
    },
    setGain: (next) => {
      gain = next;
      if (opened) opened.volume.gain.setTargetAtTime(next, opened.context.currentTime, CROSS_FADE_SECONDS / 2);
    },
  };
}

/** Firefox without a sound device never starts its output, and doesn't say so. */
async function isDoneInTime(act: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), WAKE_MS);
  });
  try {
    return await Promise.race([act.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
