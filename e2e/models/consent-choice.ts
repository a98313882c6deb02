type Category = "preferences" | "statistics" | "marketing";

/** A choice as a browser keeps it, made a minute ago about all that the shop asks. */
export function choiceOf(granted: readonly Category[]): object {
  return {
    id: "00000000-0000-4000-8000-00000000c0de",
    asked: ["preferences", "statistics", "marketing"],
    granted,
    services: [],
    policyVersion: "1",
    textHash: "",
    hadSignal: false,
  };
}

/** Runs in the page, before its scripts. A choice that is there already stays. */
export function storeChoice(choice: object): void {
  if (window.top !== window || localStorage.getItem("shop_consent") !== null) return;
  localStorage.setItem("shop_consent", JSON.stringify({ ...choice, chosenAtMs: Date.now() - 60_000 }));
}
