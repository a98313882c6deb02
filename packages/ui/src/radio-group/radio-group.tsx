"use client";
/** One of several, by pointer and by arrow keys: Radix's own parts, which look as their owner draws them. */
export { RadioGroup, RadioGroupItem } from "@radix-ui/react-radio-group";
