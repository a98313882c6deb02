/** A mail as it leaves. Fields are structured: nothing of them is ever pasted into a header by hand. */
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

/** Hands a mail over for delivery; rejects where the server did not take it. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}
