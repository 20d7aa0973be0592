/** An idea in a few plain sentences, with an example and a question. Formulas are enclosed in dollar signs. */
export interface Lesson {
  /** The id of the bank's concept if there is one. */
  readonly id: string;
  readonly title: string;
  /** Names that learners use, in lower case. A message with names of two ideas is about both. */
  readonly names: readonly string[];
  /** Further concepts of the bank it belongs to. */
  readonly concepts?: readonly string[];
  readonly idea: string;
  readonly example: string;
  readonly question: string;
  /** The lesson ends by asking for a topic; a topic named next replaces it. */
  readonly asksTopic?: boolean;
  /** It is told in everyday words, which indicate no subject: study skills, and lessons for children. */
  readonly isEveryday?: boolean;
  /** The idea for a child, or for somebody who asked for simpler words. */
  readonly simply?: string;
  /** What helps: how to check it, avoid it or do it better. */
  readonly remedy?: string;
}
