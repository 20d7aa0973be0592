import type { ChoiceItem, Item } from '../item.ts';
import { isDeniedAt } from './option-references.ts';
import type { Quantity } from './quantities.ts';
import { isSame, plainFormulas, quantitiesIn } from './quantities.ts';
import { stemsOf } from './text-words.ts';
import type { Place, Solid } from './written-options.ts';
import { compact, placesOf, solidOf, writtenOption } from './written-options.ts';

/** An option that a sentence mentions by its words or its number. */
export interface Mention extends Place {
  readonly isDenied: boolean;
  /** The sentence paraphrases this option and no other. */
  readonly isParaphrase: boolean;
  /** It is in the place of a result: "gives 12", "= 12". */
  readonly isVerdict: boolean;
  /** It is called the answer. */
  readonly isStrongVerdict: boolean;
}

export interface MentionFinder {
  /** Whether a mere mention reveals the answer: the question does not contain the option, and it is not an everyday number. */
  readonly isTelltale: boolean;
  find(sentence: Sentence): Mention[];
}

/** A sentence with its numbers and word stems, computed once and on demand. */
export interface Sentence {
  readonly plain: string;
  readonly quantities: readonly Quantity[];
  readonly stems: ReadonlySet<string>;
  readonly solid: Solid;
}

export function sentenceOf(plain: string): Sentence {
  let quantities: readonly Quantity[] | undefined;
  let stems: ReadonlySet<string> | undefined;
  let solid: Solid | undefined;
  return {
    plain,
    get quantities() {
      quantities ??= quantitiesIn(plain);
      return quantities;
    },
    get stems() {
      stems ??= new Set(stemsOf(plain));
      return stems;
    },
    get solid() {
      solid ??= solidOf(plain);
      return solid;
    },
  };
}

/** Finds mentions of an option in a sentence, by words or number. */
export function mentionFinder(option: string, item: Omit<ChoiceItem, 'key'>): MentionFinder {
  const text = plainFormulas(option).trim();
  // A single letter is an option only where it is referred to as one.
  if (/^\p{L}$/u.test(text)) return { isTelltale: false, find: () => [] };
  const quantity = soleQuantity(text);
  const isSharedNumber = item.options.some((other) => {
    const number = other === option ? undefined : soleQuantity(plainFormulas(other).trim());
    return quantity && number && isSame(quantity, number);
  });
  const question = plainFormulas(questionText(item));
  if (quantity && !isSharedNumber) {
    const before = text.slice(0, quantity.start);
    const unit = text.slice(quantity.end);
    const isInQuestion = quantitiesIn(question).some((each) => isSame(quantity, each));
    const isEveryday = Number.isInteger(quantity.value) && Math.abs(quantity.value) <= 12;
    return {
      isTelltale: !isInQuestion && !isEveryday,
      find: ({ plain, quantities }) =>
        quantities
          .filter((mentioned) => isSame(quantity, mentioned))
          .map((mentioned) => {
            const start = plain.slice(0, mentioned.start).endsWith(before)
              ? mentioned.start - before.length
              : mentioned.start;
            const end = plain.slice(mentioned.end).startsWith(unit) ? mentioned.end + unit.length : mentioned.end;
            return mentionAt(plain, start, end, false);
          }),
    };
  }
  const isInQuestion = compact(question).includes(compact(text)) && compact(text).length > 0;
  const distinctive = distinctiveStems(option, item);
  const written = writtenOption(text);
  return {
    isTelltale: !isInQuestion,
    find: (sentence) => [
      ...(written ? placesOf(written, sentence.plain, sentence.solid) : []).map(({ start, end }) =>
        mentionAt(sentence.plain, start, end, false),
      ),
      ...(distinctive.length >= 3 && coverage(distinctive, sentence.stems) >= (distinctive.length < 5 ? 1 : 0.8)
        ? [mentionAt(sentence.plain, 0, sentence.plain.length, true)]
        : []),
    ],
  };
}

function mentionAt(plain: string, start: number, end: number, isParaphrase: boolean): Mention {
  const before = plain.slice(Math.max(0, start - 48), start);
  const after = plain.slice(end, end + 40);
  const isStrongVerdict =
    /\b(?:answer|solution|correct|right|key|choose|pick|select|go with|go for|result)\b[^.?]{0,14}[\s:"“(*=-]*$/.test(
      before,
    ) ||
    /^["”)*]*\s*(?:\p{L}+\s)?(?:is|are|was|would be|must be|looks)\s+(?:the\s+|your\s+|indeed\s+)?(?:right|correct|answer|solution|true)/u.test(
      after,
    ) ||
    /^["”)*$]*,?\s*(?:then\s)?(?:you|that|this|it)(?:\s(?:are|is|were|would be)|[’'](?:re|s))\s(?:right|correct|done|it|there)/u.test(
      after,
    );
  const isVerdict =
    isStrongVerdict ||
    /(?:=|≈|→|=>|\b(?:gets?|gives?|gave|equals?|makes?|leaves?|leaving|comes? to|yields?|it[’']?s|that[’']?s|must be|therefore|thus|hence|so|final\p{L}*|you have|there are|needs?|takes?|becomes?|remains?|altogether|in total)(?:\s(?:us|you|me|them))?)\s*(?:is|be|about|exactly|only|the|x\s*=|a total of)?[\s:"“(*€$£]*$/u.test(
      before,
    ) ||
    /^\s*(?:\p{L}+\s){0,4}(?:(?:is|are)\s(?:left|over)|remains?)\b/u.test(after) ||
    besides(plain, start, end) <= 3;
  return { start, end, isDenied: isDeniedAt(plain, start, end), isParaphrase, isVerdict, isStrongVerdict };
}

/** Number of words beside the option: "La respuesta es 12" has three. */
const besides = (plain: string, start: number, end: number) =>
  `${plain.slice(0, start)} ${plain.slice(end)}`.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Matches an option that is a number with an optional unit. */
function soleQuantity(text: string): Quantity | undefined {
  const [only, ...more] = quantitiesIn(text);
  if (!only || more.length > 0) return undefined;
  const rest = `${text.slice(0, only.start)} ${text.slice(only.end)}`.replaceAll(
    /\b(?:about|around|roughly|approximately)\b|[€$£°()%-]/g,
    ' ',
  );
  return rest.trim().split(/\s+/).length <= 2 && !/[=<>:+*/^]|\d/.test(rest) && !/^\p{L}$/u.test(rest.trim())
    ? only
    : undefined;
}

/** Words that occur in this option only. */
function distinctiveStems(option: string, item: Pick<ChoiceItem, 'stem'>): string[] {
  const shared = new Set(stemsOf(item.stem));
  return [...new Set(stemsOf(option))].filter((stem) => !shared.has(stem));
}

export function coverage(wanted: readonly string[], found: ReadonlySet<string>): number {
  return wanted.filter((stem) => found.has(stem)).length / Math.max(1, wanted.length);
}

/** The text that learners see before the options. */
export function questionText({ stem, stimulus }: Pick<Item, 'stem' | 'stimulus'>): string {
  const shown = stimulus.map((block) => {
    if (block.kind === 'text') return block.text;
    if (block.kind === 'code') return block.code;
    if (block.kind === 'figure') return block.alt;
    return [block.caption ?? '', ...block.header, ...block.rows.flat()].join(' | ');
  });
  return [stem, ...shown].join('\n');
}
