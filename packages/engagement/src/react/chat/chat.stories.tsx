import { Button, TextLink } from "@shop/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { buildChatEntry, buildChatProduct, type ChatWorld } from "../../testing/index.ts";
import { ChatWorldView, type ChatWorldViewProps } from "../stories/chat-world-view.tsx";
import "../styles.css";

const AT_MS = 1_768_478_400_000;
const PICTURE = (ink: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${ground}" d="M0 0h160v90H0z"/><path d="M10 70C40 66 46 30 70 44s30-26 44-20 16 40 36 44" fill="none" stroke="${ink}" stroke-width="3"/></svg>`)}`;
const IMAGE = { dark: PICTURE("#f3eee6", "#0f0d0b"), light: PICTURE("#1d1914", "#fffefa"), width: 160, height: 90 };

const TALK = [
  buildChatEntry({ sender: "user", text: "Where do I find my downloads?", atMs: AT_MS - 86_400_000 }),
  buildChatEntry({
    text: "Open your account. Each product that you own has a Download button with the versions for Windows and macOS.",
    atMs: AT_MS - 86_399_000,
    sources: [
      { title: "Support: downloads and installation", path: "/support#downloads" },
      { title: "faMicAlign: versions and requirements", path: "/products/famicalign#versions" },
    ],
  }),
  buildChatEntry({ sender: "user", text: "Something to align two mics on a 4x12?", atMs: AT_MS - 60_000 }),
  buildChatEntry({
    text: "faMicAlign measures the delay between two microphones and corrects it.",
    atMs: AT_MS - 59_000,
    sources: [{ title: "faMicAlign", path: "/products/famicalign" }],
    products: [
      buildChatProduct({ image: IMAGE }),
      buildChatProduct({
        ...{
          name: "faIR Greenback 4x12",
          description: "Twelve positions, four microphones",
          path: "/products/greenback",
        },
        ...{ image: IMAGE, priceMinor: 2900, fullPriceMinor: 2900, isOwned: true, canBeAdded: false },
      }),
    ],
  }),
];
const buy = () => (
  <Button variant="signal" wide>
    Add to cart
  </Button>
);

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement.ownerDocument.body);
  await userEvent.click(await canvas.findByRole("button", { name: /^(Open chat|Chat öffnen|チャットを開く)$/ }));
  await canvas.findByRole("dialog");
  return canvas;
};

function Page(props: ChatWorldViewProps) {
  return (
    <ChatWorldView {...props}>
      <main className="bench-stack">
        <h1>faMicAlign</h1>
        <p>
          A page stays in use while the chat is open. <TextLink href="#price">What it costs</TextLink>
        </p>
      </main>
    </ChatWorldView>
  );
}

const meta = {
  title: "Engagement/Chat",
  component: Page,
  args: { renderBuy: buy },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (code: string) => async (world: ChatWorld) => {
  await world.chat.open();
  world.gateway.failNext("send", { code });
  world.chat.type("How do I get a refund?");
  await world.chat.send();
};
const reply = (given: Parameters<ChatWorld["gateway"]["replyNext"]>[0]) => async (world: ChatWorld) => {
  world.gateway.replyNext(given);
  await world.chat.ask("I would like to talk to a person.");
};
const ADDRESS_QUESTION = buildChatEntry({ text: "Which address should our team reply to?" });
const LAST_WORDS = buildChatEntry({ text: "A person of our team reads this chat and replies by email." });

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Open chat" });
  },
};
export const Opening: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Open chat" }));
    await canvas.findByRole("button", { name: "Opening the chat…" });
  },
};
export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Open chat" }));
    await expect(
      (await canvas.findAllByText("The chat could not be loaded. Please try again.")).length,
    ).toBeGreaterThan(0);
  },
};
export const Empty: Story = {};
export const Talk: Story = { args: { kept: { entries: TALK } } };
export const Settings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Chat settings" }));
    await canvas.findByRole("checkbox", { name: "Alt+C opens and closes the chat" });
  },
};
export const LoadingHistory: Story = { args: { prepare: ({ gateway }) => void gateway.holdNext("load") } };
export const HistoryFailed: Story = {
  args: { prepare: ({ gateway }) => gateway.failNext("load", { code: "api.unreachable" }) },
};
export const Waiting: Story = {
  args: {
    kept: { entries: TALK.slice(0, 2) },
    prepare: async ({ chat, gateway }) => {
      await chat.open();
      gateway.holdNext("send");
      chat.type("Does it run on Apple silicon?");
      void chat.send();
    },
  },
};
export const Failed: Story = { args: { prepare: refuse("api.timeout") } };
export const TooMany: Story = { args: { prepare: refuse("chat.tooMany") } };
export const NearTheEnd: Story = { args: { prepare: ({ chat }) => chat.type("Two mics, one cabinet. ".repeat(86)) } };
export const TooLong: Story = { args: { prepare: ({ chat }) => chat.type("Two mics, one cabinet. ".repeat(90)) } };
export const AsksForAddress: Story = {
  args: {
    prepare: reply({ expects: "email", entry: ADDRESS_QUESTION }),
  },
};
export const WrongAddress: Story = {
  args: {
    prepare: async (world) => {
      await reply({ expects: "email", entry: ADDRESS_QUESTION })(world);
      world.chat.typeEmail("ada@");
    },
  },
  // Opening the window loads the talk, and drops what failed before.
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Send to the team" }));
    await expect(await canvas.findByRole("textbox", { name: "Your email address" })).toBeInvalid();
  },
};
export const HandedOver: Story = {
  args: { prepare: reply({ event: "handedOver", ticket: "FA-1042", entry: LAST_WORDS }) },
};
export const ClosedByServer: Story = {
  args: { kept: { state: "closed", nextChatAtMs: 0, entries: TALK.slice(0, 2) }, onContact: () => {} },
};
export const German: Story = { args: { locale: "de", kept: { entries: TALK.slice(2) } } };
export const GermanFailed: Story = { args: { locale: "de", prepare: refuse("api.timeout") } };
export const Japanese: Story = { args: { locale: "ja" } };
export const JapaneseHandedOver: Story = {
  args: { locale: "ja", prepare: reply({ event: "handedOver", ticket: "FA-1042", entry: null }) },
};
export const Light: Story = { ...Talk, globals: { theme: "light" } };
export const LightEmpty: Story = { globals: { theme: "light" } };
export const LightFailed: Story = { ...Failed, globals: { theme: "light" } };
export const LightHandedOver: Story = { ...HandedOver, globals: { theme: "light" } };
export const Phone: Story = { ...Talk, globals: { viewport: { value: "phone" } } };
export const PhoneEmpty: Story = { globals: { viewport: { value: "phone" } } };
