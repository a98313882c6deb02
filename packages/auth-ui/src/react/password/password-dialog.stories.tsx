import type { Meta, StoryObj } from "@storybook/react-vite";
import { ACCOUNT_PASSWORD, type AuthWorld, buildUser } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { PasswordDialog } from "./password-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<PreparedWorldProps, "children">) {
  return (
    <PreparedWorld visitor={buildUser()} {...props}>
      {(world) => <PasswordDialog store={world.passwordChange} open onClose={nothing} onContact={nothing} />}
    </PreparedWorld>
  );
}

const meta = { title: "Sign in/PasswordDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed, and whether it was sent. */
const typed =
  (fields: { old?: string; new1?: string; new2?: string }, isSent = true) =>
  ({ passwordChange: store }: AuthWorld) => {
    const { old = ACCOUNT_PASSWORD, new1 = "Measured-Room-43", new2 = new1 } = fields;
    store.setField("old", old);
    store.setField("new1", new1);
    store.setField("new2", new2);
    return isSent ? store.submit() : undefined;
  };

export const Form: Story = {};
export const StrongPassword: Story = { args: { act: typed({}, false) } };
export const PasswordsDiffer: Story = { args: { act: typed({ new2: "Measured-Room-44" }) } };
export const SameAsBefore: Story = { args: { act: typed({ new1: ACCOUNT_PASSWORD }) } };
export const TooShort: Story = { args: { act: typed({ new1: "short" }) } };
export const CurrentPasswordWrong: Story = { args: { act: typed({ old: "wrong" }) } };
export const Changing: Story = {
  args: {
    prepare: ({ securityGateway }) => void securityGateway.holdNext("password.change"),
    act: (world) => void typed({})(world),
  },
};
export const NotChanged: Story = {
  args: {
    prepare: ({ securityGateway }) => securityGateway.failNext("password.change", { code: "api.unreachable" }),
    act: typed({}),
  },
};
export const Changed: Story = { args: { act: typed({}) } };
export const German: Story = { args: { locale: "de", act: typed({ new1: ACCOUNT_PASSWORD }) } };
export const Japanese: Story = { args: { locale: "ja", act: typed({ new1: "short" }) } };
export const GermanChanged: Story = { args: { locale: "de", act: typed({}) } };
export const JapaneseChanged: Story = { args: { locale: "ja", act: typed({}) } };
export const Light: Story = { ...SameAsBefore, globals: { theme: "light" } };
export const LightTooShort: Story = { ...TooShort, globals: { theme: "light" } };
