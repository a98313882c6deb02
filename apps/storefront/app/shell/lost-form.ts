import { type ClientActionFunctionArgs, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";

/** The answer to a form whose call was lost on its way: its page stays, with everything that was typed. */
export interface LostForm {
  readonly isLost: true;
}

const LOST: LostForm = { isLost: true };
/** From here on it wasn't the shop that answered, but what is between it and the browser. */
const BAD_GATEWAY = 502;

export function isLostForm(answer: object | undefined): answer is LostForm {
  return answer !== undefined && "isLost" in answer;
}

/** Whether a call ended without an answer from the shop. A browser's fetch rejects with a TypeError when none comes at all. */
export function isLostOnItsWay(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= BAD_GATEWAY);
}

/** The `clientAction` of a page with a form in which something is typed. */
export async function actOrStay({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (isLostOnItsWay(error)) return LOST;
    throw error;
  }
}

/** The `shouldRevalidate` of the same page: its data would be lost as well, and the page with them. */
export function isNotLost({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult !== LOST && defaultShouldRevalidate;
}
