// A busy machine takes longer than Testing Library's second to load a part that is fetched on demand. Nothing is measured by it.
// A text that is announced is twice in the page: searching by text finds the one that is seen, searching by role the one that is heard.
import { configure } from "@testing-library/react";

configure({
  asyncUtilTimeout: 15_000,
  defaultIgnore: "script, style, .shop-visually-hidden[role=status] *, .shop-visually-hidden[role=alert] *",
});
