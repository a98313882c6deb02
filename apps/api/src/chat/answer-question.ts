import { type FoundPassage, findAnswers } from "../answers/index.ts";
import type { Deps } from "../ports/deps.ts";
import { type Answer, type Asker, composeAnswer, joinAnswers } from "./compose-answer.ts";
import { askModel } from "./model/ask-model.ts";
import { splitQuestions } from "./split-questions.ts";

/** The answer to a question: the model's, if there is one and what it writes can be trusted, else the search's. Null: nothing was found. */
export async function answerQuestion(deps: Deps, asker: Asker, question: string): Promise<Answer | null> {
  const found = await findForEach(deps, asker, question);
  const answers = [];
  for (const [first, ...others] of found) {
    if (first) answers.push(await composeAnswer(deps, asker, [first, ...others]));
  }
  const own = answers.length > 0 ? joinAnswers(answers) : null;
  if (!deps.chatModel) return own;
  return (await askModel(deps, deps.chatModel, { asker, question, found: found.flat(), own })) ?? own;
}

/** What answers the message: of several questions each one's passages, if at least two have an answer of their own. */
async function findForEach(
  deps: Deps,
  { locale }: Asker,
  text: string,
): Promise<ReadonlyArray<readonly FoundPassage[]>> {
  const questions = splitQuestions(text);
  const found = new Map<string, readonly FoundPassage[]>();
  for (const question of questions.length > 1 ? questions : []) {
    const passages = await findAnswers(deps.db, { question, locale });
    const best = passages[0];
    if (best && !found.has(best.title)) found.set(best.title, passages);
  }
  if (found.size > 1) return [...found.values()];
  return [await findAnswers(deps.db, { question: text, locale })];
}
