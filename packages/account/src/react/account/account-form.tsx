import { FlowForm, type FlowFormProps } from "@shop/ui";
import { useAccountTexts } from "./account-hooks.ts";

/** A form of the account, with the texts of its failures. */
export function AccountForm(props: Omit<FlowFormProps, "textOf">) {
  const { failure } = useAccountTexts();
  return <FlowForm {...props} textOf={failure} />;
}
