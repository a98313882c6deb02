import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";

const meta = { title: "Parts/Popover" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Bench({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} onClick={() => setIsOpen(!isOpen)}>
        Cart
      </Button>
      {isOpen && (
        <Popover anchor={anchor} onClose={() => setIsOpen(false)} label="Your cart">
          <div className="bench-panel">
            <Button>Proceed</Button>
          </div>
        </Popover>
      )}
    </>
  );
}

export const Closed: Story = { render: () => <Bench /> };
export const Open: Story = { render: () => <Bench startsOpen /> };
export const OpenedByKeyboard: Story = {
  render: () => <Bench />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Proceed" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "Cart" })).toHaveFocus();
  },
};
