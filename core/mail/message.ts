/** The content of a mail, as text and simple HTML. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
