"use client";
export {
  type EngagementMessages,
  EngagementProvider,
  type EngagementProviderProps,
  useEngagementSettings,
} from "./provider/engagement-provider.tsx";
