import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createConfirmNewsletterStore } from "../../store/link-acts.ts";
import { type AccountWorld, NEWSLETTER_LINK } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { ConfirmNewsletterDialog } from "./confirm-newsletter-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children"> & { link?: MaybeLink }) {
  return (
    <DeskWorld {...props}>
      <ConfirmNewsletterDialog open link={props.link ?? NEWSLETTER_LINK} onClose={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/ConfirmNewsletterDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = ({ services }: AccountWorld) => services.of(createConfirmNewsletterStore).submit();

export const Asking: Story = {};
export const Confirming: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("newsletter.confirm"),
    act: (world) => void press(world),
  },
};
export const NotConfirmed: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("newsletter.confirm", { code: "api.timeout" }),
    act: press,
  },
};
export const Confirmed: Story = { args: { act: press } };
export const LinkUsedUp: Story = { args: { link: { id: "n1", key: "old" }, act: press } };
export const German: Story = { args: { locale: "de" } };
export const Japanese: Story = { args: { locale: "ja", act: press } };
export const GermanLinkUsedUp: Story = { args: { locale: "de", ...LinkUsedUp.args } };
export const GermanConfirmed: Story = { args: { locale: "de", act: press } };
export const JapaneseAsking: Story = { args: { locale: "ja" } };
export const Light: Story = { ...NotConfirmed, globals: { theme: "light" } };
export const LightConfirmed: Story = { ...Confirmed, globals: { theme: "light" } };
