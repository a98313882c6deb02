import { Button } from "@shop/ui";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Said } from "../account/said.tsx";
import { actOnEntry, type EntryAnswer, type EntryPageData, loadEntryPage } from "./contest-entry.server.ts";

export const handle: RouteHandle = { parameters: ["id", "key"] };
export const loader = loadEntryPage;
export const action = actOnEntry;

/** Where the mailed link of a contest's entry leads, and its form where no script runs. */
export default function ContestEntry() {
  const { texts, link } = useLoaderData<EntryPageData>();
  const said = useActionData<EntryAnswer>();
  const { state } = useNavigation();
  const text = useTexts();
  const title = link ? texts.confirmTitle : texts.noLinkTitle;
  return (
    <div className="frame grid content-start justify-items-start gap-5">
      <UnlistedHead title={title} />
      <header className="grid max-w-measure gap-3">
        <h1>{title}</h1>
        {!said && <p className="text-ink-2">{link ? texts.confirmText : texts.noLinkText}</p>}
      </header>
      {said && <Said said={said} />}
      {!link && !said && <Button href="/sales">{text("sales")}</Button>}
      {link && !said?.isDone && (
        <Form method="post">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="id" value={link.id} />
          <input type="hidden" name="key" value={link.key} />
          <Button type="submit" variant="signal" busy={state === "submitting"}>
            {texts.confirm}
          </Button>
        </Form>
      )}
    </div>
  );
}
