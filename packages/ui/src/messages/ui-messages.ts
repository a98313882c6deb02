import type { Translated } from "@shop/kernel";
import type { uiMessagesEn } from "./en.ts";

/** The parts' own texts. Any of them can be overridden through `UiProvider`. */
export type UiMessages = Translated<typeof uiMessagesEn>;
