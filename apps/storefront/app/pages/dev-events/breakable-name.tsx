import { Fragment } from "react";

/** A name that may be wrapped after an underline or before a capital letter, and nowhere else. */
export function BreakableName({ name }: { readonly name: string }) {
  return name.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
