import { Outlet } from "react-router";
import { german } from "../messages/german.ts";

/** What the document around the page reads of the routes that are shown. */
export const handle = { language: german };

export default function LanguageDe() {
  return <Outlet />;
}
