import type { Locale } from "@shop/kernel";
import { type ReactNode, useState } from "react";
import { engagementMessages } from "../../messages/by-language.ts";
import { type AttentionWorld, buildAttention } from "../../testing/build-attention.ts";
import "../styles.css";
import { EngagementProvider } from "../provider/engagement-provider.tsx";

export interface StoryWorldProps {
  locale?: Locale;
  /** Default: an arbiter of its own. */
  world?: AttentionWorld;
  children: ReactNode;
}

/** Engagement's parts with an arbiter on fakes, in which time doesn't advance by itself. */
export function StoryWorld({ locale = "en", world, children }: StoryWorldProps) {
  const [own] = useState(() => world ?? buildAttention());
  return (
    <EngagementProvider messages={engagementMessages[locale]} locale={locale} attention={own.attention}>
      {children}
    </EngagementProvider>
  );
}
