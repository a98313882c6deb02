import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SignInFields } from "../../domain/sign-in-fields.ts";
import { type AuthWorld, buildUser, KNOWN_ACCOUNT, VALID_LINK } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import "../styles.css";

const idle = { password: "x", user: buildUser({ emailAddress: "idle@example.com", isAccountActive: false }) };
const nothing = () => undefined;

function World(props: Omit<PreparedWorldProps, "children">) {
  return (
    <PreparedWorld accounts={[KNOWN_ACCOUNT, idle]} {...props}>
      <SignInDialog open onClose={nothing} onContact={nothing} onForgotPassword={nothing} />
    </PreparedWorld>
  );
}

const fill = ({ signIn }: AuthWorld, fields: Partial<SignInFields>) => {
  for (const [name, value] of Object.entries(fields)) signIn.setField(name as keyof SignInFields, value);
};
const continueWith = async (world: AuthWorld, emailAddress: string) => {
  fill(world, { emailAddress });
  await world.signIn.submitEmail();
};
const newcomer = { firstName: "Grace", lastName: "Hopper", password: "Valve-Amber-20", hasAcceptedTerms: true };

const meta = { title: "Sign in/SignInDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = {};
export const EmailComplete: Story = { args: { prepare: (world) => fill(world, { emailAddress: "ada@example.com" }) } };
export const EmailRefused: Story = {
  args: {
    verdicts: { "ada@bin.example": "trashmail" },
    prepare: (world) => continueWith(world, "ada@bin.example"),
  },
};
export const AskedAtCheckout: Story = { args: { prepare: ({ signIn }) => signIn.open({ reason: "checkout" }) } };
export const Checking: Story = {
  args: {
    prepare: (world) => {
      world.gateway.holdNext("checkEmail");
      fill(world, { emailAddress: "ada@example.com" });
      void world.signIn.submitEmail();
    },
  },
};
export const Password: Story = { args: { prepare: (world) => continueWith(world, "ada@example.com") } };
export const PasswordWrong: Story = {
  args: {
    prepare: async (world) => {
      await continueWith(world, "ada@example.com");
      fill(world, { password: "measured-room" });
      await world.signIn.submitPassword();
    },
  },
};
export const SigningIn: Story = {
  args: {
    prepare: (world) => continueWith(world, "ada@example.com"),
    act: (world) => {
      world.gateway.holdNext("login");
      fill(world, { password: "measured-room" });
      void world.signIn.submitPassword();
    },
  },
};
export const JustActivated: Story = { args: { prepare: ({ signIn }) => signIn.openFromLink(VALID_LINK) } };
export const NotYetActivated: Story = {
  args: {
    policy: "uniform",
    prepare: async (world) => {
      await continueWith(world, "idle@example.com");
      fill(world, { password: "x" });
      await world.signIn.submitPassword();
    },
  },
};
export const SignUp: Story = { args: { prepare: (world) => continueWith(world, "grace@example.com") } };
export const SignUpFilled: Story = {
  args: {
    prepare: async (world) => {
      await continueWith(world, "grace@example.com");
      fill(world, newcomer);
    },
  },
};
const tooShort = (world: AuthWorld) => {
  fill(world, { ...newcomer, password: "amber" });
  return world.signIn.submitSignUp();
};
export const SignUpPasswordTooShort: Story = {
  args: { prepare: (world) => continueWith(world, "grace@example.com"), act: tooShort },
};
export const SigningUp: Story = {
  args: {
    prepare: (world) => continueWith(world, "grace@example.com"),
    act: (world) => {
      world.gateway.holdNext("register");
      fill(world, newcomer);
      void world.signIn.submitSignUp();
    },
  },
};
export const SignUpForFreeDownload: Story = {
  args: {
    prepare: async (world) => {
      world.signIn.open({ reason: "freeDownload" });
      await continueWith(world, "grace@example.com");
    },
  },
};
export const SignUpWithFreeNewsletter: Story = {
  args: { newsletterPolicy: "free", prepare: (world) => continueWith(world, "grace@example.com") },
};
export const PasswordUniform: Story = {
  args: { policy: "uniform", prepare: (world) => continueWith(world, "grace@example.com") },
};
export const ActivationSent: Story = {
  args: {
    prepare: async (world) => {
      await continueWith(world, "grace@example.com");
      fill(world, newcomer);
      await world.signIn.submitSignUp();
    },
  },
};
export const Inactive: Story = { args: { prepare: (world) => continueWith(world, "idle@example.com") } };
export const InactiveResent: Story = {
  args: {
    prepare: async (world) => {
      await continueWith(world, "idle@example.com");
      await world.signIn.resend();
      world.clock.advance(13_000);
    },
  },
};
const trash: Story["args"] = {
  verdicts: { "ada@bin.example": "trashmail" },
  act: (world) => continueWith(world, "ada@bin.example"),
};
const unactivated: Story["args"] = { policy: "uniform", prepare: NotYetActivated.args?.prepare };
const unagreed: Story["args"] = {
  prepare: (world) => continueWith(world, "grace@example.com"),
  act: (world) => {
    fill(world, { ...newcomer, hasAcceptedTerms: false });
    return world.signIn.submitSignUp();
  },
};
export const German: Story = { args: { ...unagreed, locale: "de" } };
export const GermanTooShort: Story = { args: { ...SignUpPasswordTooShort.args, locale: "de" } };
export const GermanEmail: Story = { args: { ...trash, locale: "de" } };
export const GermanPassword: Story = { args: { ...unactivated, locale: "de" } };
export const GermanActivationSent: Story = { args: { ...ActivationSent.args, locale: "de" } };
export const GermanInactive: Story = { args: { ...InactiveResent.args, locale: "de" } };
export const Japanese: Story = { args: { ...unagreed, locale: "ja" } };
export const JapaneseEmail: Story = { args: { ...trash, locale: "ja" } };
export const JapanesePassword: Story = { args: { ...unactivated, locale: "ja" } };
export const JapaneseActivationSent: Story = { args: { ...ActivationSent.args, locale: "ja" } };
export const JapaneseInactive: Story = { args: { ...InactiveResent.args, locale: "ja" } };
export const Light: Story = { ...SignUpPasswordTooShort, globals: { theme: "light" } };
export const LightNotYetActivated: Story = { ...NotYetActivated, globals: { theme: "light" } };
export const LightEmailRefused: Story = { ...EmailRefused, globals: { theme: "light" } };
export const LightInactiveResent: Story = { ...InactiveResent, globals: { theme: "light" } };
export const LightSignUpForFreeDownload: Story = { ...SignUpForFreeDownload, globals: { theme: "light" } };
