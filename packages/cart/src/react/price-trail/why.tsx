import { ChevronIcon, VisuallyHidden } from "@shop/ui";
import type { ReactNode } from "react";
import { CartNote } from "../cart-note/cart-note.tsx";

interface WhyProps {
  question: string;
  /** What is asked about, for those who hear the question apart from its line. */
  about?: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A question that opens its answer on demand. The browser's own: by keyboard, without script, and found by a search in the page. */
export function Why({ question, about, note, children }: WhyProps) {
  return (
    <details className="shop-why">
      <summary className="shop-why__question">
        <span>
          {question}
          {about && <VisuallyHidden> {about}</VisuallyHidden>}
        </span>
        <ChevronIcon className="shop-why__sign" />
      </summary>
      <div className="shop-why__answer">
        {children}
        {note && <CartNote>{note}</CartNote>}
      </div>
    </details>
  );
}
