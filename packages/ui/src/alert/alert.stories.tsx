import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Parts/Alert",
  component: Alert,
  args: { type: "error", children: "The mail could not be sent. Nothing is lost: try again in a minute." },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryType: Story = {
  render: (args) => (
    <div className="bench-stack">
      <Alert {...args} />
      <Alert type="warning">Your session ends in two minutes.</Alert>
      <Alert type="success">The address is confirmed. You can log in now.</Alert>
      <Alert type="info">We have sent a mail to ada@example.com.</Alert>
    </div>
  ),
};
export const WithActionAndClose: Story = {
  args: {
    type: "warning",
    title: "Not connected",
    action: <Button size="small">Try again</Button>,
    onClose: () => undefined,
  },
};
