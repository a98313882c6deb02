/** What asks for attention by itself, in the order of its rank. Source: ENGAGE-12. */
export const POP_UP_KINDS = ["cartMessage", "exitIntent", "sale", "wheel", "contest", "liveSales"] as const;
export type PopUpKind = (typeof POP_UP_KINDS)[number];

/**
 * What keeps pop-ups silent. The first six cover the page or its cart, or are a page on which the shopper has something to do, so they also hide
 * the pop-up that is shown. The others only hold back what isn't shown yet: the question about privacy, a focused field, sound, a tab in the
 * background, and the rest after a dialog or a pop-up.
 */
export const COVERS = ["consent", "modal", "payment", "review", "openCart", "taskPage"] as const;
export const HOLDS = ["question", "typing", "sound", "hiddenTab", "rest"] as const;
export type Silence = (typeof COVERS)[number] | (typeof HOLDS)[number];

/** A pop-up that is ready. Kind and id together identify it. */
export interface Claim {
  readonly kind: PopUpKind;
  readonly id: string;
  /** In clock time. */
  readonly earliestMs: number;
}

/**
 * Which pop-up is shown: one, or none. The shown one stays until it is withdrawn or covered. Only a cart message, which responds to what the
 * shopper has just done, replaces another pop-up and waits for nothing but a cover. Among those that are due, the higher rank comes first,
 * then the earlier time, then the order of `claims`. Source: ENGAGE-12.
 */
export function chooseClaim(
  claims: readonly Claim[],
  silences: readonly Silence[],
  shown: Claim | null,
  nowMs: number,
): Claim | null {
  const open = claims.filter(({ kind }) => !isCovered(kind, silences));
  const kept = shown && (open.find((claim) => isSame(claim, shown)) ?? null);
  const due = open.filter(({ kind, earliestMs }) => earliestMs <= nowMs && mayAppear(kind, silences, kept));
  return due.sort(byTurn)[0] ?? kept;
}

/** Whether two claims are about the same pop-up. */
export function isSame(one: Pick<Claim, "kind" | "id">, other: Pick<Claim, "kind" | "id">): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export function isCover(silence: Silence): boolean {
  return COVERS.some((cover) => cover === silence);
}

function isCovered(kind: PopUpKind, silences: readonly Silence[]): boolean {
  return silences.some((silence) => isCover(silence) && !(kind === "cartMessage" && letsCartSpeak(silence)));
}

/** The review's own message, that the quick checkout starts, is one of the cart's; so is what a press in the opened cart or on a page has done. */
function letsCartSpeak(silence: Silence): boolean {
  return silence === "review" || silence === "openCart" || silence === "taskPage";
}

function mayAppear(kind: PopUpKind, silences: readonly Silence[], kept: Claim | null): boolean {
  if (kind === "cartMessage") return kept?.kind !== "cartMessage";
  return silences.length === 0 && kept === null;
}

function byTurn(one: Claim, other: Claim): number {
  const ranks = POP_UP_KINDS.indexOf(one.kind) - POP_UP_KINDS.indexOf(other.kind);
  return ranks || one.earliestMs - other.earliestMs;
}
