import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeIcon, TrashIcon } from "../icons/icons.tsx";
import { CartIcon, MenuIcon, MoonIcon } from "../icons/page-icons.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Parts/IconButton",
  component: IconButton,
  args: { label: "Menu", icon: <MenuIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const EveryState: Story = {
  render: () => (
    <div className="bench-row">
      <IconButton label="Menu" icon={<MenuIcon />} />
      <IconButton label="Rack, 3 pieces" icon={<CartIcon />} badge={3} href="#rack" />
      <IconButton label="Rack, 12 pieces" icon={<CartIcon />} badge={12} />
      <IconButton label="Show" icon={<EyeIcon />} pressed />
      <IconButton label="Dark" icon={<MoonIcon />} pressed={false} />
      <IconButton label="Remove" icon={<TrashIcon />} size="small" />
      <IconButton label="Remove" icon={<TrashIcon />} disabled />
    </div>
  ),
};
