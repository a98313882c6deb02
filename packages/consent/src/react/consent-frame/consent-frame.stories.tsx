import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentStory } from "../stories/consent-story.tsx";
import { ConsentFrame } from "./consent-frame.tsx";

const TITLES = {
  en: "How the microphone was measured",
  de: "So wurde das Mikrofon gemessen",
  ja: "マイクの測定方法",
} as const;

const meta = {
  title: "Consent/Frame",
  component: ConsentStory,
  args: { prepare: (store) => store.close() },
  render: (args, { parameters }) => {
    const locale: keyof typeof TITLES = parameters.locale ?? "en";
    return (
      <ConsentStory {...args} locale={locale}>
        <main style={{ maxWidth: "44rem", padding: "1rem" }}>
          <ConsentFrame service="youtube" src="about:blank#film" title={TITLES[locale]} />
        </main>
      </ConsentStory>
    );
  },
} satisfies Meta<typeof ConsentStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "phone" } } };

export const Waiting: Story = {};
export const WaitingLight: Story = { globals: { theme: "light" } };
export const WaitingPhone: Story = phone;
export const WaitingGermanPhone: Story = { ...phone, parameters: { locale: "de" } };
export const WaitingJapanese: Story = { parameters: { locale: "ja" } };
export const Allowed: Story = { args: { prepare: (store) => void store.allowService("youtube", "once") } };
