import type { Meta, StoryObj } from "@storybook/react-vite";
import { DownloadIcon } from "../icons/later-icons.tsx";
import { Button } from "./button.tsx";

const meta = { title: "Parts/Button", component: Button, args: { children: "Add to rack" } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS = ["signal", "plain", "quiet", "danger"] as const;

export const EveryVariant: Story = {
  render: () => (
    <div className="bench-stack">
      {["", "bench-panel", "bench-panel bench-panel--raised"].map((level) => (
        <div key={level} className={`bench-row ${level}`}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};
export const Busy: Story = {
  render: () => (
    <div className="bench-row">
      <Button variant="signal" busy>
        Send the activation mail
      </Button>
      <Button busy busyLabel="Sending…">
        Send
      </Button>
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: "small" } };
export const WithIcon: Story = {
  args: { variant: "signal", icon: <DownloadIcon />, children: "Download the WAV files" },
};
export const AsLink: Story = { args: { href: "#there", children: "Read the manual" } };
export const WideWithLongText: Story = {
  args: { wide: true, variant: "signal", children: "Donaudampfschifffahrtsgesellschaftskapitänsmütze jetzt bestellen" },
  decorators: [(Part) => <div className="bench-stack">{Part()}</div>],
};
