import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAuthTexts, useContactState } from "../provider/hooks.ts";

interface ContactSentProps {
  onClose: () => void;
}

/** The message has arrived: where the reply will go, and by when. */
export function ContactSent({ onClose }: ContactSentProps) {
  const { contact } = useAuthSettings();
  const { text } = useAuthTexts();
  const { sentFrom } = useContactState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="shop-form">
      <h3 className="shop-title shop-form__heading" tabIndex={-1} ref={heading}>
        {text("contactForm.sent.title")}
      </h3>
      <Alert type="success">{text("contactForm.sent.text", { email: sentFrom ?? "" })}</Alert>
      <div className="shop-form__acts">
        <Button variant="signal" wide onClick={onClose}>
          {text("contactForm.sent.close")}
        </Button>
        <Button onClick={() => contact.open()}>{text("contactForm.sent.another")}</Button>
      </div>
    </div>
  );
}
