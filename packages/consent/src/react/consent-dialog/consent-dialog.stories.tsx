import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentStory } from "../stories/consent-story.tsx";

const meta = {
  title: "Consent/Dialog",
  component: ConsentStory,
  render: (args, { parameters }) => <ConsentStory {...args} locale={parameters.locale} />,
} satisfies Meta<typeof ConsentStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const light = { globals: { theme: "light" } };
const phone = { globals: { viewport: { value: "phone" } } };
const german = { parameters: { locale: "de" } };
const japanese = { parameters: { locale: "ja" } };

export const Question: Story = {};
export const QuestionLight: Story = light;
export const QuestionPhone: Story = phone;
export const QuestionGerman: Story = german;
export const QuestionGermanPhone: Story = { ...german, ...phone };
export const QuestionJapanese: Story = japanese;
export const Settings: Story = { args: { prepare: (store) => store.openSettings() } };
export const SettingsLight: Story = { ...Settings, ...light };
export const SettingsPhone: Story = { ...Settings, ...phone };
export const SettingsGerman: Story = { ...Settings, ...german };
export const SettingsJapanese: Story = { ...Settings, ...japanese };
export const SettingsOfAService: Story = {
  ...Settings,
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.ownerDocument.querySelectorAll("details")) details.open = true;
  },
};
export const SettingsWithGlobalPrivacyControl: Story = {
  args: { hasSignal: true, prepare: (store) => store.openSettings() },
};
