import { Outlet } from "react-router";
import { japanese } from "../messages/japanese.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle = { language: japanese };

export default function LanguageJa() {
  return <Outlet />;
}
