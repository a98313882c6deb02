import type { Failure } from "@shop/kernel";
import { FlowUnready } from "@shop/ui";
import { useAccountTexts } from "./account-hooks.ts";

interface AccountUnreadyProps {
  /** Null while it is being fetched. */
  failure: Failure | null;
  onRetry?: (() => void) | undefined;
}

/** What a flow of the account shows before its form. */
export function AccountUnready({ failure, onRetry }: AccountUnreadyProps) {
  const { text, failure: textOf } = useAccountTexts();
  return (
    <FlowUnready
      error={failure && textOf(failure)}
      loadingLabel={text("account.loading")}
      retryLabel={text("account.retry")}
      onRetry={onRetry}
    />
  );
}
