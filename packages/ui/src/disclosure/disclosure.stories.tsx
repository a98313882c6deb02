import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Parts/Disclosure",
  component: Disclosure,
  args: { summary: "Which sample rates are inside?", children: "48 kHz at 24 bit; other rates are made by your host." },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
