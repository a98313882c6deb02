import "../apps/storefront/node_modules/@fontsource-variable/archivo/wdth.css";
import "../apps/storefront/node_modules/@fontsource-variable/martian-mono/wdth.css";
import "../packages/ui/src/styles.css";
import "./preview.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { createFakeClock } from "../packages/kernel/src/testing.ts";
import { UiProvider } from "../packages/ui/src/index.ts";

// A busy machine takes longer than Testing Library's second. Nothing is measured by it.
configure({ asyncUtilTimeout: 10_000 });

/** Time is frozen in the workbench, so that a story looks the same on every day. */
const withFrozenClock: Decorator = (Story) => (
  <UiProvider clock={createFakeClock()}>
    <Story />
  </UiProvider>
);

const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === "light" ? "light" : "dark";
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

/** The account's stories take their language as an argument: each of them can be seen in each. The document says which it is. */
const withLanguage: Decorator = (Story, { args, globals, parameters, title }) => {
  const isAccount = title.startsWith("Account/") || title.startsWith("Sign in/");
  const chosen = isAccount ? globals.locale : "";
  const locale = chosen || args.locale || args.language || parameters.locale || "en";
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return chosen ? <Story args={{ ...args, locale: chosen }} /> : <Story />;
};

const SHOWN_IN = [
  ["de", /German/],
  ["ja", /Japanese/],
] as const;

/** A story that is named after a language, or is written in kana, is read out in that language. */
const expectLanguage: Preview["afterEach"] = ({ name, canvasElement }) => {
  const named = SHOWN_IN.find(([, pattern]) => pattern.test(name))?.[0];
  const isKana = /[\u3041-\u30fa]/.test(canvasElement.ownerDocument.body.textContent ?? "");
  const expected = isKana ? "ja" : named;
  const { lang } = canvasElement.ownerDocument.documentElement;
  if (expected && lang !== expected) throw new Error(`The story is in "${expected}", and the document says "${lang}".`);
};

const preview: Preview = {
  decorators: [withFrozenClock, withTheme, withLanguage],
  afterEach: expectLanguage,
  parameters: {
    layout: "fullscreen",
    backgrounds: { disable: true },
    // No rule that is on needs the style sheets, and fetching them again takes a fifth of a story's time.
    a11y: { test: "error", options: { preload: { assets: ["media"] } } },
    viewport: {
      options: {
        narrow: { name: "Narrowest, 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: { storySort: { order: ["Foundations", "Parts"] } },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language of the account's dialogs",
      toolbar: {
        icon: "globe",
        items: [
          { value: "", title: "The story's own" },
          { value: "en", title: "English" },
          { value: "de", title: "Deutsch" },
          { value: "ja", title: "日本語" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "dark", locale: "" },
};

export default preview;
