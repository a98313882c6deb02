import { useChat, useChatTexts } from "./chat-context.ts";

/** What an empty chat offers: questions that one press sends. They go with the first message. */
export function ChatQuestions({ questions }: { questions: readonly string[] }) {
  const { store, focusField } = useChat();
  const label = useChatTexts().text("chat.questions");
  const ask = (question: string) => {
    focusField();
    void store.ask(question);
  };
  return (
    <div className="shop-chat__questions">
      <p className="shop-label">{label}</p>
      <ul aria-label={label}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
