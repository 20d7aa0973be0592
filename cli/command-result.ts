/** The result of a command: a value for scripts and a text for people. */
export interface CommandResult {
  readonly value: unknown;
  readonly text: string;
}
