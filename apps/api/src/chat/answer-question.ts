import { findAnswers } from "../answers/index.ts";
import type { Deps } from "../ports/deps.ts";
import { type Answer, type Asker, composeAnswer } from "./compose-answer.ts";
import { askModel } from "./model/ask-model.ts";

/** The answer to a question: the model's, if there is one and what it writes can be trusted, else the search's. Null: nothing was found. */
export async function answerQuestion(deps: Deps, asker: Asker, question: string): Promise<Answer | null> {
  const found = await findAnswers(deps.db, { question, locale: asker.locale });
  const [first, ...others] = found;
  const own = first ? await composeAnswer(deps, asker, [first, ...others]) : null;
  if (!deps.chatModel) return own;
  return (await askModel(deps, deps.chatModel, { asker, question, found, own })) ?? own;
}
