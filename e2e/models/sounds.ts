import type { Page } from "@playwright/test";

const SOUNDS = /\/media\/sounds\//;

/** The addresses of the sounds that the page asks for. */
export function watchSounds(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (SOUNDS.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** A tone as a WAV file: these journeys are about the player, and the sounds have tests of their own. */
function tone(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Int16Array.from(
    { length: seconds * rate },
    (_, index) => 3_000 * Math.sin((index * 2 * Math.PI) / 20),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF");
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

/** A tone in the place of every sound: journeys about the player don't wait for a rendering. */
export async function stubSounds(page: Page): Promise<void> {
  await page.route(/\/media\/sounds\/.*\.mp3$/, (route) => route.fulfill({ body: tone(10), contentType: "audio/wav" }));
}
