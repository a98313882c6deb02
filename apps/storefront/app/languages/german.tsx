import { Outlet } from "react-router";
import { german } from "../messages/german.ts";
import type { RouteHandle } from "../route-handle.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle: RouteHandle = { language: german };

export default function LanguageDe() {
  return <Outlet />;
}
