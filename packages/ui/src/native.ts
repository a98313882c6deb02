"use client";
// Separate from the root entry: the frame for hosts without React, such as the cart's embed on Preact, in a shadow root.
export { NativeDialogFrame } from "./dialog-frame/native-dialog-frame.tsx";
