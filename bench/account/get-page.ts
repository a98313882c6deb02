import { Agent, get } from "node:http";
import { brotliDecompressSync } from "node:zlib";

interface GottenPage {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly sentBytes: number;
  readonly html: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One page as a browser asks for it, over one kept connection. Anything but 200 ends the bench. */
export function getPage(
  url: string,
  { cookie, address }: { readonly cookie: string; readonly address: string },
): Promise<GottenPage> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const request = get(
      url,
      { agent, headers: { cookie, "x-forwarded-for": address, "accept-encoding": "br", "accept-language": "en" } },
      (response) => {
        const firstByteMs = performance.now() - startedMs;
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const wholeMs = performance.now() - startedMs;
          if (response.statusCode !== 200) return reject(new Error(`${url} responded with ${response.statusCode}.`));
          const sent = Buffer.concat(chunks);
          const isCompressed = response.headers["content-encoding"] === "br";
          const html = (isCompressed ? brotliDecompressSync(sent) : sent).toString();
          resolve({ firstByteMs, wholeMs, sentBytes: sent.length, html });
        });
      },
    );
    request.once("error", reject);
  });
}
