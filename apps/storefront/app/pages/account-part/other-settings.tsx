import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { SETTINGS } from "../account/account-settings.tsx";
import type { AccountPageTextKey } from "../account/messages/index.ts";

interface OtherSettingsProps {
  /** The last segment of the page that is shown. */
  readonly current: string;
  readonly text: Translate<AccountPageTextKey>;
}

/** The way from one setting to the others: beside it, on narrow screens below it. */
export function OtherSettings({ current, text }: OtherSettingsProps) {
  return (
    <nav className="mt-8 lg:mt-0" aria-labelledby="other-settings">
      <h2 id="other-settings" className="type-label border-b border-hairline pb-2 text-ink-2">
        {text("settingsTitle")}
      </h2>
      <ul className="grid gap-x-5 sm:max-lg:grid-cols-2">
        {SETTINGS.map(({ title, href }) => (
          <li key={href} className="border-b border-hairline">
            <SiteLink
              href={href}
              aria-current={href === `/account/${current}` ? "page" : undefined}
              className="flex min-h-unit items-center text-small text-ink-2 no-underline hover:text-signal aria-[current=page]:font-strong aria-[current=page]:text-ink"
            >
              {text(title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
