import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogFrameProps } from "./dialog-frame-props.ts";
import { NativeDialogFrame } from "./native-dialog-frame.tsx";

const PARAGRAPHS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const meta = {
  title: "Parts/DialogFrame",
  component: DialogFrame,
  args: {
    open: true,
    onClose: () => undefined,
    title: "Log in",
    footer: (
      <>
        Questions? <TextLink href="#contact">Write to us</TextLink>
      </>
    ),
    children: (
      <div className="bench-stack">
        <TextField label="Name" autoComplete="username" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button variant="signal" wide>
          Log in
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof DialogFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ frame: Frame, ...args }: DialogFrameProps & { frame: ComponentType<DialogFrameProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="bench-tall">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Frame {...args} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

const openIt = async (canvas: { getByRole: typeof screen.getByRole }) => {
  const opener = canvas.getByRole("button", { name: "Open" });
  const placeBefore = opener.getBoundingClientRect().left;
  await userEvent.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Log in" });
  await expect(screen.getByLabelText("Name")).toHaveFocus();
  await expect(opener.getBoundingClientRect().left).toBe(placeBefore);
  return { dialog, opener };
};

const closeIt = async (opener: HTMLElement) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = {
  args: { size: "large", description: "One account for licences, downloads and updates." },
};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaft, with a title that takes more than a line",
    children: PARAGRAPHS.map((name) => (
      <p key={name}>Paragraph {name}. The body scrolls between head and foot, the page behind doesn't move.</p>
    )),
  },
};
export const Native: Story = { render: (args) => <NativeDialogFrame {...args} /> };

/** [MODAL-03] What only a real browser shows: the trap, the return of the focus, no shift of the page behind. */
export const KeyboardWalk: Story = {
  render: (args) => <Opener {...args} frame={DialogFrame} />,
  play: async ({ canvas }) => {
    const { dialog, opener } = await openIt(canvas);
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await closeIt(opener);
  },
};

/** [MODAL-03] The browser itself keeps real keys inside; a story's scripted Tab ignores the top layer and can't show it. */
export const KeyboardWalkNative: Story = {
  render: (args) => <Opener {...args} frame={NativeDialogFrame} />,
  play: async ({ canvas }) => {
    const { dialog, opener } = await openIt(canvas);
    await expect(dialog.matches(":modal")).toBe(true);
    await closeIt(opener);
  },
};

/** Opens like a dialog whose code had to be fetched first: not within the click. */
function LateOpener({ frame: Frame, ...args }: DialogFrameProps & { frame: ComponentType<DialogFrameProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="bench-tall">
      <Button onClick={() => setTimeout(() => setIsOpen(true))}>Open</Button>
      <Frame {...args} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** Checks the dialogs at each change of the page. Returns those that were visible while keys still reached the page. */
function watchDialogs(): () => readonly Element[] {
  const unheld: Element[] = [];
  const isUnheld = (dialog: Element) => dialog.checkVisibility() && !dialog.contains(document.activeElement);
  const watch = new MutationObserver(() => {
    unheld.push(...[...document.querySelectorAll("dialog, [role=dialog]")].filter(isUnheld));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return unheld;
  };
}

/** [MODAL-03] Esc pressed the moment a dialog is visible closes it: it is never visible before it traps the keys. */
const closedAtOnce: Story["play"] = async ({ canvas }) => {
  const end = watchDialogs();
  const { opener } = await openIt(canvas);
  await closeIt(opener);
  await expect(end()).toEqual([]);
};
export const SeenWithItsKeys: Story = {
  render: (args) => <LateOpener {...args} frame={DialogFrame} />,
  play: closedAtOnce,
};
export const SeenWithItsKeysNative: Story = {
  render: (args) => <LateOpener {...args} frame={NativeDialogFrame} />,
  play: closedAtOnce,
};
