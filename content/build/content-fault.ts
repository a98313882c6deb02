/** Something in the content folder that its operator has to mend: which file, which field of it, and what is wrong there. */
export class ContentFault extends Error {
  readonly file: string;
  readonly field: string;
  readonly reason: string;

  constructor(file: string, reason: string, field = "(the whole)") {
    super(`${file}, field ${field}: ${reason}`);
    this.file = file;
    this.field = field;
    this.reason = reason;
  }
}
