"use client";
import { RichText } from "@shop/ui";
import { useAuthTexts } from "../provider/hooks.ts";

export interface ContactHintProps {
  /** Opens the contact dialog. */
  onContact: () => void;
}

/** The foot of every dialog but the contact dialog itself: "Questions? To use our contact form click here". Source: MODAL-04. */
export function ContactHint({ onContact }: ContactHintProps) {
  const { text } = useAuthTexts();
  const link = (
    <button type="button" className="shop-text-button" onClick={onContact}>
      {text("contactHint.link")}
    </button>
  );
  return (
    <span className="shop-contact-hint">
      <RichText text={text("contactHint.text")} parts={{ link }} />
    </span>
  );
}
