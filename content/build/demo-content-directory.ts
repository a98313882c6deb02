import { fileURLToPath } from "node:url";

/** The folder with the content that comes with the project. Only right where the sources run unbundled. */
export function demoContentDirectory(): string {
  return fileURLToPath(new URL("..", import.meta.url));
}
