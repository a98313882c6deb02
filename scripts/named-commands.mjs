/**
 * The commands in a Markdown text, in order, without duplicates: the lines of its shell blocks, and inline code that begins with npm.
 * Comments are dropped; a line that ends with a backslash continues.
 */
export function namedCommands(markdown) {
  const found = [];
  const prose = markdown.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_block, language, code) => {
    if (["sh", "bash", "shell"].includes(language)) found.push(...code.replaceAll("\\\n", " ").split("\n"));
    return "";
  });
  found.push(...[...prose.matchAll(/`(npm [^`]+)`/g)].map(([, command]) => command));
  const commands = found
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => /^npm (start|test|run)\b/.test(line));
  return [...new Set(commands)];
}

/** The script of package.json, and the task or the bench/ benchmark if it names one: ["task", "jobs"], ["bench", "api"]. */
export function targetOf(command) {
  const words = command.split(/\s+/).filter((word) => word !== "--silent" && word !== "--");
  const [script, name] = words[1] === "run" ? words.slice(2) : words.slice(1);
  return script === "task" || script === "bench" ? [script, name] : [script];
}
