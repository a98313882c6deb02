import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = { title: "Parts/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;

export const EveryTone: StoryObj<typeof meta> = {
  render: () => (
    <div className="bench-row bench-panel">
      <Badge>Free</Badge>
      <Badge tone="signal">New</Badge>
      <Badge tone="gain">Owned</Badge>
      <Badge tone="clip">Expired</Badge>
    </div>
  ),
};
