import { EmailChangeFlow, RevokeEmailFlow } from "@shop/account/react";
import { Alert } from "@shop/ui";
import { useLoaded } from "../../composition/services-context.ts";
import type { AccountPartData } from "./account-part.server.ts";

/** Changes the account's address; if a change is pending, first offers to revoke it. */
export function EmailPart({ texts, waitingEmail }: Pick<AccountPartData, "texts" | "waitingEmail">) {
  const { auth } = useLoaded();
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
