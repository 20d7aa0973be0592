/** Cuts a stream of words into sentences; joined again they are what came. */
export interface Sentences {
  /** What is finished by these words. */
  add(text: string): string[];
  /** What was never finished. */
  rest(): string;
}

/** Characters after which a sentence without an end is cut at a blank: a learner waits for it. */
const longest = 400;

/** An end: a mark with what closes after it and a blank, or a new line. The blank tells `3.5` from an end. */
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
