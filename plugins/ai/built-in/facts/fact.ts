/**
 * Whether something holds, or why it does: smaller than a lesson, and told only to somebody who asks for it.
 * A statement without a doubt about it in its field; what depends on a definition says so.
 */
export interface Fact {
  /** The lesson it belongs to. */
  readonly lesson: string;
  /**
   * What has to be in the message: of each line one of the words or phrases between bars; a word in front of which a `!`
   * stands must not be there. Or a pattern, for what is said in so many words.
   */
  readonly about: readonly string[] | RegExp;
  /** Whether what is asked holds; undefined where a "why" or a "how" is asked, or both may be. */
  readonly holds?: boolean;
  readonly statement: string;
  /** A question that leads on. */
  readonly question: string;
}
