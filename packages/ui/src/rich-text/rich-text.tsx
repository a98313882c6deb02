import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

export interface RichTextProps {
  text: string;
  /** The content that replaces each `{name}`. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text whose placeholders are links or controls, in the order that the language requires. */
export function RichText({ text, parts }: RichTextProps): ReactElement {
  // Splitting by a group puts the names at the odd places.
  const pieces = text.split(/\{(\w+)\}/);
  const nodes = pieces.map((piece, index) => (index % 2 === 1 ? (parts[piece] ?? `{${piece}}`) : piece));
  return createElement(Fragment, null, ...nodes);
}
