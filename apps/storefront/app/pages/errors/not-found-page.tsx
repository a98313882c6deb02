import { Button } from "@shop/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { type Translate, useTexts } from "../../messages/use-texts.ts";
import { FindInstead } from "./find-instead.tsx";
import type { ErrorTextKey } from "./messages/en.ts";
import { Trace } from "./trace.tsx";

/** What is shown for an address that doesn't exist. It is reported once a page view. */
export function NotFoundPage({ text }: { text: Translate<ErrorTextKey> }) {
  const siteText = useTexts();
  const { key, pathname } = useLocation();
  const { services, modal } = useServices();
  useEffect(() => {
    // Without the services nothing can be reported; their loader has logged the failure.
    services.load().then(
      ({ notFound }) => notFound.report(key, pathname),
      () => {},
    );
  }, [services, key, pathname]);
  return (
    <div className="frame grid justify-items-start gap-4 py-7" data-error-page>
      <UnlistedHead title={text("notFoundTitle")} isBare />
      <Trace of="missing" />
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <p className="shop-label">404</p>
          <h1 className="text-display">{text("notFoundTitle")}</h1>
          <p>{text("notFoundText")}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button variant="signal" href="/">
              {text("notFoundButton")}
            </Button>
            <Button className="needs-scripts" onClick={() => modal.set("contact")}>
              {siteText("contactUs")}
            </Button>
          </p>
          <p className="text-small text-ink-2">{text("notFoundHint")}</p>
        </div>
        <FindInstead text={text} />
      </div>
    </div>
  );
}
