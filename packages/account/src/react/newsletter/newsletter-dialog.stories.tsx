import type { Meta, StoryObj } from "@storybook/react-vite";
import { createNewsletterStore } from "../../store/newsletter-store.ts";
import type { MailedLink } from "../../store/ports.ts";
import type { AccountWorld } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "../stories/desk-world.tsx";
import { NewsletterDialog } from "./newsletter-flow.tsx";
import "../styles.css";

const nothing = () => undefined;

function World({ link, ...props }: Omit<DeskWorldProps, "children"> & { link?: MailedLink }) {
  return (
    <DeskWorld {...props}>
      <NewsletterDialog open link={link} onClose={nothing} />
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
export const LinkDead: Story = { args: { link: { id: "n1", key: "old" } } };
const GERMAN = [
  ["Produktneuheiten und Aktualisierungen", "Neue Plugins und Impulsantworten, höchstens einmal im Monat."],
  ["Sonderangebote und Preissenkungen", "Wenn etwas für kurze Zeit weniger kostet als sonst."],
  ["Anleitungen zur Mikrofonaufstellung", "Wie andere aufnehmen, mischen und nachbearbeiten."],
  ["Vorabversionen", "Zum Ausprobieren, bevor etwas erscheint."],
] as const;
const JAPANESE = [
  ["新製品とアップデート", "新しいプラグインとインパルスレスポンスを、月に一度までお知らせします。"],
  ["セールと特典", "期間限定で価格が下がるときにお知らせします。"],
  ["チュートリアル", "録音とミックスの実例を紹介します。"],
  ["ベータテスト", "公開前の製品をお試しいただけます。"],
] as const;
const accountWith = (categories: ReadonlyArray<readonly [title: string, description: string]>) => ({
  isConfirmedByMail: true,
  categories: categories.map(([title, description], at) => ({ title, description, value: 2 ** at, isEnabled: false })),
});
export const German: Story = { args: { locale: "de", account: accountWith(GERMAN), act: sent(true) } };
export const GermanNotLoaded: Story = { args: { locale: "de", ...NotLoaded.args } };
export const Japanese: Story = { args: { locale: "ja", account: accountWith(JAPANESE), act: sent(true) } };
export const JapaneseNotLoaded: Story = { args: { locale: "ja", ...NotLoaded.args } };
export const Light: Story = { ...Updated, globals: { theme: "light" } };
export const LightNotSaved: Story = { ...NotSaved, globals: { theme: "light" } };
