/** An element with its properties, listeners (`onclick`) and children. Nothing is parsed, so that no policy forbids it. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string | false)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== false));
  return element;
}

export function button(label: string, onclick: () => void, variant = "plain"): HTMLButtonElement {
  const made = h("button", { type: "button", className: "shop-button", textContent: label, onclick });
  made.dataset.variant = variant;
  made.dataset.size = "unit";
  return made;
}

export function link(label: string, href: string): HTMLAnchorElement {
  return h("a", { className: "shop-link", href, textContent: label });
}
