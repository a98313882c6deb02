import { readFileSync } from "node:fs";
import path from "node:path";

export interface RecordedResponse {
  readonly status: number;
  readonly text: string;
  /** By its lower-case name; null if it is missing. */
  readonly header: (name: string) => string | null;
}

interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The site's address in the recorded responses. */
export const RECORDED_HOST = "https://wp.example";

const stored: Readonly<Record<string, StoredResponse>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "recorded-responses.json"), "utf8"),
);

/** What a WordPress sent for a read, by what follows /wp-json/wp/v2/. Throws for a read that wasn't recorded. */
export function recordedResponse(read: string): RecordedResponse {
  const found = stored[read];
  if (!found) throw new Error(`No response was recorded for ${read}; see tooling/wordpress/record-responses.ts.`);
  const { status, headers, body } = found;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, text, header: (name) => headers[name] ?? null };
}

/** Serves the recorded responses. */
export async function recordedTransport({ url }: { readonly url: string }): Promise<RecordedResponse> {
  return recordedResponse(url.replace(`${RECORDED_HOST}/wp-json/wp/v2/`, ""));
}
