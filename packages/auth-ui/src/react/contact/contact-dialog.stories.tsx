import type { Meta, StoryObj } from "@storybook/react-vite";
import { type AuthWorld, buildContactMessage, buildUser } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import "../styles.css";

function World({ initialSubject, ...props }: Omit<PreparedWorldProps, "children"> & { initialSubject?: string }) {
  return (
    <PreparedWorld {...props}>
      <ContactDialog open onClose={() => undefined} initialSubject={initialSubject} />
    </PreparedWorld>
  );
}

const fill = ({ contact }: AuthWorld, hasAgreed: boolean) => {
  const typed = buildContactMessage();
  for (const name of ["name", "email", "subject", "message"] as const) contact.setField(name, typed[name]);
  contact.setField("hasAgreed", hasAgreed);
};

const meta = { title: "Sign in/ContactDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const PreparedSubject: Story = { args: { initialSubject: "I forgot my password (ada@example.com)" } };
const send = async (world: AuthWorld) => {
  fill(world, true);
  await world.contact.send(null);
};
const sendUnagreed = (world: AuthWorld) => {
  fill(world, false);
  return world.contact.send(null);
};

export const AgreementMissing: Story = { args: { act: sendUnagreed } };
export const NothingTyped: Story = { args: { act: ({ contact }) => contact.send(null) } };
export const Sending: Story = {
  args: {
    act: (world) => {
      world.contactGateway.holdNext();
      void send(world);
    },
  },
};
export const NotSent: Story = {
  args: {
    act: (world) => {
      world.contactGateway.failNext({ code: "api.unreachable" });
      return send(world);
    },
  },
};
export const Sent: Story = { args: { act: send } };
export const Customer: Story = {
  args: {
    visitor: buildUser(),
    prepare: async ({ auth }) => {
      await auth.start();
    },
  },
};
export const German: Story = { args: { locale: "de", act: sendUnagreed } };
export const GermanSent: Story = { args: { locale: "de", act: send } };
export const Japanese: Story = { args: { locale: "ja", act: sendUnagreed } };
export const JapaneseSent: Story = { args: { locale: "ja", act: send } };
export const Light: Story = { ...AgreementMissing, globals: { theme: "light" } };
export const LightSent: Story = { ...Sent, globals: { theme: "light" } };
