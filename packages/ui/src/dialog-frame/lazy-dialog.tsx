import { type ComponentType, createElement, lazy, Suspense, useState } from "react";

/** A dialog whose code is fetched when it is first opened. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called in a module, once for each dialog.
  return function LazyDialog(props: Props) {
    // Once opened it stays mounted: a dialog needs its frame to close in.
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return wasOpened ? <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense> : null;
  };
}
