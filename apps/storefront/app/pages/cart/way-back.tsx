import { RETURN_COOKIE } from "@shop/api-client/contract";
import { TextLink } from "@shop/ui";
import { useLoaded } from "../../composition/services-context.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";

/**
 * A link back to the page of another site from which the shopper came with a cart; empty for all others. The server, which knows the
 * operator's allowed origins, has stored the address. Source: SAFE-14.
 */
export function WayBack() {
  const { choices } = useLoaded();
  const text = useAccountTexts();
  const address = choices.get(RETURN_COOKIE) ?? "";
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  return (
    <p>
      <TextLink href={address}>{text("backToSite", { site: new URL(address).host })}</TextLink>
    </p>
  );
}
