import type { Config } from "@react-router/dev/config";
import { ROUTES_PATH } from "./app/routes-path.ts";

export default {
  ssr: true,
  // A page brings the routes that it is itself. Those that its links lead to are asked for once it is hydrated: to set up all routes of
  // three languages took longer than to hydrate the page.
  routeDiscovery: { mode: "lazy", manifestPath: ROUTES_PATH },
} satisfies Config;
