import type { Clock, KeyValueStorage, Random, Result } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  DRY,
  isSameSound,
  type Programme,
  peaksUrl,
  performanceOf,
  type Sound,
  soundUrl,
} from "../../domain/player/audition.ts";
import { seekTo } from "../../domain/player/playhead.ts";
import type { TakeLevels } from "../../domain/player/read-take-levels.ts";
import { readWavePeaks, type WavePeaks } from "../../domain/player/read-wave-peaks.ts";
import { type PlayerAct, reducePlayer, type Slot, wantedSound } from "../../domain/player/reduce-player.ts";
import { gainOfVolume, readVolume } from "../../domain/player/volume.ts";
import { secondsToChange } from "../../domain/player/wipe.ts";
import type { SoundFiles, SoundOutput } from "../player-ports.ts";
import { createDrawnData } from "./drawn-data.ts";
import { createKeptSounds } from "./kept-sounds.ts";
import { loadTakeLevels } from "./load-take-levels.ts";
import { CLOSED_PLAYER, type PlayerState } from "./player-state.ts";
import { hasSingleKeys, keepSingleKeys } from "./single-keys.ts";
import { createSoundRun } from "./sound-run.ts";

/** The only player of a site: one sound at a time. One per tab. */
export interface PlayerStore extends Pick<StoreApi<PlayerState>, "getState" | "getInitialState" | "subscribe"> {
  /** Docks the programme and plays it. The same programme goes on where it was. To be called in the shopper's press. */
  play(programme: Programme, choice?: Partial<Sound>): Promise<void>;
  /** Plays what is docked, or pauses it. */
  toggle(): Promise<void>;
  /** Fetches again what failed, and plays it. */
  retry(): Promise<void>;
  pause(): void;
  choosePerformance(performanceId: string): void;
  /** Puts a take into the slot that is heard. */
  chooseTake(takeId: string): void;
  chooseSlot(slot: Slot): void;
  /** Where before ends and after begins, from 0 to 1: the side that the playhead is on is heard. */
  moveDivider(divider: number): void;
  setBypass(isBypassed: boolean): void;
  setLoop(isLooping: boolean): void;
  /** Shuffles the slots and hides what is in them. The sound stops, so that no change between two sounds tells. */
  hideNames(): void;
  reveal(): void;
  endBlind(): void;
  seek(seconds: number): void;
  /** Where the playhead is, in seconds. It changes without a change of the state. */
  positionSeconds(): number;
  /** The waveforms of a performance before and after the plugin. Failures `player.soundUnavailable`, `player.soundBroken`. */
  loadPeaks(programme: Programme, performanceId: string): Promise<Result<WavePeaks>>;
  /** The curves of a pack's takes. Failures as above. */
  loadLevels(programme: Programme): Promise<Result<TakeLevels>>;
  /** From 0 to 1; stored. */
  setVolume(volume: number): void;
  /** Stored. */
  setShortcuts(hasShortcuts: boolean): void;
  /** Silences and undocks it. */
  close(): void;
}

export interface PlayerDeps<Decoded> {
  readonly output: SoundOutput<Decoded>;
  readonly files: SoundFiles;
  readonly clock: Clock;
  readonly random: Random;
  /** Shared by the tabs of one browser. */
  readonly storage: KeyValueStorage;
}

const VOLUME_KEY = "shop_player_volume";

/** Fetches nothing before a press on play. Stores the volume and the choice of shortcuts, each only after the shopper's act. */
export function createPlayerStore<Decoded>({
  output,
  files,
  clock,
  random,
  storage,
}: PlayerDeps<Decoded>): PlayerStore {
  const store = createStore<PlayerState>(() => ({
    ...CLOSED_PLAYER,
    volume: readVolume(storage.get(VOLUME_KEY)) ?? CLOSED_PLAYER.volume,
    hasShortcuts: hasSingleKeys(storage),
  }));
  const { getState, setState } = store;
  const sounds = createKeptSounds(files, output);
  const loadDrawn = createDrawnData(files);
  const run = createSoundRun({ output, clock, onEnd: () => silence(0) });

  let cancelChange = () => {};
  /** The playhead as a fraction of the period of what is heard, or will be. */
  const playhead = () => {
    const { programme, heard, performanceId } = getState();
    return programme
      ? run.positionSeconds() / performanceOf(programme.audition, heard?.performanceId ?? performanceId).periodSeconds
      : 0;
  };
  /** With a divider, what is heard changes where the playhead passes it. */
  const waitForChange = () => {
    cancelChange();
    const { programme, divider, heard } = getState();
    if (!programme || divider === null || !heard) return;
    const { periodSeconds } = performanceOf(programme.audition, heard.performanceId);
    const seconds = secondsToChange(divider, playhead(), periodSeconds);
    cancelChange = clock.after(seconds * 1000, () => {
      act({ type: "movePlayhead", playhead: playhead() });
      waitForChange();
    });
  };
  const urlOf = (sound: Sound) => {
    const { programme } = getState();
    return programme ? soundUrl(programme.audition, sound) : "";
  };
  const silence = (atSeconds: number) => {
    cancelChange();
    run.stop(atSeconds);
    setState({ isOn: false, isLoading: false, heard: null });
  };
  /** Makes what is wanted sound. A later press takes over while it is fetched. */
  const sound = async () => {
    const { programme } = getState();
    const wanted = wantedSound(getState());
    if (!programme || !wanted) return;
    const url = urlOf(wanted);
    setState({ isOn: true, failure: null, isLoading: !sounds.has(url) || getState().heard === null });
    const [woken, loaded] = await Promise.all([output.wake(), sounds.load(url)]);
    const now = getState();
    if (!now.isOn || now.programme !== programme || !isSameSound(wantedSound(now), wanted)) return;
    const failed = [woken, loaded].find(({ isOk }) => !isOk);
    if (failed && !failed.isOk)
      return setState({ isOn: now.heard !== null, isLoading: false, failure: failed.failure });
    if (!loaded.isOk || isSameSound(now.heard, wanted)) return setState({ isLoading: false });
    const performance = performanceOf(programme.audition, wanted.performanceId);
    output.setGain(gainOfVolume(now.volume));
    // Another performance begins at its beginning.
    const fromSeconds = now.heard && now.heard.performanceId !== wanted.performanceId ? 0 : null;
    run.start(loaded.value, { ...programme.audition, ...performance, isLooping: now.isLooping }, fromSeconds);
    setState({ isLoading: false, heard: wanted });
    waitForChange();
    fetchAhead(now.slots.a, now.slots.b);
  };
  /** What A/B and bypass need next. A failure shows when it is wanted. */
  const fetchAhead = (...takeIds: readonly string[]) => {
    const { performanceId, programme } = getState();
    const dry = programme?.audition.comparison ? [] : [DRY];
    for (const takeId of [...takeIds, ...dry]) void sounds.load(urlOf({ performanceId, takeId }));
  };
  const act = (given: PlayerAct) => {
    const before = getState();
    const next = reducePlayer(before, given);
    if (!before.heard && next.performanceId !== before.performanceId) run.seek(0);
    setState(next);
    if (isSameSound(wantedSound(before), wantedSound(next))) return;
    setState({ failure: null });
    if (before.isOn) void sound();
  };
  const pause = () => {
    const { heard, performanceId } = getState();
    silence(heard && heard.performanceId !== performanceId ? 0 : run.positionSeconds());
  };
  return {
    ...store,
    play: (programme, choice) => {
      if (getState().programme?.name !== programme.name) silence(0);
      act({ type: "open", programme, ...(choice && { choice }) });
      return sound();
    },
    toggle: async () => {
      if (getState().isOn) pause();
      else await sound();
    },
    retry: sound,
    pause,
    choosePerformance: (performanceId) => act({ type: "choosePerformance", performanceId }),
    chooseTake: (takeId) => act({ type: "chooseTake", takeId }),
    chooseSlot: (slot) => act({ type: "chooseSlot", slot }),
    moveDivider: (divider) => {
      act({ type: "moveDivider", divider, playhead: playhead() });
      waitForChange();
    },
    setBypass: (isBypassed) => act({ type: "setBypass", isBypassed }),
    setLoop: (isLooping) => {
      act({ type: "setLoop", isLooping });
      run.setLooping(isLooping);
    },
    hideNames: () => {
      silence(0);
      act({ type: "hideNames", chances: [random.fraction(), random.fraction()] });
    },
    reveal: () => act({ type: "reveal" }),
    endBlind: () => act({ type: "endBlind" }),
    seek: (seconds) => {
      const { programme, performanceId, heard } = getState();
      if (!programme) return;
      const { periodSeconds } = performanceOf(programme.audition, heard?.performanceId ?? performanceId);
      run.seek(seekTo(seconds, periodSeconds));
      act({ type: "movePlayhead", playhead: seekTo(seconds, periodSeconds) / periodSeconds });
      waitForChange();
    },
    positionSeconds: run.positionSeconds,
    loadPeaks: (programme, performanceId) => loadDrawn(peaksUrl(programme.audition, performanceId), readWavePeaks),
    loadLevels: (programme) => loadTakeLevels(loadDrawn, programme.audition),
    setVolume: (volume) => {
      output.setGain(gainOfVolume(volume));
      storage.set(VOLUME_KEY, String(volume));
      setState({ volume });
    },
    setShortcuts: (hasShortcuts) => {
      keepSingleKeys(storage, hasShortcuts);
      setState({ hasShortcuts });
    },
    close: () => {
      silence(0);
      act({ type: "close" });
    },
  };
}
