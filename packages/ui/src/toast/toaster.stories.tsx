import type { Meta, StoryObj } from "@storybook/react-vite";
import { Toaster } from "./toaster.tsx";

const meta = {
  title: "Parts/Toaster",
  component: Toaster,
  args: { toasts: [], onDismiss: () => undefined },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  args: {
    toasts: [
      { id: "1", text: "Greenback 4×12 is in the rack.", tone: "gain", durationMs: 45_000 },
      {
        id: "2",
        text: "Greenback 4×12 was taken out.",
        durationMs: 15_000,
        action: { label: "Undo", onPress: () => undefined },
      },
      { id: "3", text: "The last change could not be undone.", tone: "clip" },
      { id: "4", text: "A new version is out.", tone: "signal", durationMs: 5000 },
    ],
  },
};
export const Empty: Story = {};
