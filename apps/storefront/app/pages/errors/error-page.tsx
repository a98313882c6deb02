import { ErrorState } from "@shop/ui";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { Translate } from "../../messages/use-texts.ts";
import { FindInstead } from "./find-instead.tsx";
import type { ErrorTextKey } from "./messages/en.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** A router's own error has a status; anything else is ours, and only that fact is shown. */
export function ErrorPage({ text }: { text: Translate<ErrorTextKey> }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage text={text} />;
  const title = text("errorTitle", { status });
  // A router's own error has a safe text ("Method Not Allowed"); any other could reveal too much.
  const message = isRouteErrorResponse(error) && error.statusText ? error.statusText : text("errorText");
  return (
    <div
      className="frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-7 py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      data-error-page
    >
      <UnlistedHead title={title} isBare />
      <ErrorState title={title} headingLevel={1} safe={text("errorSafe")} onRetry={() => window.location.reload()}>
        {message}
      </ErrorState>
      <FindInstead text={text} />
    </div>
  );
}
