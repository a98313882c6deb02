import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type Deps, listRecordings, readRecording } from "@shop/api";
import { OperatorError } from "../operator-error.ts";
import { type PlayerFiles, recordingPage } from "./recording-page.ts";

/** What a part may be unpacked: a visitor sent it. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

class NoRecordingError extends OperatorError {}

/** Without a name the list of recordings, the newest first; with one the HTML file that plays it. Throws a NoRecordingError. */
export async function showRecordings({ db }: Pick<Deps, "db">, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const recordings = await listRecordings(db);
    return recordings.map((one) => `${one.id}  ${one.beganAt.toISOString()}  ${minutes(one)} min`).join("\n");
  }
  const parts = UUID.test(id) ? await readRecording(db, id) : [];
  if (parts.length === 0) throw new NoRecordingError(`There is no recording ${id}.`);
  return recordingPage(parts.flatMap(readPart), playerFiles());
}

function minutes({ beganAt, endedAt }: { readonly beganAt: Date; readonly endedAt: Date }): string {
  return ((endedAt.getTime() - beganAt.getTime()) / 60_000).toFixed(1);
}

/** The events of a part. One that isn't what a page of the shop sends is left out, and said. */
function readPart(bytes: Uint8Array, index: number): object[] {
  try {
    const events: unknown = JSON.parse(gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).toString("utf8"));
    if (Array.isArray(events)) return events;
  } catch {
    // Not gzip, or not JSON: said below, as what is no list is.
  }
  console.error(`Part ${index} can't be read and is left out.`);
  return [];
}

/** Those of rrweb, as one script for a page. */
function playerFiles(): PlayerFiles {
  const folder = path.dirname(createRequire(import.meta.url).resolve("rrweb"));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    script: read("rrweb.umd.min.cjs").replace(/\n\/\/# sourceMappingURL=.*$/, ""),
    styles: read("style.min.css"),
  };
}
