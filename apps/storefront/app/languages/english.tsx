import { Outlet } from "react-router";
import { english } from "../messages/english.ts";
import type { RouteHandle } from "../route-handle.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle: RouteHandle = { language: english };

export default function LanguageEn() {
  return <Outlet />;
}
