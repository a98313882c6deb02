import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** The packages are built from their sources, in development and in the build: one build, nothing stale in between. */
const SOURCE = "@shop/source";

/** Changes only with a dependency: browsers keep it cached over releases of the shop. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

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
  build: { assetsInlineLimit: 0, modulePreload: false, target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 3 },
                // Every page needs the root route, with all that it imports.
                { name: "shell", test: /\/app\/root\.tsx$/, priority: 2 },
                // Small files compress badly. Ten pages make a module as good as loaded everywhere. What only comes on demand stays out.
                { name: "shared", minShareCount: 10, tags: ["$initial"], priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: ["zustand", "zustand/vanilla", "zod/mini"],
  },
});
