import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OwnEntry } from "../../domain/own-entry.ts";
import { googleTag, hotjar, plausible, youtube } from "../../domain/services/index.ts";
import { consentMessages } from "../../messages/index.ts";
import "../styles.css";
import { PolicyTable } from "./policy-table.tsx";

const OWN: readonly OwnEntry[] = [
  {
    pattern: "shop_cart",
    kind: "cookie",
    lifetimeDays: 30,
    category: "necessary",
    purpose: { en: "Finds your cart again.", de: "Findet Ihren Warenkorb wieder.", ja: "カートの内容を復元します。" },
  },
  {
    pattern: "shop_consent",
    kind: "local",
    lifetimeDays: 365,
    category: "necessary",
    purpose: { en: "Your choice about services.", de: "Ihre Auswahl der Dienste.", ja: "サービスに関する選択です。" },
  },
  {
    pattern: "shop_layout",
    kind: "local",
    lifetimeDays: null,
    category: "preferences",
    purpose: { en: "How lists are sorted.", de: "Wie Listen sortiert sind.", ja: "一覧の並び順です。" },
  },
];

const meta = {
  title: "Consent/Policy table",
  component: PolicyTable,
  args: {
    services: [
      googleTag({ measurementId: "G-ABC" }),
      hotjar({ siteId: 1 }),
      plausible({ domain: "shop.example" }),
      youtube(),
    ],
    own: OWN,
    site: "Farfield Audio",
  },
  render: (args, { parameters }) => {
    const locale: keyof typeof consentMessages = parameters.locale ?? "en";
    return (
      <main style={{ padding: "1.5rem", background: "var(--shop-ground)" }}>
        <h1 style={{ color: "var(--shop-ink)" }}>{String(consentMessages[locale].policyTitle)}</h1>
        <PolicyTable {...args} messages={consentMessages[locale]} locale={locale} heading="h2" />
      </main>
    );
  },
} satisfies Meta<typeof PolicyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "phone" } } };

export const Wide: Story = {};
export const WideLight: Story = { globals: { theme: "light" } };
export const Phone: Story = phone;
export const PhoneLight: Story = { globals: { ...phone.globals, theme: "light" } };
export const PhoneGerman: Story = { ...phone, parameters: { locale: "de" } };
export const WideJapanese: Story = { parameters: { locale: "ja" } };
