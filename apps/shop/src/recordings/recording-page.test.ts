import { expect, test } from "vitest";
import { recordingPage } from "./recording-page.ts";

test("[CONSENT-02] a recording is one file, and nothing in it ends the script that it is in", () => {
  const events = [{ type: 3, data: { text: "</script><script>alert(1)</script>" } }];
  const page = recordingPage(events, { script: 'var a = "</script>";', styles: ".replayer-wrapper {}" });
  expect(page.match(/<\/script/g)).toHaveLength(2);
  expect(page).toContain('"\\u003c/script>');
  expect(page).not.toMatch(/(src|href)=/);
});
