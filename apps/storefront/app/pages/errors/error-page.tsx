import { ErrorState } from "@shop/ui";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { Translate } from "../../messages/use-texts.ts";
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
    <div className="frame grid justify-items-start gap-4 py-7" data-error-page>
      <UnlistedHead title={title} isBare />
      <ErrorState title={title} headingLevel={1} safe={text("errorSafe")} onRetry={() => window.location.reload()}>
        {message}
      </ErrorState>
    </div>
  );
}
