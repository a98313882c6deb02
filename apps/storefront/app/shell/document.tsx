import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { PartsProvider } from "../composition/parts-provider.tsx";
import { ServicesProvider } from "../composition/services-provider.tsx";
import { useLocale, useTexts } from "../messages/use-texts.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ModalHost } from "./modal-host.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useShop } from "./use-shop.ts";

/** The document around every page, error pages included. */
export function Document({ children }: { children: ReactNode }) {
  const shop = useShop();
  return (
    // The head script writes data attributes here before React arrives; the server can't know them.
    <html lang={useLocale()} data-theme="dark" data-currency="EUR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        {/* our own constant text; its hash stands in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <ServicesProvider settings={shop}>
          <PartsProvider>
            <SkipLink />
            <Header />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <Footer />
            <ModalHost />
            <RouteAnnouncer />
          </PartsProvider>
        </ServicesProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function SkipLink() {
  const text = useTexts();
  return (
    <a className="skip-link" href="#content">
      {text("skipToContent")}
    </a>
  );
}
