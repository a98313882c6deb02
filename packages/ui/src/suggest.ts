"use client";
export {
  SuggestField,
  type SuggestFieldProps,
  type Suggestion,
  type SuggestionGroup,
} from "./suggest-field/suggest-field.tsx";
