"use client";
// Apart from the root entry: only hosts that want this frame carry Radix, and let it write its style element.
export { RadixDialogFrame } from "./dialog-frame/radix-dialog-frame.tsx";
