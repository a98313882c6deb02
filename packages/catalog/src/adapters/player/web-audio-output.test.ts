import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planVoice } from "../../domain/player/plan-voice.ts";
import { createWebAudioOutput } from "./web-audio-output.ts";

/** A parameter that keeps what it was told. */
function buildParam(value: number) {
  const curves: Array<{ first: number; last: number; at: number; seconds: number }> = [];
  const targets: number[] = [];
  return {
    value,
    curves,
    targets,
    setValueCurveAtTime: (curve: readonly number[], at: number, seconds: number) =>
      curves.push({ first: curve[0] as number, last: curve.at(-1) as number, at, seconds }),
    setTargetAtTime: (target: number) => targets.push(target),
  };
}

class FakeGain {
  readonly gain;
  outputs: unknown[] = [];
  constructor(_context: unknown, { gain = 1 }: { gain?: number } = {}) {
    this.gain = buildParam(gain);
  }
  connect(next: unknown) {
    this.outputs.push(next);
    return next;
  }
  disconnect() {
    this.outputs = [];
  }
}

class FakeSource {
  static readonly all: FakeSource[] = [];
  readonly outputs: unknown[] = [];
  started: readonly number[] = [];
  stopped: number | null = null;
  loop: boolean;
  onended = () => {};
  readonly options;
  constructor(_context: unknown, options: { buffer: unknown; loop: boolean; loopStart: number; loopEnd: number }) {
    this.options = options;
    this.loop = options.loop;
    FakeSource.all.push(this);
  }
  connect(next: unknown) {
    this.outputs.push(next);
    return next;
  }
  start(...times: number[]) {
    this.started = times;
  }
  stop(at: number) {
    this.stopped = at;
  }
}

/** A browser's context, whose act of waking and decoding may be refused. */
function buildContext({ isRefused = false } = {}) {
  const destination = {};
  const volume = new FakeGain(null);
  const calls: string[] = [];
  const context = {
    destination,
    currentTime: 4,
    createGain: () => volume,
    resume: async () => {
      calls.push("resume");
      if (isRefused) throw new Error("NotAllowedError");
    },
    suspend: async () => calls.push("suspend"),
    decodeAudioData: async (file: ArrayBuffer) => {
      if (file.byteLength === 0) throw new Error("EncodingError");
      return { duration: 1 };
    },
  };
  const create = vi.fn(() => context as unknown as AudioContext);
  return { output: createWebAudioOutput(create), create, calls, volume, destination };
}

const PLAN = planVoice({ atSeconds: 5, fromSeconds: 1, periodSeconds: 6.4, isLooping: true }, 0.25);
const SOUND = { duration: 7 } as AudioBuffer;

beforeEach(() => {
  FakeSource.all.length = 0;
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
  vi.stubGlobal("GainNode", FakeGain);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[HEAR-07] no output is opened before the first press, and one for all", async () => {
  const { output, create } = buildContext();
  output.setGain(0.5);
  expect([create.mock.calls.length, output.nowSeconds()]).toEqual([0, 0]);
  await output.wake();
  await output.wake();
  expect([create.mock.calls.length, output.nowSeconds()]).toEqual([1, 4]);
});

test("[HEAR-10] a browser that allows no sound, and a file that is none, are failures", async () => {
  expect(await buildContext({ isRefused: true }).output.wake()).toEqual({
    isOk: false,
    failure: { code: "player.outputRefused" },
  });
  expect(await buildContext().output.decode(new ArrayBuffer(0))).toEqual({
    isOk: false,
    failure: { code: "player.soundBroken" },
  });
});

test("[HEAR-10] a browser that never starts its output, as Firefox without a sound device, has refused it after five seconds", async () => {
  vi.useFakeTimers();
  const context = { createGain: () => new FakeGain(null), resume: () => new Promise<void>(() => {}) };
  const woken = createWebAudioOutput(() => context as unknown as AudioContext).wake();
  const answers: unknown[] = [];
  void woken.then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([{ isOk: false, failure: { code: "player.outputRefused" } }]);
});

test("[HEAR-04] [HEAR-05] a voice loops over its period from where it was planned, and fades in over 20 ms", () => {
  const { output, volume, destination } = buildContext();
  output.start(SOUND, PLAN);
  const [source] = FakeSource.all as [FakeSource];
  expect(source.options).toEqual({ buffer: SOUND, loop: true, loopStart: 0.25, loopEnd: 6.65 });
  expect(source.started).toEqual([5, 1.25]);
  const [fadeIn] = source.outputs as [FakeGain];
  const [fadeOut] = fadeIn.outputs as [FakeGain];
  expect([fadeOut.outputs, volume.outputs]).toEqual([[volume], [destination]]);
  expect(fadeIn.gain.curves).toEqual([{ first: 0, last: 1, at: 5, seconds: 0.02 }]);
});

test("[HEAR-05] a voice that is stopped fades out over 20 ms, and ends then", () => {
  const { output } = buildContext();
  output.start(SOUND, PLAN).stop(6);
  const [source] = FakeSource.all as [FakeSource];
  const [fadeIn] = source.outputs as [FakeGain];
  const [fadeOut] = fadeIn.outputs as [FakeGain];
  expect(fadeOut.gain.curves).toEqual([{ first: 1, last: expect.closeTo(0, 9), at: 6, seconds: 0.02 }]);
  expect(source.stopped).toBeCloseTo(6.02, 9);
});

test("the output rests once the last voice has ended, not before", () => {
  const { output, calls } = buildContext();
  output.start(SOUND, PLAN);
  output.start(SOUND, PLAN);
  FakeSource.all[0]?.onended();
  expect(calls).not.toContain("suspend");
  FakeSource.all[1]?.onended();
  expect(calls.at(-1)).toBe("suspend");
});

test("[HEAR-08] the volume is set at the opening, and glides afterwards", async () => {
  const { output, volume } = buildContext();
  output.setGain(0.25);
  await output.wake();
  expect(volume.gain.value).toBe(0.25);
  output.setGain(1);
  expect(volume.gain.targets).toEqual([1]);
});

test("[HEAR-04] the loop can be switched off while it sounds", () => {
  const { output } = buildContext();
  output.start(SOUND, PLAN).setLooping(false);
  expect(FakeSource.all[0]?.loop).toBe(false);
});
