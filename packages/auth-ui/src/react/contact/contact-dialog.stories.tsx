import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "../../messages/index.ts";
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
export const AgreementMissing: Story = {
  args: {
    prepare: async (world) => {
      fill(world, false);
      await world.contact.send(null);
    },
  },
};
export const NotSent: Story = {
  args: {
    prepare: async (world) => {
      fill(world, true);
      world.contactGateway.failNext({ code: "api.unreachable" });
      await world.contact.send(null);
    },
  },
};
export const Customer: Story = {
  args: {
    visitor: buildUser(),
    prepare: async ({ auth }) => {
      await auth.start();
    },
  },
};
export const German: Story = { args: { messages: messages.de } };
