// Runs a script with Node in a child process and exits if that fails. Signals reach the child through the process group; this waits for it.
import { spawn } from "node:child_process";

export function runNode(parameters, environment = {}) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  const child = spawn(process.execPath, parameters, { stdio: "inherit", env: { ...process.env, ...environment } });
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      if (code || signal) process.exit(code ?? 1);
      resolve();
    });
  });
}
