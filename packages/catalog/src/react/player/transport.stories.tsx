import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import "../styles.css";
import "../player-styles.css";
import type { Programme } from "../../domain/player/audition.ts";
import { playerMessages } from "../../messages/index.ts";
import type { PlayerStore } from "../../store/player/player-store.ts";
import { buildComparison, buildPlayer, buildProgramme, type FakeSoundFiles } from "../../testing/index.ts";
import { PlayButton } from "./play-button.tsx";
import { PlayerProvider } from "./player-provider.tsx";
import { SoundBoard } from "./sound-board.tsx";
import { Transport } from "./transport.tsx";
import { useOwnChoice } from "./use-own-choice.ts";

interface WorldProps {
  programme?: Programme;
  locale?: "en" | "de" | "ja";
  /** What happens before the story is looked at. */
  act?: (player: PlayerStore, files: FakeSoundFiles) => unknown;
}

const PROGRAMME = buildProgramme();

/** A page with the board and the docked player, on fakes. */
function World({ programme = PROGRAMME, locale = "en", act }: WorldProps) {
  const [world] = useState(buildPlayer);
  const [choice, setChoice] = useOwnChoice(programme);
  useEffect(() => void act?.(world.player, world.files), [world, act]);
  return (
    <PlayerProvider player={world.player} messages={playerMessages[locale]}>
      <main className="bench-stack">
        <h1>{programme.name}</h1>
        <PlayButton programme={programme} choice={choice} />
        <SoundBoard programme={programme} choice={choice} onChoose={setChoice} />
      </main>
      <Transport />
    </PlayerProvider>
  );
}

const play = (player: PlayerStore) => player.play(PROGRAMME);

const meta = { title: "Catalogue/Player", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Playing: Story = { args: { act: play } };
export const Loading: Story = {
  args: {
    act: (player, files) => {
      files.hold();
      return play(player);
    },
  },
};
export const Paused: Story = { args: { act: async (player) => void play(player).then(player.pause) } };
export const Bypassed: Story = { args: { act: (player) => play(player).then(() => player.setBypass(true)) } };
export const BlindTest: Story = { args: { act: (player) => play(player).then(player.hideNames) } };
export const Revealed: Story = {
  args: {
    act: async (player) => {
      await play(player);
      player.hideNames();
      player.reveal();
    },
  },
};
export const Failed: Story = {
  args: {
    act: (player, files) => {
      files.set("/media/sounds/0f1e/chug/rib-a-cap-edge-15.mp3", "missing");
      return play(player);
    },
  },
};
const COMPARISON = buildComparison();
const PEAKS = "/media/sounds/2a3b/chug/peaks.json";
/** Two waveforms, of which the second is louder between its strokes. */
const WAVES = JSON.stringify({
  before: Array.from({ length: 240 }, (_, at) => Math.round(700 * Math.exp(-(at % 20) / 5) + 40)),
  after: Array.from({ length: 240 }, (_, at) => Math.round(700 * Math.exp(-(at % 20) / 14) + 90)),
});
const compare = (player: PlayerStore, files: FakeSoundFiles) => {
  files.set(PEAKS, WAVES);
  return player.play(COMPARISON);
};
export const BeforeAndAfter: Story = { args: { programme: COMPARISON, act: compare } };
export const BeforeAndAfterLight: Story = { ...BeforeAndAfter, globals: { theme: "light" } };
export const BeforeAndAfterPhone: Story = { ...BeforeAndAfter, globals: { viewport: { value: "phone" } } };
export const WithoutWaveform: Story = {
  args: {
    programme: COMPARISON,
    act: (player, files) => {
      files.set(PEAKS, "missing");
      return player.play(COMPARISON);
    },
  },
};
const LEVELS = "/media/sounds/0f1e/takes/levels.json";
/** Tenths of decibels in thirds of an octave: each take is brighter than the one before it. */
const takeLevels = (bright: number) =>
  Array.from({ length: 25 }, (_, third) => Math.round(-Math.abs(third - 8) * 12 + bright * third));
export const CurvesOfTheTakes: Story = {
  args: {
    act: (player, files) => {
      const levels = {
        "dyn-a-cap-2": takeLevels(4),
        "dyn-a-cap-edge-5": takeLevels(1),
        "rib-a-cap-edge-15": takeLevels(-3),
      };
      files.set(LEVELS, JSON.stringify({ from_hz: 50, to_hz: 12_800, levels }));
      return play(player);
    },
  },
};
export const KnobBeforeAndAfter: Story = {
  args: {
    programme: COMPARISON,
    act: (player, files) => compare(player, files).then(() => player.chooseSlot("b")),
  },
};
export const Light: Story = { ...Playing, globals: { theme: "light" } };
export const Phone: Story = { ...Playing, globals: { viewport: { value: "phone" } } };
export const German: Story = { args: { act: play, locale: "de" }, parameters: { locale: "de" } };
export const Japanese: Story = { args: { act: play, locale: "ja" }, parameters: { locale: "ja" } };
