import type { Meta, StoryObj } from "@storybook/react-vite";
import { createProfileStore } from "../../store/profile-store.ts";
import { type AccountWorld, buildProfile } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { ProfileDialog } from "./profile-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <ProfileDialog open onClose={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/ProfileDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once the names are there: what was typed and sent. */
const sent = (firstName: string) => (world: AccountWorld) => {
  const store = world.services.of(createProfileStore);
  const end = store.subscribe(({ stage }) => {
    if (stage !== "form") return;
    end();
    store.setField("firstName", firstName);
    void store.submit();
  });
};

export const Form: Story = {};
export const Loading: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("profile.load") },
};
export const NotLoaded: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("profile.load", { code: "api.timeout" }),
  },
};
export const NameMissing: Story = { args: { act: sent(" ") } };
export const Saving: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("profile.save"), act: sent("Augusta") },
};
export const NotSaved: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("profile.save", { code: "api.timeout" }),
    act: sent("Augusta"),
  },
};
export const Saved: Story = { args: { act: sent("Augusta") } };
const LONG = buildProfile({
  firstName: "Maximilian-Alexander Ferdinand",
  lastName: "von und zu Hohenstaufen-Wittelsbach",
  registrationName: "Tonstudiogesellschaft für Mikrofonabnahme und Nachbearbeitung Oberfranken mbH",
});
export const German: Story = { args: { locale: "de", account: { profile: LONG }, act: sent("Maximilian-Alexander") } };
export const Japanese: Story = { args: { locale: "ja", act: sent("愛") } };
export const GermanNotLoaded: Story = { args: { locale: "de", ...NotLoaded.args } };
export const JapaneseNotLoaded: Story = { args: { locale: "ja", ...NotLoaded.args } };
export const Light: Story = { ...NameMissing, globals: { theme: "light" } };
export const LightSaved: Story = { ...Saved, globals: { theme: "light" } };
export const LightLoading: Story = { ...Loading, globals: { theme: "light" } };
