import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Parts/TextArea",
  component: TextArea,
  args: { label: "Your question" },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCount: Story = { args: { maxLength: 500, defaultValue: "Which microphone was used for the 4×12?" } };
export const WithError: Story = {
  args: { error: "Write at least one sentence, so that we can answer.", defaultValue: "?" },
};
