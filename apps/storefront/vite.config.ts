import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** The packages are taken from their sources, in development and in the build: one build, nothing stale in between. */
const SOURCE = "@shop/source";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: [SOURCE, ...defaultServerConditions],
      externalConditions: [SOURCE, "node", "module-sync"],
    },
    noExternal: [/^@shop\//],
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: "es2022" },
  optimizeDeps: {
    include: ["zustand", "zustand/vanilla", "zod/mini"],
  },
});
