"use client";
export { OfferCountdown, type OfferCountdownProps } from "./offer-countdown/offer-countdown.tsx";
export {
  type EngagementMessages,
  EngagementProvider,
  type EngagementProviderProps,
  useEngagementSettings,
} from "./provider/engagement-provider.tsx";
