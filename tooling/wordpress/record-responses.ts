import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { INSTALL_WORDPRESS, isWordPressInstalled, startWordPress } from "./start-wordpress.ts";

/** Records what a WordPress of its own sends for these reads, into recorded-responses.json. The site is called https://wp.example there. */
const READS = [
  ...["posts?per_page=100", "posts?slug=two-microphones&per_page=100", "posts?slug=no-such-thing-as-this&per_page=100"],
  ...[
    "posts?categories=9&per_page=100",
    "posts?categories=10&per_page=100",
    "posts?per_page=2",
    "posts?per_page=2&page=4",
  ],
  ...["posts/812", "posts/753", "posts/750", "posts/987654321", "posts?per_page=101"],
  ...["pages?per_page=100", "pages?slug=imprint&per_page=100"],
  ...["categories?per_page=100", "categories/1", "categories/9", "categories/10", "categories/987654321"],
  ...[
    "categories?slug=uncategorized&per_page=100",
    "categories?slug=gain&per_page=100",
    "categories?slug=recording&per_page=100",
  ],
  ...[
    "categories?slug=no-such-thing-as-this&per_page=100",
    "categories?parent=0&per_page=100",
    "categories?parent=9&per_page=100",
  ],
  ...[
    "item?per_page=100",
    "item/601",
    "item/645",
    "item/987654321",
    "media/451",
    "media/452",
    "media/99999",
    "media/987654321",
  ],
  ...["common_data", "no-such-type/1", "settings", "crash"],
  // What the copy reads.
  ...[
    "posts?orderby=id&order=desc&_fields=id%2Cmodified_gmt&per_page=100",
    "item?orderby=id&order=desc&_fields=id%2Cmodified_gmt&per_page=100",
  ],
  ...["posts?include=812%2C790%2C780%2C770%2C760%2C753&per_page=100", "item?include=644%2C601&per_page=100"],
  ...[
    "media?include=451%2C99999&per_page=100",
    "media?include=451%2C452&per_page=100",
    "categories?orderby=id&per_page=100",
  ],
] as const;
/** What else a host says: while its files are replaced, and without its database. */
const IN_MAINTENANCE = "maintenance";
const MAINTENANCE_PAGE = "maintenance-page";
const WITHOUT_DATABASE = "without-database";
const KEPT_HEADERS = ["content-type", "x-wp-total", "x-wp-totalpages", "allow", "retry-after"];

interface RecordedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as it was sent, or a page as text. */
  readonly body: unknown;
}

if (!isWordPressInstalled()) {
  console.error(`WordPress, MariaDB or PHP isn't installed; on Debian: ${INSTALL_WORDPRESS}`);
  process.exit(1);
}
const wordpress = await startWordPress();
const recorded: Record<string, RecordedResponse> = {};

async function record(name: string, read: string, accept = "application/json"): Promise<void> {
  const answer = await fetch(`${wordpress.url}/wp-json/wp/v2/${read}`, { headers: { accept } });
  const text = (await answer.text()).replaceAll(wordpress.url, "https://wp.example");
  const body = text.replaceAll(
    JSON.stringify(wordpress.url).slice(1, -1).replaceAll("/", "\\/"),
    "https:\\/\\/wp.example",
  );
  const headers = KEPT_HEADERS.flatMap((header) => {
    const value = answer.headers.get(header);
    return value === null ? [] : [[header, value]];
  });
  const isJson = answer.headers.get("content-type")?.includes("json");
  recorded[name] = {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: isJson ? JSON.parse(body) : body,
  };
}

try {
  for (const read of READS) await record(read, read);
  const maintenance = path.join(wordpress.directory, ".maintenance");
  writeFileSync(maintenance, `<?php $upgrading = ${Math.floor(Date.now() / 1000)};`);
  await record(IN_MAINTENANCE, "posts");
  await record(MAINTENANCE_PAGE, "posts", "*/*");
  rmSync(maintenance);
  await wordpress.stopDatabase();
  await record(WITHOUT_DATABASE, "posts");
} finally {
  await wordpress.stop();
}
const file = path.join(import.meta.dirname, "recorded-responses.json");
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
console.log(`recorded ${Object.keys(recorded).length} responses into ${path.relative(process.cwd(), file)}`);
