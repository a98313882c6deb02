import { Picture } from "@shop/ui";
import type { TutorialSummary } from "./tutorials.server.ts";

/** A column of the list on each class of screens. */
const IN_LIST = "(max-width: 720px) 100vw, 400px";

/** The picture of an article in a list, whose title is below it. */
export function tutorialPicture({ photograph }: TutorialSummary) {
  return photograph && <Picture {...photograph} alt="" sizes={IN_LIST} className="mb-2" />;
}
