import { Fragment } from "react";

const NUMBER = /(\d+(?:-\d+)+)/;

/** A text whose numbers stay on one line: browsers would break `2026-000012` at its hyphen. */
export function UnbrokenNumbers({ children }: { readonly children: string }) {
  return children.split(NUMBER).map((part, index) =>
    NUMBER.test(part) ? (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ),
  );
}
