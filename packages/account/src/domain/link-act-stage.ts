/** The stage of an act by a mailed link (unsubscribe, undo an e-mail change, confirm the newsletter): it happens only on a click. */
export const LINK_ACT_STAGES = ["asking", "sending", "done", "dead"] as const;
export type LinkActStage = (typeof LINK_ACT_STAGES)[number];

export const LINK_ACT_EVENTS = ["opened", "linkDead", "submitted", "refused", "done"] as const;
export type LinkActEvent = (typeof LINK_ACT_EVENTS)[number];

/** The next stage. An event with no meaning in a stage doesn't change it. Source: ACCT-07, ACCT-08, SAFE-09. */
export function nextLinkActStage(stage: LinkActStage, event: LinkActEvent): LinkActStage {
  switch (event) {
    case "opened":
      return "asking";
    case "linkDead":
      return stage === "asking" || stage === "sending" ? "dead" : stage;
    case "submitted":
      return stage === "asking" ? "sending" : stage;
    case "refused":
      return stage === "sending" ? "asking" : stage;
    case "done":
      return stage === "sending" ? "done" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextLinkActStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
