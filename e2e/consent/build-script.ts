import path from "node:path";
import { build } from "vite";

/** One script with everything that a page needs, from the packages' sources. */
export async function buildScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, "../.."),
    logLevel: "error",
    resolve: { conditions: ["@shop/source", "module", "browser", "production"] },
    build: {
      write: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: { input: path.join(import.meta.dirname, file), output: { format: "iife" } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (!chunk) throw new Error(`${file} was built to nothing.`);
  return chunk.code;
}
