import type { Ask } from '../../services.ts';
import { asRead, withoutMarkup } from './markup.ts';
import { isTeaching } from './prompt.ts';
import { containsSecret, wordsOf } from './secrets.ts';

/** What an answer must not reveal. */
export interface OutputCheckDependencies {
  readonly ask: Ask;
  /** The rules as they were sent; an answer must not quote them. */
  readonly rules: string;
  readonly fence: string;
  /** Questions that the learner has open. */
  readonly standing: readonly { givesAway(text: string): boolean }[];
}

export interface OutputCheck {
  /** The sentence as it may be shown; a replacement or an empty string where it must not be. */
  shown(sentence: string): string;
  /** Whether every string in a value may be shown. */
  allows(value: unknown): boolean;
}

const replacements = {
  answer: 'I leave that step to you: what do you know already, and what follows from it?',
  instructions: 'I cannot share my instructions; let us go on with your question.',
} as const;

/** Checks an answer sentence by sentence before it is shown. Stateful: create one for each answer. */
export function createOutputCheck({ ask, rules, fence, standing }: OutputCheckDependencies): OutputCheck {
  const guarded = shinglesOf(`${ask.instructions}\n\n${rules}`);
  let before = '';
  let wasReplaced = false;

  const givesAway = (text: string) =>
    containsSecret(text, ask.secrets ?? []) || (isTeaching(ask.purpose) && standing.some((it) => it.givesAway(text)));
  const leaks = (text: string) => text.includes(fence) || shinglesOf(text).some((words) => guardedWords.has(words));
  const guardedWords = new Set(guarded);

  /** What a text would reveal, alone or together with the text shown right before it. */
  const problemIn = (text: string): keyof typeof replacements | undefined => {
    if (givesAway(text) || (before !== '' && givesAway(before + text))) return 'answer';
    return leaks(text) || (before !== '' && leaks(before + text)) ? 'instructions' : undefined;
  };

  return {
    shown(given) {
      const sentence = asRead(given);
      const readable = withoutMarkup(sentence);
      // Checked with and without markup: removed markup may have separated the halves of a word.
      const problem = problemIn(sentence) ?? (readable === sentence ? undefined : problemIn(readable));
      if (problem) {
        // Consecutive withheld sentences get one replacement.
        const replacement = wasReplaced ? '' : replacements[problem] + (/\s+$/.exec(sentence)?.[0] ?? ' ');
        wasReplaced = true;
        before = '';
        return replacement;
      }
      if (sentence.trim() !== '') {
        wasReplaced = false;
        before = (before + readable).slice(-remembered);
      }
      return readable;
    },
    allows(value) {
      if (typeof value === 'string') {
        const read = asRead(value);
        return [read, withoutMarkup(read)].every((text) => !givesAway(text) && !leaks(text));
      }
      if (typeof value !== 'object' || value === null) return true;
      return Object.values(value).every((part) => this.allows(part));
    },
  };
}

/** Number of characters shown last that the next sentence is checked together with. */
const remembered = 300;

/** This many identical words in a row are not a coincidence. */
const shingle = 8;

function shinglesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.length < shingle
    ? []
    : words.slice(0, words.length - shingle + 1).map((_, index) => words.slice(index, index + shingle).join(' '));
}
