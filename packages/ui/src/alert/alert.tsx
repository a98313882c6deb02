"use client";
import { type HTMLAttributes, type ReactNode, useRef } from "react";
import { Announcer } from "../announcer/announcer.tsx";
import { useSpoken } from "../announcer/spoken.tsx";
import { classNames } from "../base/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon, CrossIcon, InfoIcon, WarningIcon } from "../icons/icons.tsx";
import { CheckIcon } from "../icons/page-icons.tsx";
import type { UiMessages } from "../messages/ui-messages.ts";
import { useUiMessages } from "../provider/ui-provider.tsx";

export type AlertType = "error" | "warning" | "success" | "info";

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, "title" | "role"> {
  type: AlertType;
  /** Replaces the type's own word ("Error", "Note" …). */
  title?: ReactNode;
  /** One act that helps: a button or a link. */
  action?: ReactNode;
  /** Shows a close control. */
  onClose?: () => void;
}

const ICONS = { error: CrossIcon, warning: WarningIcon, success: CheckIcon, info: InfoIcon } as const;
const WORDS = {
  error: "alertError",
  warning: "alertWarning",
  success: "alertSuccess",
  info: "alertInfo",
} as const satisfies Readonly<Record<AlertType, keyof UiMessages>>;

/**
 * A message: shown by word, icon and colour, and announced once (errors and warnings at once, others politely). Source: MODAL-06, A11Y-06.
 */
export function Alert(props: AlertProps) {
  return (
    <Announcer>
      <AlertBox {...props} />
    </Announcer>
  );
}

function AlertBox({ type, title, action, onClose, className, children, ...rest }: AlertProps) {
  const messages = useUiMessages();
  const head = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useSpoken(type === "error" || type === "warning" ? "alert" : "status", head, body);
  const TypeIcon = ICONS[type];
  return (
    <div {...rest} className={classNames("shop-alert", className)} data-type={type}>
      <div className="shop-alert__head">
        <TypeIcon />
        <p ref={head} className="shop-alert__word">
          {title ?? messages[WORDS[type]]}
        </p>
        {onClose && <IconButton label={messages.close} icon={<CloseIcon />} onClick={onClose} />}
      </div>
      <div ref={body} className="shop-alert__text">
        {children}
      </div>
      {action ? <div className="shop-alert__action">{action}</div> : null}
    </div>
  );
}
