import {
  ConfirmNewsletterFlow,
  DeletionFlow,
  NewsletterFlow,
  PasswordFlow,
  ProfileFlow,
  RedeemFlow,
  RevokeEmailFlow,
  SessionsFlow,
  UnsubscribeFlow,
} from "@shop/auth-ui/account-react";
import { useEffect, useRef } from "react";
import { AccountPartsFrame } from "../../composition/account-parts-frame.tsx";
import { useLaterServices } from "../../composition/later.tsx";
import type { AccountPart, AccountPartData } from "../../server/account-part.ts";
import { EmailPart } from "./email-part.tsx";

/** What a page of the account shows by one of the dialogs' own parts. */
export type FormPartName = Exclude<AccountPart, "data" | "owned" | "licences">;

interface FormPartProps extends Pick<AccountPartData, "texts" | "waitingEmail"> {
  readonly part: FormPartName;
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

function Part({ part, texts, waitingEmail }: FormPartProps) {
  const { auth, catalog, mailedLink, modal } = useLaterServices();
  const link = mailedLink.get();
  switch (part) {
    case "password":
      return <PasswordFlow {...ON_PAGE} />;
    case "profile":
      return <ProfileFlow {...ON_PAGE} onSaved={() => void auth.refresh()} />;
    case "email":
      return <EmailPart texts={texts} waitingEmail={waitingEmail} />;
    case "newsletter":
      return <NewsletterFlow {...ON_PAGE} onSaved={() => void auth.refresh()} />;
    case "redeem":
      return <RedeemFlow {...ON_PAGE} onRedeemed={() => void catalog.loadOwned()} />;
    case "delete":
      return <DeletePart />;
    case "sessions":
      return <SessionsFlow {...ON_PAGE} />;
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

/** The end of the account. What was confirmed stays to be read: only whoever leaves the page is shown as logged out, which the server did at once. */
function DeletePart() {
  const { auth } = useLaterServices();
  const isConfirmed = useRef(false);
  useEffect(
    () => () => {
      if (isConfirmed.current) auth.endSession();
    },
    [auth],
  );
  return (
    <DeletionFlow
      {...ON_PAGE}
      onConfirmed={() => {
        isConfirmed.current = true;
      }}
    />
  );
}
