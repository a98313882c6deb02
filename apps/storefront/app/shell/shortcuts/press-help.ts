import { hasSingleKeys } from "@shop/catalog/store";
import { isTypedIn } from "@shop/ui";
import type { PageServices } from "../../composition/page-services.ts";
import { isHelpShortcut } from "./site-shortcut.ts";

/** Opens the list of shortcuts, if the press was meant so. Source: SHELL-15. */
export function pressHelp(event: KeyboardEvent, { modal, local }: Pick<PageServices, "modal" | "local">): void {
  const place = {
    isTyping: isTypedIn(event.target),
    isCovered: document.querySelector(".shop-dialog") !== null,
    hasSingleKeys: hasSingleKeys(local),
  };
  if (isHelpShortcut(event, place)) modal.set("shortcuts");
}
