import { useLocation } from "react-router";
import { localPath, useLocale } from "../messages/use-texts.ts";

/** Whether a path of the shop is the page that is shown. */
export function useIsCurrent(): (href: string) => boolean {
  const { pathname } = useLocation();
  const locale = useLocale();
  return (href) => pathname.replace(/(.)\/$/, "$1") === localPath(href, locale);
}
