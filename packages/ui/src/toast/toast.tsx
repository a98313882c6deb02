"use client";
import * as RadixToast from "@radix-ui/react-toast";
import { type Clock, formatMessage } from "@shop/kernel";
import { type ReactNode, useEffect, useRef } from "react";
import { leaveEscapeToDialog } from "../base/left-escape.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { SECOND_MS } from "../limits.ts";
import { useUiMessages } from "../provider/ui-provider.tsx";
import { useToastTimer } from "./use-toast-timer.ts";

export interface ToastItem {
  id: string;
  text: ReactNode;
  /** Colours the lamp at its edge. Default: plain. */
  tone?: "plain" | "gain" | "clip" | "signal";
  /** How long it is shown; without it, until it is closed. */
  durationMs?: number;
  /** One act, Undo for instance, or one way on, with an address. Pressing it closes the notice too. */
  action?: { label: string; onPress?: () => void; href?: string };
}

interface ToastProps {
  item: ToastItem;
  isPaused: boolean;
  clock: Clock;
  onDismiss: () => void;
}

/** On the bar's scale, one mark represents this much time. */
const MARK_MS = 5 * SECOND_MS;

export function Toast({ item, isPaused, clock, onDismiss }: ToastProps) {
  const messages = useUiMessages();
  const bar = useRef<HTMLDivElement>(null);
  const seconds = useToastTimer(item.durationMs, isPaused, clock, onDismiss);
  useEffect(() => {
    if (item.durationMs === undefined) return;
    bar.current?.style.setProperty("--shop-toast-time", `${item.durationMs}ms`);
    bar.current?.style.setProperty("--shop-toast-mark", `${(100 * MARK_MS) / item.durationMs}%`);
  }, [item.durationMs]);
  const { action } = item;
  return (
    <RadixToast.Root
      open
      // The timer on the injected clock closes it.
      duration={Number.POSITIVE_INFINITY}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      onEscapeKeyDown={leaveEscapeToDialog}
      type={item.tone === "clip" ? "foreground" : "background"}
      // Its controls are stops for Tab, the notice itself isn't.
      tabIndex={undefined}
      className="shop-toast"
      data-tone={item.tone ?? "plain"}
      data-paused={isPaused ? "" : undefined}
    >
      <div className="shop-toast__line">
        <RadixToast.Description className="shop-toast__text">{item.text}</RadixToast.Description>
        {item.durationMs !== undefined && (
          <span className="shop-toast__seconds" aria-hidden="true">
            {formatMessage(messages.secondsLeft, { seconds })}
          </span>
        )}
        {action && (
          <RadixToast.Action altText={action.label} asChild>
            <Button
              size="small"
              variant="quiet"
              className="shop-toast__action"
              href={action.href}
              onClick={action.onPress}
            >
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
        <RadixToast.Close asChild>
          <IconButton label={messages.close} icon={<CloseIcon />} />
        </RadixToast.Close>
      </div>
      {item.durationMs !== undefined && (
        <div className="shop-toast__bar" ref={bar} aria-hidden="true">
          <div className="shop-toast__left" />
        </div>
      )}
    </RadixToast.Root>
  );
}
