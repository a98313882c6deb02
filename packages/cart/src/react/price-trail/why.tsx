import { ChevronIcon, VisuallyHidden } from "@shop/ui";
import type { ReactNode } from "react";
import { CartNote } from "../cart-note/cart-note.tsx";

interface WhyProps {
  question: string;
  /** The subject of the question, for screen readers that read it apart from its line. */
  about?: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A question that shows its answer on demand. A native element: it works by keyboard and without scripts, and find-in-page searches it. */
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
