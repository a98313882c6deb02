import type { Meta, StoryObj } from "@storybook/react-vite";
import { createSessionsStore } from "../../store/sessions-store.ts";
import { type AccountWorld, buildSession } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { SessionsDialog } from "./sessions-dialog.tsx";
import "../styles.css";
import "../../account-react/styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <SessionsDialog open onClose={nothing} onContact={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/SessionsDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once the list is there: one sign-in is ended. */
const ended = (world: AccountWorld) => {
  const store = world.services.of(createSessionsStore);
  const end = store.subscribe(({ stage }) => {
    if (stage !== "ready") return;
    end();
    void store.end("s2");
  });
};

export const Three: Story = {};
export const Alone: Story = { args: { account: { sessions: [buildSession({ isCurrent: true })] } } };
export const Loading: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("sessions.list") },
};
export const NotLoaded: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("sessions.list", { code: "api.timeout" }),
  },
};
export const Ending: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("sessions.end"), act: ended },
};
export const Ended: Story = { args: { act: ended } };
export const NotEnded: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("sessions.end", { code: "api.timeout" }),
    act: ended,
  },
};
export const German: Story = { args: { locale: "de", act: ended } };
export const Japanese: Story = { args: { locale: "ja" } };
export const JapaneseEnded: Story = { args: { locale: "ja", act: ended } };
export const Light: Story = { ...Ended, globals: { theme: "light" } };
export const LightEnding: Story = { ...Ending, globals: { theme: "light" } };
