/** A mail as it is sent. Its fields are structured and never pasted into a header by hand. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Submits a mail for delivery; rejects if the server did not accept it. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}
