export { createBroadcastTabs, type TabChannel } from "./broadcast-tabs.ts";
