import type { LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";

/**
 * What the sidebars ask for when a page is idle: sales windows and contests, with the server's time, as the back end lists them; null for a
 * list that it doesn't give. The same for everyone and never cached, because of the time. It spares a first visit the client. Source:
 * ENGAGE-04.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(storefrontContext);
  const [windows, contests] = await Promise.all([api.call("listSalesWindows", {}), api.call("listContests", {})]);
  return Response.json({
    listSalesWindows: windows.isOk ? windows.value : null,
    listContests: contests.isOk ? contests.value : null,
  });
}
