import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPageTextKey } from "../account/messages/index.ts";

/** Where to go from a list of updates. */
const ENTRIES = [
  { href: "/downloads", title: "updateFiles", text: "updateFilesText" },
  { href: "/account/newsletter", title: "updateMail", text: "updateMailText" },
  { href: "/account/licences", title: "licences", text: "licencesText" },
] as const satisfies ReadonlyArray<Record<"title" | "text", AccountPageTextKey> & { readonly href: string }>;

/** Below the updates: what their reader is likely to look for next. */
export function UpdatesHelp({ text }: { readonly text: Translate<AccountPageTextKey> }) {
  return (
    <ul className="account-help">
      {ENTRIES.map(({ href, title, text: key }) => (
        <li key={href}>
          <SiteLink href={href}>{text(title)}</SiteLink>
          <p className="muted">{text(key)}</p>
        </li>
      ))}
    </ul>
  );
}
