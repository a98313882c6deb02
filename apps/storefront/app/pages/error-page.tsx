import { ErrorState } from "@shop/ui";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** A router's own error carries its status; anything else is ours, and nothing of it but that is shown. */
export function ErrorPage() {
  const error = useRouteError();
  const text = useTexts();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  const title = text("errorTitle", { status });
  // A router's own error says what it is ("Method Not Allowed"); anything else could say too much.
  const message = isRouteErrorResponse(error) && error.statusText ? error.statusText : text("errorText");
  return (
    <div className="frame error-page">
      <title>{title}</title>
      <ErrorState title={title} headingLevel={1} safe={text("errorSafe")} onRetry={() => window.location.reload()}>
        {message}
      </ErrorState>
    </div>
  );
}
