import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Parts/ErrorState",
  component: ErrorState,
  args: {
    title: "The list did not arrive",
    children: "The server did not respond within ten seconds.",
    safe: "What you own is safe, and nothing was charged.",
    onRetry: () => undefined,
    action: <Button href="#home">To the first page</Button>,
  },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
