/** Texts that were typed one after the other, as one message; one that is empty or missing adds nothing. */
export function joinTexts(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text?.trim()).join("\n");
}
