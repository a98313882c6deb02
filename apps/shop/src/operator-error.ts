/** An error that the operator can fix: the process prints it as one line, without a stack trace, and stops. */
export class OperatorError extends Error {}
