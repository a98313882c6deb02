import { useId } from "react";
import { useChat, useChatTexts } from "./chat-context.ts";

/** What an empty chat offers: questions that one press sends. They go with the first message. */
export function ChatQuestions({ questions }: { questions: readonly string[] }) {
  const { store, focusField } = useChat();
  const { text } = useChatTexts();
  const id = useId();
  if (questions.length === 0) return null;
  const ask = (question: string) => {
    focusField();
    void store.ask(question);
  };
  return (
    <div className="shop-chat__questions">
      <p id={id} className="shop-label">
        {text("chat.questions")}
      </p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="shop-chat__question" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
