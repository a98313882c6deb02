import { Alert, Button } from "@shop/ui";
import { useFetcher } from "react-router";
import { localPath, type Translate, useLocale } from "../messages/use-texts.ts";
import type { DeskTextKey } from "./messages/index.ts";
import type { SentAnswer } from "./send-downloads.server.ts";

interface SendToComputerProps {
  readonly email: string;
  /** On a phone it is always shown; elsewhere only where the pointer is a finger: an iPad may call itself a Mac. */
  readonly isHandheld: boolean;
  readonly text: Translate<DeskTextKey>;
  /** The result of the form without scripts. Default: none. */
  readonly said?: SentAnswer | undefined;
}

/** Mails the address of the downloads to the customer: a plug-in isn't installed on a phone. Source: ROUTE-09. */
export function SendToComputer({ email, isHandheld, text, said }: SendToComputerProps) {
  const { Form, data, state } = useFetcher<SentAnswer>();
  const answer = data ?? said;
  return (
    <div className="send-home" data-handheld={isHandheld ? "" : undefined}>
      <Form method="post" action={localPath("/downloads", useLocale())}>
        <input type="hidden" name="send" value="downloads" />
        <Button type="submit" variant="signal" busy={state !== "idle"}>
          {text("send")}
        </Button>
      </Form>
      <p className="muted">{text("sendText", { email })}</p>
      {answer && <Alert type={answer.isDone ? "success" : "error"}>{answer.text}</Alert>}
    </div>
  );
}
