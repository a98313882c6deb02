import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["@shop/source", ...defaultClientConditions] },
  }),
};

export default config;
