import type { Translate } from "../../messages/use-texts.ts";
import { AccountHelp, type HelpEntry } from "../account/account-help.tsx";
import type { AccountPageTextKey } from "../account/messages/index.ts";

/** Where to go from a list of updates. */
const ENTRIES: ReadonlyArray<HelpEntry<AccountPageTextKey>> = [
  { href: "/downloads", title: "updateFiles", text: "updateFilesText" },
  { href: "/account/newsletter", title: "updateMail", text: "updateMailText" },
  { href: "/account/licences", title: "licences", text: "licencesText" },
];

export function UpdatesHelp({ text }: { readonly text: Translate<AccountPageTextKey> }) {
  return <AccountHelp entries={ENTRIES} text={text} />;
}
