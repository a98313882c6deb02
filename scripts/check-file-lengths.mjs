// Source files must stay under 250 lines (the house's limit); data-like files (texts, tables) may be longer, but never over 400.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const LIMIT = 250;
const NEVER = 400;
const DATA = /(messages\/[a-z]+\.ts|-list\.ts|-domains\.ts|\.stories\.tsx|\.css|migrations\/.*\.ts)$/;

const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.css"], {
  encoding: "utf8",
});
const tooLong = listed.stdout
  .split("\n")
  .filter(Boolean)
  .map((file) => [file, readFileSync(file, "utf8").split("\n").length])
  .filter(([file, lines]) => lines > (DATA.test(file) ? NEVER : LIMIT) && !/-list\.ts$|-domains\.ts$/.test(file));
for (const [file, lines] of tooLong) console.error(`${file} has ${lines} lines: split it by what it does.`);
process.exit(tooLong.length > 0 ? 1 : 0);
