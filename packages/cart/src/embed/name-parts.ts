import { options, type VNode } from "preact";

/** What a host's styles can select with `::part()`: the supported names and the classes behind them. */
const PARTS: Readonly<Record<string, string>> = {
  "shop-button": "button",
  "shop-icon-button": "icon-button",
  "shop-icon-button__badge": "badge",
  "shop-dialog": "dialog",
  "shop-dialog__title": "title",
  "shop-cart-line": "line",
  "shop-cart-totals": "totals",
  "shop-cart-note": "note",
  "shop-field__input": "input",
};

/** Gives the elements of the package's components their `part` names, by Preact's hook for every rendered element. */
export function nameParts(): void {
  const drawNext = options.vnode;
  options.vnode = (node: VNode<Record<string, unknown>>) => {
    const { type, props } = node;
    if (typeof type === "string" && typeof props.className === "string") {
      const part = PARTS[props.className.split(" ")[0] ?? ""];
      if (part !== undefined) props.part = part;
    }
    drawNext?.(node);
  };
}
