import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createUnsubscribeStore } from "../../store/link-acts.ts";
import { type AccountWorld, UNSUBSCRIBE_LINK } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { UnsubscribeDialog } from "./unsubscribe-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children"> & { link?: MaybeLink }) {
  return (
    <DeskWorld {...props}>
      <UnsubscribeDialog open link={props.link ?? UNSUBSCRIBE_LINK} onClose={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/UnsubscribeDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = ({ services }: AccountWorld) => services.of(createUnsubscribeStore).submit();

export const Asking: Story = {};
export const Unsubscribing: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("newsletter.save"),
    act: (world) => void press(world),
  },
};
export const NotProcessed: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("newsletter.save", { code: "api.refused" }),
    act: press,
  },
};
export const Done: Story = { args: { act: press } };
export const LinkIncomplete: Story = { args: { link: { id: null, key: null } } };
export const LinkUnreadable: Story = { args: { link: { id: "%%%", key: "k" } } };
export const German: Story = { args: { locale: "de" } };
export const GermanDone: Story = { args: { locale: "de", act: press } };
export const Japanese: Story = { args: { locale: "ja" } };
export const GermanLinkIncomplete: Story = { args: { locale: "de", link: { id: null, key: null } } };
export const JapaneseDone: Story = { args: { locale: "ja", act: press } };
export const JapaneseLinkIncomplete: Story = { args: { locale: "ja", link: { id: null, key: null } } };
export const Light: Story = { ...NotProcessed, globals: { theme: "light" } };
export const LightDone: Story = { ...Done, globals: { theme: "light" } };
