import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PIN_LIFE_MS } from "../../domain/limits.ts";
import { createEmailChangeStore } from "../../store/email-change-store.ts";
import { ACCOUNT_PASSWORD, type AccountWorld, MAILED_PIN } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { EmailChangeDialog } from "./email-change-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <EmailChangeDialog open onClose={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/EmailChangeDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const NEW = "ada.lovelace.analytical.engines@new-studio.example";

/** The details, sent. */
const details =
  ({ again = NEW, newEmail = NEW, password = ACCOUNT_PASSWORD } = {}) =>
  async ({ services }: AccountWorld) => {
    const store = services.of(createEmailChangeStore);
    store.setField("newEmail", newEmail);
    store.setField("again", again);
    store.setField("password", password);
    await store.submit();
  };
/** The details and the PIN, sent. */
const pin =
  (typed: string = MAILED_PIN) =>
  async (world: AccountWorld) => {
    await details()(world);
    const store = world.services.of(createEmailChangeStore);
    store.setPin(typed);
    await store.confirm();
  };

/** The visible notice; the element with the role is the one that is announced. */
const alertBox = () => screen.getByRole("dialog").querySelector<HTMLElement>(".shop-alert") as HTMLElement;

/** Whether all of it is visible between the dialog's head and its foot or end, which stay while the rest scrolls. */
function isInView(element: HTMLElement): boolean {
  const dialog = element.closest(".shop-dialog");
  const head = dialog?.querySelector(".shop-dialog__head")?.getBoundingClientRect();
  const end = dialog?.querySelector(".shop-dialog__footer")?.getBoundingClientRect().top;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= (head?.bottom ?? 0) && bottom <= (end ?? dialog?.getBoundingClientRect().bottom ?? 0);
}

export const Details: Story = {};
export const AddressesDiffer: Story = { args: { act: details({ again: "ada@new.exampel" }) } };
export const SameAddress: Story = {
  args: { act: details({ newEmail: "ada@example.com", again: "ada@example.com" }) },
};
export const PasswordWrong: Story = { args: { act: details({ password: "wrong" }) } };
export const SendingPin: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("emailChange.initiate"),
    act: (world) => void details()(world),
  },
};
export const NotStarted: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("emailChange.initiate", { code: "api.refused" }),
    act: details(),
  },
};
/** Refused while the end of the form is in view: in a real browser the refusal scrolls into view. */
export const NotStartedOnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    act: async (world) => {
      world.accountGateway.failNext("emailChange.initiate", { code: "api.refused" });
      await details()(world);
      world.accountGateway.failNext("emailChange.initiate", { code: "api.refused" });
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
    const send = screen.getByRole("button", { name: "Send PIN" });
    send.scrollIntoView({ block: "end" });
    await expect(isInView(alertBox())).toBe(false);
    await userEvent.click(send);
    await waitFor(() => expect(isInView(alertBox())).toBe(true));
    await expect(send).toHaveFocus();
  },
};
export const AskingForPin: Story = { args: { act: details() } };
export const PinWrong: Story = { args: { act: pin("87654321") } };
export const PinExpired: Story = {
  args: {
    act: async (world) => {
      await details()(world);
      world.clock.advance(PIN_LIFE_MS);
    },
  },
};
export const TooManyTries: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("emailChange.confirm", { code: "account.tooManyTries" }),
    act: pin(),
  },
};
export const NewPinSent: Story = {
  args: {
    act: async (world) => {
      await details()(world);
      await world.services.of(createEmailChangeStore).resend();
    },
  },
};
export const SendingNewPin: Story = {
  args: {
    act: async (world) => {
      await details()(world);
      world.accountGateway.holdNext("emailChange.initiate");
      void world.services.of(createEmailChangeStore).resend();
    },
  },
};
export const Confirming: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("emailChange.confirm"),
    act: (world) => void pin()(world),
  },
};
export const Confirmed: Story = { args: { act: pin() } };
export const GermanDetails: Story = { args: { locale: "de", act: details({ again: "ada@new.exampel" }) } };
export const GermanPin: Story = { args: { locale: "de", act: pin("1") } };
export const German: Story = { args: { locale: "de", act: pin() } };
export const JapanesePin: Story = { args: { locale: "ja", act: pin("1") } };
export const Japanese: Story = { args: { locale: "ja", act: pin() } };
export const JapaneseDetails: Story = { args: { locale: "ja", act: details({ again: "ada@new.exampel" }) } };
export const Light: Story = { ...AddressesDiffer, globals: { theme: "light" } };
export const LightPinWrong: Story = { ...PinWrong, globals: { theme: "light" } };
export const LightTooManyTries: Story = { ...TooManyTries, globals: { theme: "light" } };
