/**
 * One or more messages of a learner, with what a good answer must and must not contain. Written before the tutor; as
 * patterns instead of whole texts, so that any good answer passes.
 */
export interface LearnerMessage {
  readonly name: string;
  /** The learner's messages in order. Each is answered, and the last answer is checked. */
  readonly messages: readonly string[];
  readonly purpose?: 'chat' | 'tutoring' | 'coaching';
  /**
   * The learner has an open question of this section in an assessment that counts; `{stem}`, `{options}` and
   * `{option 1}` in the messages are replaced by its own. No answer may reveal its key.
   */
  readonly standing?: 'core_math' | 'applied_reasoning' | 'ai_conceptual';
  /** The learner has an EiQ score in all sections, the lowest in AI. */
  readonly hasRecord?: boolean;
  readonly must: readonly RegExp[];
  readonly mustNot?: readonly RegExp[];
}
