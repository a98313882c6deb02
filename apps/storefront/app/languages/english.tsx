import { Outlet } from "react-router";
import { english } from "../messages/english.ts";
import type { RouteHandle } from "../route-handle.ts";

/** Here and not only at the root: the document around the page stays as it is when data of a page can't be loaded. */
export { ErrorBoundary } from "../pages/errors/error-boundary.tsx";

/** What the document around the page reads of the routes that are shown. */
export const handle: RouteHandle = { language: english };

export default function LanguageEn() {
  return <Outlet />;
}
