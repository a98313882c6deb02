"use client";
export { ChatButton, type ChatButtonProps, type LoadedChat } from "./chat/chat-button.tsx";
export {
  type ExitCart,
  ExitIntentDialog,
  type ExitIntentDialogProps,
} from "./exit-intent/exit-intent-dialog.tsx";
export { LiveSalesToast, type LiveSalesToastProps } from "./live-sales-toast/live-sales-toast.tsx";
export { OfferCountdown, type OfferCountdownProps } from "./offer-countdown/offer-countdown.tsx";
export { PopUpFrame, type PopUpFrameProps } from "./pop-up/pop-up-frame.tsx";
export { type PopUpTurn, usePopUp, type WantedPopUp } from "./pop-up/use-pop-up.ts";
export {
  type EngagementMessages,
  EngagementProvider,
  type EngagementProviderProps,
  useAttention,
  useEngagementSettings,
} from "./provider/engagement-provider.tsx";
export { useEngagementText } from "./provider/use-engagement-text.ts";
export { ContestSidebar, type ContestSidebarProps } from "./sales-sidebar/contest-sidebar.tsx";
export { SalesSidebar, type SalesSidebarProps } from "./sales-sidebar/sales-sidebar.tsx";
export { DrawChecker, type DrawCheckerProps } from "./wheel/draw-checker.tsx";
export type { WheelMessages } from "./wheel/use-wheel-text.ts";
export { type WheelActs, WheelPanel, type WheelPanelProps } from "./wheel/wheel-panel.tsx";
export { WheelPopUp, type WheelPopUpProps } from "./wheel/wheel-pop-up.tsx";
