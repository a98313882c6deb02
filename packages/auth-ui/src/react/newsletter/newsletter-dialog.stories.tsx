import type { Meta, StoryObj } from "@storybook/react-vite";
import { createNewsletterStore } from "../../store/newsletter-store.ts";
import type { AccountWorld } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { NewsletterDialog } from "./newsletter-dialog.tsx";
import "../styles.css";
import "../../account-react/styles.css";

const nothing = () => undefined;

function World(props: Omit<DeskWorldProps, "children">) {
  return (
    <DeskWorld {...props}>
      <NewsletterDialog open onClose={nothing} onContact={nothing} />
    </DeskWorld>
  );
}

const meta = { title: "Account/NewsletterDialog", component: World } satisfies Meta<typeof World>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once the categories are there: all of them switched, and sent. */
const sent = (isEnabled: boolean) => (world: AccountWorld) => {
  const store = world.services.of(createNewsletterStore);
  const end = store.subscribe(({ stage }) => {
    if (stage !== "form") return;
    end();
    store.setAll(isEnabled);
    void store.submit();
  });
};

export const OneOfFour: Story = {};
export const AllOn: Story = { args: { account: { newsletter: 15 } } };
export const Loading: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("newsletter.load") },
};
export const NotLoaded: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("newsletter.load", { code: "api.timeout" }),
  },
};
export const Saving: Story = {
  args: { prepare: ({ accountGateway }) => void accountGateway.holdNext("newsletter.save"), act: sent(true) },
};
export const NotSaved: Story = {
  args: {
    prepare: ({ accountGateway }) => accountGateway.failNext("newsletter.save", { code: "api.refused" }),
    act: sent(true),
  },
};
export const Updated: Story = { args: { act: sent(true) } };
export const Unsubscribed: Story = { args: { act: sent(false) } };
export const WaitsForItsMail: Story = { args: { account: { isConfirmedByMail: true }, act: sent(true) } };
export const German: Story = { args: { locale: "de", account: { isConfirmedByMail: true }, act: sent(true) } };
export const Japanese: Story = { args: { locale: "ja", account: { isConfirmedByMail: true }, act: sent(true) } };
