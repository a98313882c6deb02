import type { MouseEvent } from "react";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import type { ModalType } from "../../shell/modal-store.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";

interface Entry {
  readonly title: AccountPageTextKey;
  readonly text: AccountPageTextKey;
  readonly href: string;
  /** With scripts its dialog is opened in the place of the page. */
  readonly dialog?: Exclude<ModalType, "inactive">;
}

/** Everything that can be set, in the order in which it is shown. */
export const SETTINGS: readonly Entry[] = [
  { title: "orders", text: "ordersText", href: "/account/orders" },
  { title: "redeem", text: "redeemText", href: "/account/redeem", dialog: "redeem" },
  { title: "licences", text: "licencesText", href: "/account/licences" },
  { title: "profile", text: "profileText", href: "/account/profile", dialog: "profile" },
  { title: "password", text: "passwordText", href: "/account/password", dialog: "password" },
  { title: "email", text: "emailText", href: "/account/email", dialog: "change" },
  { title: "newsletter", text: "newsletterText", href: "/account/newsletter", dialog: "newsletter" },
  { title: "sessions", text: "sessionsText", href: "/account/sessions" },
  { title: "data", text: "dataText", href: "/account/data" },
  { title: "delete", text: "deleteText", href: "/account/delete", dialog: "delete" },
];

/** The way to everything that can be set: links to its page, which open its dialog instead where there is one. */
export function AccountSettings({ text }: { readonly text: Translate<AccountPageTextKey> }) {
  const { modal } = useServices();
  const press = (event: MouseEvent, dialog: Entry["dialog"]) => {
    if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    modal.set(dialog);
  };
  return (
    <nav className="page-section" aria-labelledby="account-settings">
      <div className="section-head">
        <h2 id="account-settings">{text("settingsTitle")}</h2>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-5 gap-y-3">
        {SETTINGS.map((entry) => (
          <li key={entry.href}>
            <SiteLink
              href={entry.href}
              className="inline-flex min-h-unit items-center font-strong"
              aria-haspopup={entry.dialog ? "dialog" : undefined}
              onClick={(event) => press(event, entry.dialog)}
            >
              {text(entry.title)}
            </SiteLink>
            <p className="muted">{text(entry.text)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
