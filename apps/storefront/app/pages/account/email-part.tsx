import { EmailChangeFlow, RevokeEmailFlow } from "@shop/auth-ui/account-react";
import { Alert } from "@shop/ui";
import { useLaterServices } from "../../composition/later.tsx";
import type { AccountPartData } from "../../server/account-part.ts";

/** Another address for the account; where a change waits, first the way to take that back. */
export function EmailPart({ texts, waitingEmail }: Pick<AccountPartData, "texts" | "waitingEmail">) {
  const { auth } = useLaterServices();
  const refresh = () => void auth.refresh();
  const change = <EmailChangeFlow presentation="page" onConfirmed={refresh} />;
  if (waitingEmail === null) return change;
  return (
    <>
      <Alert type="info" title={texts.emailChangeTitle}>
        {waitingEmail}
      </Alert>
      <RevokeEmailFlow presentation="page" link={null} onRevoked={refresh} />
      <section className="page-section">
        <h2>{texts.emailChangeOther}</h2>
        {change}
      </section>
    </>
  );
}
