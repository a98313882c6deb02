"use client";
// Separate from the root entry: only hosts that use this frame load Radix, and allow it to write its style element.
export { RadixDialogFrame } from "./dialog-frame/radix-dialog-frame.tsx";
