import { Outlet } from "react-router";
import { japanese } from "../messages/japanese.ts";
import type { RouteHandle } from "../route-handle.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle: RouteHandle = { language: japanese };

export default function LanguageJa() {
  return <Outlet />;
}
