/** Splits a stream of text into sentences. Joined, they equal the input. */
export interface Sentences {
  /** The sentences that this text completes. */
  add(text: string): string[];
  /** The remaining incomplete sentence. */
  rest(): string;
}

/** Characters after which a sentence without an end is split at a space, because the learner is waiting for it. */
const longest = 400;

/**
 * A sentence ends with a punctuation mark, optional closing characters and white space, or with a line break. The white
 * space distinguishes an end from `3.5`.
 */
const end = /[.!?…。！？]+["'”’»)\]*_`]*\s+|\n+/g;

export function createSentences(): Sentences {
  let held = '';
  return {
    add(text) {
      held += text;
      const finished: string[] = [];
      let from = 0;
      for (const match of held.matchAll(end)) {
        const to = match.index + match[0].length;
        finished.push(held.slice(from, to));
        from = to;
      }
      held = held.slice(from);
      while (held.length > longest) {
        const blank = held.lastIndexOf(' ', longest);
        const to = blank > 0 ? blank + 1 : longest;
        finished.push(held.slice(0, to));
        held = held.slice(to);
      }
      return finished;
    },
    rest() {
      const rest = held;
      held = '';
      return rest;
    },
  };
}
