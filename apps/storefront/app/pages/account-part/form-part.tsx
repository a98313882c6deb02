import {
  ConfirmNewsletterFlow,
  DeletionFlow,
  NewsletterFlow,
  ProfileFlow,
  RevokeEmailFlow,
  UnsubscribeFlow,
} from "@shop/account/react";
import { PasswordFlow, SessionsFlow } from "@shop/auth-ui/react";
import { type RefObject, useState } from "react";
import { useSecurityStores } from "../../composition/account/use-security-stores.ts";
import { useLoaded } from "../../composition/services-context.ts";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { translate } from "../../messages/use-texts.ts";
import { AccountPartsFrame } from "../account/account-parts-frame.tsx";
import type { AccountPart, AccountPartData } from "./account-part.server.ts";
import { EmailPart } from "./email-part.tsx";
import { RedeemPart } from "./redeem-part.tsx";
import { SettingNotes } from "./setting-notes.tsx";

/** What a page of the account shows by one of the dialogs' own parts. */
export type FormPartName = Exclude<AccountPart, "data" | "owned" | "licences">;

interface FormPartProps extends Pick<AccountPartData, "texts" | "deskTexts" | "target" | "waitingEmail"> {
  readonly part: FormPartName;
  /** The page has ended the login itself: its message stays. */
  readonly isOver: RefObject<boolean>;
}

const NO_LINK = { id: null, key: null };
const ON_PAGE = { presentation: "page" } as const;

/** The same parts as in the dialogs, on a page of their own. */
export function FormPart(props: FormPartProps) {
  return (
    <AccountPartsFrame>
      <Part {...props} />
    </AccountPartsFrame>
  );
}

function Part(props: FormPartProps) {
  const { part, texts, waitingEmail, isOver } = props;
  const { auth, mailedLink, modal } = useLoaded();
  const stores = useSecurityStores();
  const link = mailedLink.get();
  switch (part) {
    case "password":
      return <PasswordFlow {...ON_PAGE} store={stores.passwordChange} />;
    case "profile":
      return <ProfileFlow {...ON_PAGE} onSaved={() => void auth.refresh()} />;
    case "email":
      return <EmailPart texts={texts} waitingEmail={waitingEmail} />;
    case "newsletter":
      return <NewsletterFlow {...ON_PAGE} onSaved={() => void auth.refresh()} />;
    case "redeem":
      return <RedeemPart {...props} />;
    case "delete":
      return <DeletePart texts={texts} isOver={isOver} />;
    case "sessions":
      return <SessionsFlow store={stores.sessions} />;
    case "unsubscribe":
      return <UnsubscribeFlow {...ON_PAGE} link={link ?? NO_LINK} />;
    case "confirm-newsletter":
      return <ConfirmNewsletterFlow {...ON_PAGE} link={link ?? NO_LINK} />;
    case "revoke-email":
      return (
        <RevokeEmailFlow
          {...ON_PAGE}
          link={link ?? NO_LINK}
          onRevoked={auth.endSession}
          onReset={(emailAddress) => modal.set("forgot", emailAddress ? { emailAddress } : {})}
        />
      );
  }
}

/**
 * The end of the account: the server has ended the login, and the page shows it at once. The confirmation stays readable; after another
 * login the page is loaded again.
 */
function DeletePart({ texts, isOver }: Pick<FormPartProps, "texts" | "isOver">) {
  const { auth } = useLoaded();
  const isCustomer = useIsCustomer();
  const [hasEnded, setHasEnded] = useState(false);
  const end = () => {
    isOver.current = true;
    auth.endSession();
    setHasEnded(true);
  };
  return (
    <>
      <DeletionFlow key={String(hasEnded && isCustomer)} {...ON_PAGE} onConfirmed={end} />
      {!hasEnded && <SettingNotes part="delete" text={translate(texts)} />}
    </>
  );
}
