import type { Meta, StoryObj } from "@storybook/react-vite";
import { type AuthWorld, buildSession, buildUser } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { SessionsDialog } from "./sessions-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<PreparedWorldProps, "children">) {
  return (
    <PreparedWorld visitor={buildUser()} {...props}>
      {(world) => <SessionsDialog store={world.sessions} open onClose={nothing} onContact={nothing} />}
    </PreparedWorld>
  );
}

const meta = { title: "Sign in/SessionsDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once the list is there: one sign-in is ended. */
const ended = ({ sessions: store }: AuthWorld) => {
  const end = store.subscribe(({ stage }) => {
    if (stage !== "ready") return;
    end();
    void store.end("s2");
  });
};

export const Three: Story = {};
export const Alone: Story = { args: { security: { sessions: [buildSession({ isCurrent: true })] } } };
export const Loading: Story = {
  args: { prepare: ({ securityGateway }) => void securityGateway.holdNext("sessions.list") },
};
export const NotLoaded: Story = {
  args: {
    prepare: ({ securityGateway }) => securityGateway.failNext("sessions.list", { code: "api.timeout" }),
  },
};
export const Ending: Story = {
  args: { prepare: ({ securityGateway }) => void securityGateway.holdNext("sessions.end"), act: ended },
};
export const Ended: Story = { args: { act: ended } };
export const NotEnded: Story = {
  args: {
    prepare: ({ securityGateway }) => securityGateway.failNext("sessions.end", { code: "api.timeout" }),
    act: ended,
  },
};
export const German: Story = { args: { locale: "de", act: ended } };
export const Japanese: Story = { args: { locale: "ja" } };
export const JapaneseEnded: Story = { args: { locale: "ja", act: ended } };
export const Light: Story = { ...Ended, globals: { theme: "light" } };
export const LightEnding: Story = { ...Ending, globals: { theme: "light" } };
