import { resolve } from "node:path";
import { buildDemoContent } from "./build-demo-content.ts";
import { demoContentDirectory } from "./demo-content-directory.ts";

const outDirectory = process.argv[2];
if (outDirectory === undefined) {
  process.stderr.write("Usage: node content/build/main.ts <outDir>\n");
  process.exitCode = 2;
} else {
  const manifest = await buildDemoContent({
    contentDirectory: demoContentDirectory(),
    outDirectory: resolve(outDirectory),
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${manifest.files.length} downloads, ${manifest.media.length} public files\n`);
}
