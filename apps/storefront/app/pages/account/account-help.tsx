import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";

export interface HelpEntry<TextKey extends string> {
  readonly href: string;
  readonly title: TextKey;
  readonly text: TextKey;
}

interface AccountHelpProps<TextKey extends string> {
  readonly entries: ReadonlyArray<HelpEntry<TextKey>>;
  readonly text: Translate<TextKey>;
}

/** Below a list of the account: what its reader is likely to look for next. */
export function AccountHelp<TextKey extends string>({ entries, text }: AccountHelpProps<TextKey>) {
  return (
    <ul className="account-help">
      {entries.map(({ href, title, text: key }) => (
        <li key={href}>
          <SiteLink href={href}>{text(title)}</SiteLink>
          <p className="muted">{text(key)}</p>
        </li>
      ))}
    </ul>
  );
}
