import { Button, ErrorState } from "@shop/ui";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { type Translate, useTexts } from "../../messages/use-texts.ts";
import { FindInstead } from "./find-instead.tsx";
import type { ErrorTextKey } from "./messages/en.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Trace } from "./trace.tsx";

/** From this status on the error is ours. */
const FAULTS_FROM = 500;

/** A router's own error has a status; anything else is ours, and only that fact is shown. */
export function ErrorPage({ text }: { text: Translate<ErrorTextKey> }) {
  const error = useRouteError();
  const siteText = useTexts();
  const { modal } = useServices();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage text={text} />;
  const title = text("errorTitle", { status });
  // A router's own error has a safe text ("Method Not Allowed"); any other could reveal too much, and says nothing of a fault of ours.
  const isTheirs = isRouteErrorResponse(error) && status < FAULTS_FROM;
  const message = isTheirs && error.statusText ? error.statusText : text("errorText");
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-4 py-7" data-error-page>
      <UnlistedHead title={title} isBare />
      <Trace of="clipped" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ErrorState
          className="border-0 bg-transparent p-0 shadow-none [&_h1]:text-display"
          title={title}
          headingLevel={1}
          safe={text("errorSafe")}
          onRetry={() => window.location.reload()}
          action={
            <>
              <Button href="/">{text("notFoundButton")}</Button>
              <Button className="needs-scripts" onClick={() => modal.set("contact")}>
                {siteText("contactUs")}
              </Button>
            </>
          }
        >
          {message}
        </ErrorState>
        <FindInstead text={text} />
      </div>
    </div>
  );
}
