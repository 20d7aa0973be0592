/** An idea in a few plain sentences, with an example and a question to think on. Formulas stand between dollar signs. */
export interface Lesson {
  /** Named like the bank's concept where there is one. */
  readonly id: string;
  readonly title: string;
  /** What learners call it, in lower case; two ideas in one message are both meant. */
  readonly names: readonly string[];
  /** Further concepts of the bank it belongs to. */
  readonly concepts?: readonly string[];
  readonly idea: string;
  readonly example: string;
  readonly asks: string;
  /** It ends by asking for a topic: one that is named next is gone into. */
  readonly asksTopic?: boolean;
  /** The idea for a child, or for somebody who asked for simpler words. */
  readonly simply?: string;
  /** What helps: how it is checked, avoided or done better. */
  readonly remedy?: string;
}
