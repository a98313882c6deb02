import type { StoryObj } from "@storybook/react-vite";

/** A story's play: opens the given question once the cart is there. */
export function openWhy(question: RegExp): NonNullable<StoryObj["play"]> {
  return async ({ canvas, userEvent }) => {
    for (const summary of await canvas.findAllByText(question)) await userEvent.click(summary);
  };
}
