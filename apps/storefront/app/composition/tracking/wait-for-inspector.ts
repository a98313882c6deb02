import type { PageServices } from "../page-services.ts";
import { INSPECTOR_CHANNEL } from "./inspector-channel.ts";

/** In the demo: once an inspector is open in another tab, this one shows its events there. Until then nothing is loaded for it. */
export function waitForInspector(page: PageServices): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(INSPECTOR_CHANNEL);
  let end = () => {};
  const begin = () => {
    channel.removeEventListener("message", begin);
    import("./show-to-inspector.ts").then(
      async ({ showToInspector }) => {
        end = await showToInspector(page, channel);
      },
      (error) => page.environment.log({ act: "inspector.load", error: String(error) }),
    );
  };
  channel.addEventListener("message", begin);
  return () => {
    end();
    channel.close();
  };
}
