import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Parts/EmptyState",
  component: EmptyState,
  args: {
    title: "No downloads yet",
    children: "What you own is listed here, with every version that you may download.",
    action: (
      <Button variant="signal" href="#free">
        Hear what is free
      </Button>
    ),
  },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof EmptyState>;
export default meta;

export const WithAct: StoryObj<typeof meta> = {};
