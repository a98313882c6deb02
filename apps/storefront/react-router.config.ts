import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route's address is in the page's own manifest: no look-up call, so no policy exception for one.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
