import { Outlet } from "react-router";
import { english } from "../messages/english.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle = { language: english };

export default function LanguageEn() {
  return <Outlet />;
}
