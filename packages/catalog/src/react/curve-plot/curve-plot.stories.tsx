import { Button, PlayIcon } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CurvePlot } from "./curve-plot.tsx";

const curve = (resonance: number, dip: number, top: number) =>
  Array.from({ length: 26 }, (_, band) => {
    const level = -Math.abs(band - resonance) / 2 - (band > top ? (band - top) * 7 : 0);
    return Math.max(-40, level - (Math.abs(band - 11) < 3 ? dip : 0));
  });

const ROCK = { letter: "A", name: "faIR Modern Rock", levelsDb: curve(9, 5, 21) };
const DOOM = { letter: "B", name: "faIR Doom Cellar", levelsDb: curve(6, 1, 19) };
const JAZZ = { letter: "C", name: "faIR Jazz Box", levelsDb: curve(11, 0, 18) };
const FUNK = { letter: "D", name: "faIR Funk Snap", levelsDb: curve(14, 7, 23) };

const meta = {
  title: "Catalogue/CurvePlot",
  component: CurvePlot,
  args: { lines: [ROCK, DOOM], label: "Frequency curves of two packs", noCurve: "no curve" },
} satisfies Meta<typeof CurvePlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Four: Story = { args: { lines: [ROCK, DOOM, JAZZ, FUNK] } };
export const OneIsHeard: Story = {
  args: {
    lines: [ROCK, { ...DOOM, isHeard: true }],
    keyOf: () => (
      <Button variant="plain" icon={<PlayIcon />}>
        Hear
      </Button>
    ),
  },
};
export const OneWithoutCurve: Story = {
  args: { lines: [ROCK, { letter: "B", name: "faMicAlign", levelsDb: null }] },
};
