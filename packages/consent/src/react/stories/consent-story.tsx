import type { Locale } from "@shop/kernel";
import { Announcer, UiProvider, uiMessagesDe, uiMessagesEn, uiMessagesJa } from "@shop/ui";
import { type ReactNode, useState } from "react";
import { googleTag, hotjar, metaPixel, youtube } from "../../domain/services/index.ts";
import { consentMessages } from "../../messages/index.ts";
import type { ConsentStore } from "../../store/consent-store.ts";
import { buildConsent } from "../../testing/index.ts";
import "../styles.css";
import { ConsentDialog } from "../consent-dialog/consent-dialog.tsx";
import { ConsentProvider } from "../provider/consent-provider.tsx";

const UI_MESSAGES = { en: uiMessagesEn, de: uiMessagesDe, ja: uiMessagesJa } as const;

const STORY_SERVICES = [
  googleTag({ measurementId: "G-ABC" }),
  hotjar({ siteId: 1 }),
  metaPixel({ pixelId: "1" }),
  youtube(),
];

export interface ConsentStoryProps {
  /** Default: en. */
  locale?: Locale;
  hasSignal?: boolean;
  /** Before it is drawn. */
  prepare?: (store: ConsentStore) => void;
  children?: ReactNode;
}

/** A visitor's first page, with the question on it. For stories and tests only. */
export function ConsentStory({ locale = "en", hasSignal = false, prepare, children }: ConsentStoryProps) {
  const [store] = useState(() => {
    const world = buildConsent({ services: STORY_SERVICES, hasSignal });
    world.store.start();
    prepare?.(world.store);
    return world.store;
  });
  return (
    <UiProvider messages={UI_MESSAGES[locale]}>
      <ConsentProvider store={store} services={STORY_SERVICES} messages={consentMessages[locale]} locale={locale}>
        <Announcer>
          {children}
          <ConsentDialog policyHref="/privacy" />
        </Announcer>
      </ConsentProvider>
    </UiProvider>
  );
}
