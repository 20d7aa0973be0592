/** What a mail says; the same in text and in simple HTML. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
