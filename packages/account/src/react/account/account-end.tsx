import { FlowEnd, type FlowEndProps } from "@shop/ui";
import type { AccountFlowProps } from "./account-flow-props.ts";
import { useAccountTexts } from "./account-hooks.ts";

/** The end of a flow of the account: its dialog closes, its page leads back to the account. */
export function AccountEnd(props: AccountFlowProps & Omit<FlowEndProps, "leave">) {
  const { presentation, onClose, accountHref = "/account", ...end } = props;
  const { text } = useAccountTexts();
  const leave =
    presentation === "page"
      ? { label: text("account.back"), href: accountHref }
      : { label: text("account.close"), onClick: onClose };
  return <FlowEnd {...end} leave={leave} />;
}
