/**
 * A short answer to the question whether or why something is true, given only on request. Statements are undisputed in
 * their field; if one depends on a definition, it says so.
 */
export interface Fact {
  /** The lesson it belongs to. */
  readonly lesson: string;
  /**
   * What the message must contain: of each line at least one of the words or phrases separated by `|`, and none of a
   * line that begins with `!`. Or a pattern, for ideas with a typical wording.
   */
  readonly about: readonly string[] | RegExp;
  /**
   * The answer to the yes-or-no question; undefined for questions with "why" or "how", or where either may be right.
   */
  readonly holds?: boolean;
  readonly statement: string;
  /** A question that leads on. */
  readonly question: string;
}
