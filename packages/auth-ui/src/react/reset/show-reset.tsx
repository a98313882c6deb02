import { useEffect } from "react";
import { type AuthWorld, RESET_LINK } from "../../testing/index.ts";
import { ResetDialog, type ResetDialogProps } from "./reset-dialog.tsx";

interface ShowResetProps extends Partial<Omit<ResetDialogProps, "store" | "open">> {
  world: AuthWorld;
  act?: ((world: AuthWorld) => void | Promise<void>) | undefined;
}

const nothing = () => undefined;

/** The open dialog on a fake service, after an act in it. For stories and tests only. */
export function ShowReset({ world, act, link = RESET_LINK, ...props }: ShowResetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act happens once, however often its story is drawn.
  useEffect(() => void act?.(world), []);
  const acts = { onClose: nothing, onDone: nothing, onRequest: nothing, onContact: nothing };
  return <ResetDialog open {...acts} {...props} link={link} store={world.reset} />;
}
