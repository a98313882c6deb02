"use client";
export { SuggestField, type SuggestFieldProps } from "./suggest-field/suggest-field.tsx";
export type { Suggestion, SuggestionGroup } from "./suggest-field/suggestion.ts";
