import type { Meta, StoryObj } from "@storybook/react-vite";
import { Figure } from "./figure.tsx";

const meta = { title: "Parts/Figure", component: Figure } satisfies Meta<typeof Figure>;
export default meta;

export const EverySize: StoryObj<typeof meta> = {
  render: () => (
    <div className="bench-stack">
      <Figure size="small">48 000 Hz · 24 bit</Figure>
      <span className="shop-text">
        Measured at <Figure>3.15 kHz</Figure> with the needle at <Figure>−6 dB</Figure>.
      </span>
      <span className="bench-row">
        <Figure size="title" struck>
          129.00
        </Figure>
        <Figure size="title" live>
          89.00
        </Figure>
      </span>
      <Figure size="head">0:14:59</Figure>
    </div>
  ),
};
