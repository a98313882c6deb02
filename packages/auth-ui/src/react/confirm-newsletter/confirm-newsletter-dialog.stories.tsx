import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createConfirmNewsletterStore } from "../../store/link-acts.ts";
import { type AccountWorld, NEWSLETTER_LINK } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { ConfirmNewsletterDialog } from "./confirm-newsletter-dialog.tsx";
import "../styles.css";
import "../../account-react/styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children"> & { link?: MaybeLink }) {
  return (
    <DeskWorld {...props}>
      <ConfirmNewsletterDialog open link={props.link ?? NEWSLETTER_LINK} onClose={nothing} onContact={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/ConfirmNewsletterDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = ({ services }: AccountWorld) => services.of(createConfirmNewsletterStore).submit();

export const Asking: Story = {};
export const Confirmed: Story = { args: { act: press } };
export const LinkUsedUp: Story = { args: { link: { id: "n1", key: "old" }, act: press } };
export const German: Story = { args: { locale: "de" } };
export const Japanese: Story = { args: { locale: "ja", act: press } };
