/** Between a minus and the sign of a currency a line may break: a joiner that isn't seen keeps them together. */
export function holdSigns(text: string): string {
  return text.replaceAll(/−(?=[$¥€])/g, "−\u2060");
}
