"use client";
import * as RadixToast from "@radix-ui/react-toast";
import type { Clock } from "@shop/kernel";
import { type FocusEvent, useEffect, useRef } from "react";
import { classNames } from "../base/class-names.ts";
import { useAfterMount } from "../base/use-after-mount.ts";
import { useUiClock, useUiMessages } from "../provider/ui-provider.tsx";
import { Toast, type ToastItem } from "./toast.tsx";
import { usePause } from "./use-pause.ts";
import { useTabInto } from "./use-tab-into.ts";

export interface ToasterProps {
  /** The notices, oldest first. The caller keeps the list. */
  toasts: readonly ToastItem[];
  /** A notice's time is over, or it was closed, or its act was clicked: remove it from the list. */
  onDismiss: (id: string) => void;
  /** Default: the provider's. */
  clock?: Clock;
  className?: string;
}

/**
 * The place of the notices, at the bottom edge. Put it on the page once and keep it mounted, also while empty. Radix announces an added
 * notice once, moves the focus to the notices by F8 and closes one by Esc or a swipe to the right. While they are hovered or focused, or the
 * tab is hidden, every notice's time is paused. Closing a notice returns the focus to where it came from. The first Tab after a notice with
 * an action appears moves to that action. Source: CART-08, A11Y-02, A11Y-03, A11Y-04.
 */
export function Toaster({ toasts, onDismiss, clock: ownClock, className }: ToasterProps) {
  const messages = useUiMessages();
  const clock = useUiClock(ownClock);
  const isMounted = useAfterMount();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const { isPaused, handlers, recheck } = usePause(region);
  // A notice removed under the pointer or the focus fires no leave and no blur. The ids represent the list: a new array
  // of the same notices changes nothing.
  const ids = toasts.map((toast) => toast.id).join(" ");
  const shownIds = useRef(ids);
  useEffect(() => {
    if (shownIds.current === ids) return;
    shownIds.current = ids;
    recheck();
  }, [ids, recheck]);
  const wayOn = toasts.findLast((toast) => toast.action?.href !== undefined);
  // Before the first render in the browser there is no region to lead into.
  const leadOut = useTabInto(region, isMounted ? wayOn?.id : undefined);
  const rememberOrigin = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const dismiss = (id: string) => {
    if (region.current?.matches(":focus-within") && cameFrom.current?.isConnected) cameFrom.current.focus();
    onDismiss(id);
  };
  // On the server Radix would write a style attribute, which a strict policy refuses.
  if (!isMounted) return null;
  return (
    <RadixToast.Provider label={messages.alertInfo} swipeDirection="right">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the notices inside; the region in it is Radix's. */}
      <div
        {...handlers}
        ref={region}
        className={classNames("shop-toaster", className)}
        onFocusCapture={rememberOrigin}
        onKeyDown={leadOut}
      >
        {toasts.map((item) => (
          <Toast key={item.id} item={item} isPaused={isPaused} clock={clock} onDismiss={() => dismiss(item.id)} />
        ))}
        <RadixToast.Viewport className="shop-toaster__list" label={messages.notifications} />
      </div>
    </RadixToast.Provider>
  );
}
