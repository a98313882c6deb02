import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createRevokeEmailStore } from "../../store/link-acts.ts";
import { type AccountWorld, REVOKE_LINK } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { RevokeEmailDialog } from "./revoke-email-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children"> & { link?: MaybeLink | null }) {
  return (
    <DeskWorld {...props}>
      <RevokeEmailDialog
        open
        link={props.link === undefined ? REVOKE_LINK : props.link}
        onClose={nothing}
        onReset={nothing}
      />
    </DeskWorld>
  );
}

const meta = { title: "Account/RevokeEmailDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = ({ services }: AccountWorld) => services.of(createRevokeEmailStore).submit();

export const ByLink: Story = {};
export const ByTheCustomer: Story = { args: { link: null } };
export const TakingBack: Story = {
  args: {
    prepare: ({ accountGateway }) => void accountGateway.holdNext("emailChange.revoke"),
    act: (world) => void press(world),
  },
};
export const NotTakenBack: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("emailChange.revoke", { code: "api.timeout" }),
    act: press,
  },
};
export const TakenBackByLink: Story = { args: { act: press } };
export const TakenBackByTheCustomer: Story = { args: { link: null, act: press } };
export const LinkUsedUp: Story = { args: { link: { id: "v1", key: "old" }, act: press } };
export const German: Story = { args: { locale: "de" } };
export const GermanTakenBack: Story = { args: { locale: "de", act: press } };
export const Japanese: Story = { args: { locale: "ja", act: press } };
export const GermanLinkUsedUp: Story = { args: { locale: "de", ...LinkUsedUp.args } };
export const JapaneseByLink: Story = { args: { locale: "ja" } };
export const Light: Story = { ...TakenBackByLink, globals: { theme: "light" } };
export const LightNotTakenBack: Story = { ...NotTakenBack, globals: { theme: "light" } };
