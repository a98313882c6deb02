import { LazyContactDialog } from "@shop/auth-ui/react";
import type { DialogFrameProps } from "@shop/ui";
import { useNavigate } from "react-router";
import { DialogsProvider } from "../../../composition/dialogs-provider.tsx";
import { localPath, useLocale } from "../../../messages/use-texts.ts";

/** The contact dialog's form as a part of the page: the same store, so that what was typed in one is in the other. */
export function InlineContact() {
  const navigate = useNavigate();
  const support = localPath("/support", useLocale());
  return (
    <DialogsProvider>
      <LazyContactDialog open onClose={() => void navigate(support)} frame={NoFrame} />
    </DialogsProvider>
  );
}

/** The page has the heading. */
function NoFrame({ children }: DialogFrameProps) {
  return <div>{children}</div>;
}
