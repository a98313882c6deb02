export {
  type AttentionDeps,
  type AttentionState,
  type AttentionStore,
  createAttentionStore,
} from "./attention-store.ts";
export { followDialogs, type ShownDialog } from "./follow-dialogs.ts";
export type { PopUpTabs, TabNews } from "./ports.ts";
