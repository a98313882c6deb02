import type { PageServices } from "../page-services.ts";
import { inspectedTab } from "./inspected-tab.ts";
import type { InspectorChannel } from "./inspector-channel.ts";

/** Loads tracking even without consent, as the inspector's own page does: nothing is sent then, and the list says why. */
export async function showToInspector(page: PageServices, channel: InspectorChannel): Promise<() => void> {
  const { journal, tabId } = await page.tracking.load();
  const tab = inspectedTab({
    channel,
    journal,
    clock: page.clock,
    tabId,
    path: () => window.location.pathname,
  });
  tab.answer();
  window.addEventListener("pagehide", tab.leave);
  return () => {
    window.removeEventListener("pagehide", tab.leave);
    tab.end();
  };
}
