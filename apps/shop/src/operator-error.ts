/** Something that the operator can mend: the process says it in one line, without a stack trace, and stops. */
export class OperatorError extends Error {}
