import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatWorld } from "../../testing/index.ts";
import { ChatWorldView, type ChatWorldViewProps } from "./chat-world-view.tsx";

const ALT_C = { keyCode: 67, code: "KeyC", key: "c", altKey: true, bubbles: true, cancelable: true };

/** The closed chat in a page with a link. */
export async function renderChat(props: ChatWorldViewProps = {}) {
  const user = userEvent.setup();
  const world = await new Promise<ChatWorld>((resolve) => {
    render(
      <ChatWorldView {...props} onReady={resolve}>
        <a href="#price">What it costs</a>
      </ChatWorldView>,
    );
  });
  await screen.findByRole("link", { name: "What it costs" });
  await act(async () => {});
  return { world, user };
}

/** The same, with its window opened by a press of the button. */
export async function renderOpenChat(props: ChatWorldViewProps = {}) {
  const rendered = await renderChat(props);
  await rendered.user.click(chatButton());
  await screen.findByRole("dialog", { name: "Chat" });
  // What follows the first drawing, such as loading what was said.
  await act(async () => {});
  return rendered;
}

export const chatButton = () => screen.getByRole("button", { name: "Open chat" });
export const chatField = () => screen.getByRole("textbox", { name: "Your message" });
export const pressAltC = () => act(async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", ALT_C)));
