import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPageTextKey } from "../account/messages/index.ts";

interface Note {
  readonly title: AccountPageTextKey;
  readonly text: AccountPageTextKey;
  /** Another page of the account that it is about. */
  readonly link?: { readonly href: string; readonly title: AccountPageTextKey };
}

const NOTES = {
  profile: [
    { title: "noteReviews", text: "noteReviewsText" },
    { title: "noteInvoices", text: "noteInvoicesText" },
    { title: "noteLicenceFiles", text: "noteLicenceFilesText" },
  ],
  sessions: [
    { title: "noteUnknown", text: "noteUnknownText", link: { href: "/account/password", title: "password" } },
    { title: "noteShared", text: "noteSharedText" },
    { title: "noteListed", text: "noteListedText" },
  ],
  data: [
    { title: "noteReading", text: "noteReadingText" },
    { title: "noteLeftOut", text: "noteLeftOutText" },
    { title: "noteWrong", text: "noteWrongText", link: { href: "/account/profile", title: "profile" } },
  ],
  delete: [
    { title: "noteFewerMails", text: "noteFewerMailsText", link: { href: "/account/newsletter", title: "newsletter" } },
    { title: "noteCopy", text: "noteCopyText", link: { href: "/account/data", title: "data" } },
    { title: "noteTransfer", text: "noteTransferText", link: { href: "/account/licences", title: "licences" } },
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

/** A setting that has notes. */
export type NotedPart = keyof typeof NOTES;

interface SettingNotesProps {
  readonly part: NotedPart;
  readonly text: Translate<AccountPageTextKey>;
}

/** Below a setting: what it takes effect on, or what helps instead of it. */
export function SettingNotes({ part, text }: SettingNotesProps) {
  const notes: readonly Note[] = NOTES[part];
  return (
    <dl className="coupon-kinds">
      {notes.map(({ title, text: key, link }) => (
        <div key={title}>
          <dt>{text(title)}</dt>
          <dd>
            {text(key)}
            {link && (
              <SiteLink href={link.href} className="setting-note__link">
                {text(link.title)}
              </SiteLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
