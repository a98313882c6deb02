import { Announcer } from "@shop/ui";
import { lazy, type ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useMatches } from "react-router";
import { PartsProvider } from "../composition/parts-provider.tsx";
import { ServicesProvider } from "../composition/services-provider.tsx";
import type { Language } from "../messages/language.ts";
import { LanguageContext, useTexts } from "../messages/use-texts.ts";
import type { RouteHandle } from "../route-handle.ts";
import styles from "../styles/app.css?url";
import { AfterIdle } from "./engagement/after-idle.tsx";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LaterSurfaces } from "./later-surfaces.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { RoutePreloads } from "./preloads/route-preloads.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { SlowNavigation } from "./slow-navigation.tsx";
import { TestPaymentsNote } from "./test-payments-note.tsx";
import { useShop } from "./use-shop.ts";

/** Where no route of a language is shown (a method that no page takes), the document is in English. */
const InEnglish = lazy(() =>
  import("../messages/english.ts").then((module) => ({
    default: ({ children }: { children: ReactNode }) => <Page language={module.english}>{children}</Page>,
  })),
);

/** The document around every page, error pages included. The routes that are shown bring the texts of their language. */
export function Document({ children }: { children: ReactNode }) {
  const language = useShownLanguage();
  return language ? <Page language={language}>{children}</Page> : <InEnglish>{children}</InEnglish>;
}

function useShownLanguage(): Language | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.find((handle) => handle?.language)?.language;
}

function Page({ language, children }: { language: Language; children: ReactNode }) {
  const shop = useShop();
  return (
    // The head script writes data attributes here before React arrives; the server can't know them.
    <html lang={language.locale} data-theme="dark" data-currency="EUR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        {/* Our own constant text, whose hash is in the policy. It has run when this file does: browsers don't get it twice. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? FIRST_PAINT_SCRIPT : "" }}
        />
        {/* The first paint waits for the end: half of a header, a shelf or a footer would jump when the other half comes in. */}
        <link rel="expect" href="#page-end" blocking="render" />
        {/* With a precedence it comes before the fonts and scripts: the first paint waits for it alone. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <LanguageContext.Provider value={language}>
          <ServicesProvider settings={shop}>
            <PartsProvider>
              <Announcer>
                <SkipLink />
                <TestPaymentsNote />
                <Header />
                <main id="content" tabIndex={-1} className="flex-1 pt-7 pb-9 focus:outline-none">
                  {children}
                </main>
                <Footer />
                <span id="page-end" hidden />
                <LaterSurfaces />
                <AfterIdle />
                <OfflineNote />
                <SlowNavigation />
                <RouteAnnouncer />
                <RouteFocus />
                <RoutePreloads />
              </Announcer>
            </PartsProvider>
          </ServicesProvider>
        </LanguageContext.Provider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function SkipLink() {
  const text = useTexts();
  return (
    <a
      className="absolute -top-[4rem] left-4 z-(--shop-z-toast) bg-signal px-4 py-[0.6rem] text-on-signal focus:top-2"
      href="#content"
    >
      {text("skipToContent")}
    </a>
  );
}
