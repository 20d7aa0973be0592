/**
 * Answers of many learners on one skill, in the order in which each gave them. Equal sequences are kept once with their
 * number, which makes a pass over short ones several times faster.
 */
export interface AnswerSequences {
  /** The answers of sequence i are `answers` from `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Int32Array;
  /** 1 for right, 0 for wrong. */
  readonly answers: Uint8Array;
  /** How many learners gave each sequence. */
  readonly learners: Float64Array;
}

/** Packs one list of answers for each learner; learners without answers are left out. */
export function packSequences(learners: readonly ArrayLike<boolean | 0 | 1>[]): AnswerSequences {
  const counts = new Map<string, number>();
  for (const answers of learners) {
    if (answers.length === 0) continue;
    let text = '';
    for (let place = 0; place < answers.length; place++) text += answers[place] ? '1' : '0';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const starts = new Int32Array(counts.size + 1);
  let at = 0;
  for (const [index, text] of [...counts.keys()].entries()) starts[index + 1] = at += text.length;
  const answers = new Uint8Array(at);
  at = 0;
  for (const text of counts.keys()) {
    for (let place = 0; place < text.length; place++) answers[at++] = text.charCodeAt(place) - 48;
  }
  return { starts, answers, learners: Float64Array.from(counts.values()) };
}

/** Learners and answers, with repeated sequences counted. */
export function sizeOf({ starts, learners }: AnswerSequences): { learners: number; answers: number } {
  let answers = 0;
  for (const [index, count] of learners.entries()) {
    answers += count * ((starts[index + 1] as number) - (starts[index] as number));
  }
  return { learners: learners.reduce((sum, count) => sum + count, 0), answers };
}
