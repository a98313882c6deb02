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

type Wire = Readonly<Record<string, unknown>> & { readonly id: number };
export type Change = (body: Wire[]) => unknown;

/**
 * Serves the recorded responses, for a test that changes some of them. `allPosts` is the read whose response has all posts: reads of some of
 * them by their ids are served from it.
 */
export function createRecordedSite(allPosts: string) {
  const site = {
    /** What is sent instead of what was recorded, by what is read; `all` for everything. */
    instead: {} as Record<string, (recorded: () => RecordedResponse) => RecordedResponse | Promise<RecordedResponse>>,
    asked: [] as string[],
    transport: async ({ url }: { readonly url: string }): Promise<RecordedResponse> => {
      const read = url.replace(`${RECORDED_HOST}/wp-json/wp/v2/`, "");
      site.asked.push(read);
      const isPosts = read.startsWith("posts?include=");
      const key = isPosts ? allPosts : read;
      const send = site.instead[key] ?? site.instead.all ?? ((recorded) => recorded());
      const answer = await send(() => recordedResponse(key));
      const ids = new URLSearchParams(read.split("?")[1]).get("include")?.split(",").map(Number);
      return isPosts ? withBody(answer, (posts) => posts.filter(({ id }) => ids?.includes(id))) : answer;
    },
  };
  return site;
}

/** The recorded response with another body. */
export function changed(change: Change) {
  return (recorded: () => RecordedResponse): RecordedResponse => withBody(recorded(), change);
}

function withBody(answer: RecordedResponse, change: Change): RecordedResponse {
  return answer.status === 200 ? { ...answer, text: JSON.stringify(change(JSON.parse(answer.text))) } : answer;
}

/** Serves the recorded responses. */
export async function recordedTransport({ url }: { readonly url: string }): Promise<RecordedResponse> {
  return recordedResponse(url.replace(`${RECORDED_HOST}/wp-json/wp/v2/`, ""));
}
