import type { Ask } from '../../services.ts';
import { asRead, withoutMarkup } from './markup.ts';
import { isTeaching } from './prompt.ts';
import { containsSecret, wordsOf } from './secrets.ts';

/** Whatever may not be told in this answer, beside what the call itself names. */
export interface OutputCheckDependencies {
  readonly ask: Ask;
  /** Instructions as they were sent: their wording stays with us. */
  readonly rules: string;
  readonly fence: string;
  /** Questions that stand before the learner; each knows whether a text tells its answer. */
  readonly standing: readonly { givesAway(text: string): boolean }[];
}

export interface OutputCheck {
  /** A sentence as it may be shown; another in its place, or nothing, where it may not. */
  shown(sentence: string): string;
  /** Whether all text in a value may be shown. */
  allows(value: unknown): boolean;
}

const inPlaceOf = {
  answer: 'That step I leave to you: what do you know already, and what follows from it?',
  instructions: 'What I was told to do I keep to myself; let us go on with your question.',
} as const;

/** Looks at an answer sentence by sentence before anybody sees it. One for each answer: it remembers what went before. */
export function createOutputCheck({ ask, rules, fence, standing }: OutputCheckDependencies): OutputCheck {
  const guarded = shinglesOf(`${ask.instructions}\n\n${rules}`);
  let before = '';
  let wasReplaced = false;

  const givesAway = (text: string) =>
    containsSecret(text, ask.secrets ?? []) || (isTeaching(ask.purpose) && standing.some((it) => it.givesAway(text)));
  const leaks = (text: string) => text.includes(fence) || shinglesOf(text).some((words) => guardedWords.has(words));
  const guardedWords = new Set(guarded);

  /** What is wrong with a text, seen alone and with what was shown right before it. */
  const wrongWith = (text: string): keyof typeof inPlaceOf | undefined => {
    if (givesAway(text) || (before !== '' && givesAway(before + text))) return 'answer';
    return leaks(text) || (before !== '' && leaks(before + text)) ? 'instructions' : undefined;
  };

  return {
    shown(given) {
      const sentence = asRead(given);
      const readable = withoutMarkup(sentence);
      // Looked at as it came and as it will be read: what is taken out may have stood between the halves of a word.
      const wrong = wrongWith(sentence) ?? (readable === sentence ? undefined : wrongWith(readable));
      if (wrong) {
        // Said once, however many sentences in a row may not be shown.
        const said = wasReplaced ? '' : inPlaceOf[wrong] + (/\s+$/.exec(sentence)?.[0] ?? ' ');
        wasReplaced = true;
        before = '';
        return said;
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

/** Characters of what was shown that the next sentence is read with. */
const remembered = 300;

/** Words in a row that are no coincidence. */
const shingle = 8;

function shinglesOf(text: string): string[] {
  const words = wordsOf(text);
  return words.length < shingle
    ? []
    : words.slice(0, words.length - shingle + 1).map((_, index) => words.slice(index, index + shingle).join(' '));
}
