export { runOperatorCommand } from "./run-operator-command.ts";
