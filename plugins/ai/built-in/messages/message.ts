/**
 * One learner's message, or several in a row, with what a good answer must and must not contain. Written before the
 * tutor that is held to them; patterns, never whole texts, so that any good answer meets them.
 */
export interface LearnerMessage {
  readonly name: string;
  /** What the learner writes, in order; each is answered, and the last answer is looked at. */
  readonly messages: readonly string[];
  readonly purpose?: 'chat' | 'tutoring' | 'coaching';
  /**
   * A question of this section stands before the learner in an assessment that counts; `{stem}`, `{options}` and
   * `{option 1}` in the messages stand for its own. No answer may give its key away.
   */
  readonly standing?: 'core_math' | 'applied_reasoning' | 'ai_conceptual';
  /** The learner has a record: EiQ measured in all sections, weakest in AI. */
  readonly hasRecord?: boolean;
  readonly must: readonly RegExp[];
  readonly mustNot?: readonly RegExp[];
}
