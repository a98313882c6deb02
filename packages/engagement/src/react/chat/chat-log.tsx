import { Button, useAnnounced } from "@shop/ui";
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { ChatEntry } from "../../domain/chat/chat-entry.ts";
import { CHAT_KEPT_DAYS } from "../../domain/chat/limits.ts";
import { saysEnd } from "../../domain/chat/says-end.ts";
import { useChat, useChatTexts } from "./chat-context.ts";
import { ChatLine } from "./chat-line.tsx";
import { ChatQuestions } from "./chat-questions.tsx";

/** The transcript. Its region exists before its messages and is busy while one is expected, so that a reply is announced once. */
export function ChatLog({ questions }: { questions?: readonly string[] | undefined }) {
  const { store } = useChat();
  const { text } = useChatTexts();
  const { entries, unsent, stage, history } = useStore(store);
  const scroller = useRef<HTMLDivElement>(null);
  const isBusy = stage === "waiting" || history === "loading";
  const isComing = history === "none" || history === "loading";
  const count = entries.length + (unsent ? 1 : 0);
  // The last question comes to the top, as far as there is something below it. Its offset is from the scrolling area, which is positioned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the transcript scrolls when it grows.
  useLayoutEffect(() => {
    const area = scroller.current;
    const question = [...(area?.querySelectorAll<HTMLElement>("[data-sender=user]") ?? [])].at(-1);
    if (area && question) area.scrollTop = question.offsetTop;
  }, [count, stage]);
  return (
    <div ref={scroller} className="shop-chat__scroll">
      <Introduction />
      <div
        // Earlier messages come with a region of their own: what is there from its start isn't announced.
        key={isComing ? "coming" : "here"}
        role="log"
        className="shop-chat__log"
        aria-label={text("chat.log")}
        aria-busy={isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
        tabIndex={0}
      >
        <Lines
          entries={unsent ? [...entries, asEntry(unsent)] : entries}
          isLastUnsent={unsent !== null && stage !== "waiting"}
        />
        <Notice />
      </div>
      {history === "ready" && count === 0 && questions && <ChatQuestions questions={questions} />}
      {history === "loading" && <Pending>{text("chat.loading")}</Pending>}
      {history === "failed" && <HistoryFailed />}
      {stage === "waiting" && <Pending>{text("chat.waiting")}</Pending>}
    </div>
  );
}

function asEntry({ text, atMs }: Pick<ChatEntry, "text" | "atMs">): ChatEntry {
  return { sender: "user", text, atMs, sources: [], products: [] };
}

/** Said before the first message. Source: LAW-06. */
function Introduction() {
  const { text } = useChatTexts();
  return (
    <div className="shop-chat__intro">
      <p>
        <strong>{text("chat.machine")}</strong>
      </p>
      <p>{text("chat.kept", { days: CHAT_KEPT_DAYS })}</p>
      <p>{text("chat.person")}</p>
    </div>
  );
}

function Lines({ entries, isLastUnsent }: { entries: readonly ChatEntry[]; isLastUnsent: boolean }) {
  const { day } = useChatTexts();
  const lines = entries.map((entry, index) => {
    const before = entries[index - 1];
    const today = day(entry.atMs);
    return {
      entry,
      // A transcript only grows: a message keeps its place, and with it its element.
      place: `${index}`,
      newDay: before && day(before.atMs) === today ? null : today,
      isUnsent: isLastUnsent && index === entries.length - 1,
    };
  });
  return lines.map(({ entry, place, newDay, isUnsent }) => (
    <Fragment key={place}>
      {newDay && <p className="shop-label shop-chat__day">{newDay}</p>}
      <ChatLine entry={entry} isUnsent={isUnsent} />
    </Fragment>
  ));
}

/** The shop's own words about the chat: a failure, or its end. Source: CHAT-03, CHAT-04. */
function Notice() {
  const { store, focusField } = useChat();
  const { text } = useChatTexts();
  const { entries, stage, failure, unsent } = useStore(store);
  if (stage === "closed" || stage === "handedOver") {
    const words = text(`chat.${stage}`);
    return saysEnd(entries, words) ? null : <p className="shop-chat__end">{words}</p>;
  }
  if (stage !== "open" || (!failure && !unsent) || failure?.code === "chat.emailFormat") return null;
  const code = SAID.find((known) => known === failure?.code) ?? "chat.failed";
  const sendAgain = () => {
    focusField();
    void store.sendAgain();
  };
  return (
    <div className="shop-chat__failure">
      <p>{text(code)}</p>
      {unsent && <Button onClick={sendAgain}>{text("chat.sendAgain")}</Button>}
    </div>
  );
}

const SAID = ["chat.failed", "chat.tooMany", "chat.messageTooLong"] as const;

/** What is going on. The log's busy state says it too. */
function Pending({ children }: { children: ReactNode }) {
  return <p className="shop-chat__pending">{children}</p>;
}

function HistoryFailed() {
  const { store, focusField } = useChat();
  const { text } = useChatTexts();
  useAnnounced(text("chat.historyFailed"));
  const tryAgain = () => {
    focusField();
    void store.open();
  };
  return (
    <div className="shop-chat__failure">
      <p>{text("chat.historyFailed")}</p>
      <Button onClick={tryAgain}>{text("chat.tryAgain")}</Button>
    </div>
  );
}
