import { useEffect } from "react";
import type { AuthWorld } from "../../testing/index.ts";
import { ForgotDialog, type ForgotDialogProps } from "./forgot-dialog.tsx";

interface ShowForgotProps extends Partial<Omit<ForgotDialogProps, "store" | "open">> {
  world: AuthWorld;
  act?: ((world: AuthWorld) => void | Promise<void>) | undefined;
}

const nothing = () => undefined;

/** The open dialog on a fake service, after an act in it. For stories and tests only. */
export function ShowForgot({ world, act, ...props }: ShowForgotProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act happens once, however often its story is drawn.
  useEffect(() => void act?.(world), []);
  return <ForgotDialog open onClose={nothing} onBack={nothing} onContact={nothing} {...props} store={world.forgot} />;
}
