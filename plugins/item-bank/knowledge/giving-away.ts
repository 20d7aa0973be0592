import type { ChoiceItem, Item, OpenItem } from '../items/item.ts';
import { gradeByRubric } from '../rubric.ts';
import type { Reference } from './option-references.ts';
import { isDeniedAt, referencesIn } from './option-references.ts';
import type { Quantity } from './quantities.ts';
import { isSame, plainFormulas, quantitiesIn } from './quantities.ts';
import { stemsOf } from './text-words.ts';

/**
 * Judges texts about a question: whether one tells its answer. It rather says so once too often – a reply that is held
 * back can be worded anew, a key that was told cannot be taken back – but repeating the question or listing all its
 * options tells nothing.
 */
export function answerSpotter(item: Item): (text: string) => boolean {
  return item.format === 'multiple_choice' ? choiceSpotter(item) : openSpotter(item);
}

function choiceSpotter(item: ChoiceItem): (text: string) => boolean {
  const { options, key } = item;
  const question = compact(plainFormulas(questionText(item)));
  const mentions = options.map((option) => mentionFinder(option, item));
  const wholeKey = compact(plainFormulas(options[key] ?? ''));
  return (given) => {
    const text = withoutListing(given.slice(0, mostLooked).replaceAll(item.stem, '\n'), options);
    if (isBareAnswer(plainFormulas(text), options, key)) return true;
    if (/[.!?]\s/.test(options[key] ?? '') && compact(plainFormulas(text)).includes(wholeKey)) return true;
    const denied = new Set<number>();
    for (const original of text.split(sentenceEnd)) {
      const plain = plainFormulas(original);
      const shown = compact(plain);
      if (shown === '' || (shown.length > 12 && question.includes(shown))) continue;
      const references = referencesIn(original, options);
      const said = mentions.flatMap((find, option) => find(plain).map((mention) => ({ ...mention, option })));
      for (const each of [...references, ...said]) if (each.isDenied && each.option !== key) denied.add(each.option);
      if (tellsKey(references, said, key, plain)) return true;
    }
    return options.length > 2 && denied.size === options.length - 1;
  };
}

/** Characters of a text that are looked at. */
const mostLooked = 20_000;
const sentenceEnd = /\n+|(?<=[^.][.!?])\s+/;

type Said = Mention & { readonly option: number };

function tellsKey(references: readonly Reference[], said: readonly Said[], key: number, plain: string): boolean {
  const affirmed = [...references, ...said].filter((each) => !each.isDenied);
  const ofKey = said.filter((each) => each.option === key && !each.isDenied);
  const isPointedAt = references.some(({ option, isDenied }) => option === key && !isDenied);
  const isAlone = affirmed.every(({ option }) => option === key);
  if (isAlone) return isPointedAt || ofKey.some(({ isTelling, isVerdict }) => isTelling || isVerdict);
  const others = said.filter(({ option }) => option !== key);
  const isInList = ({ start, end }: Said) => others.some((other) => areListed(plain, { start, end }, other));
  // "3x = 30, so x = 10" ends with the result.
  const isLast = ({ start }: Said) => others.every((other) => other.start < start);
  return ofKey.some(
    (each) =>
      !isInList(each) &&
      ((each.isVerdict && (each.isTelling || each.isStrongVerdict || isLast(each))) ||
        (isLast(each) && endsWith(plain, each))),
  );
}

/** "… and 60 of 40 is 150%.": a statement that ends with the number or word. */
const endsWith = (plain: string, { start, end }: Place) =>
  /^[^\p{L}\p{N}?]*$/u.test(plain.slice(end)) &&
  /(?:\b(?:is|are|be|then|of these,)|[:=])[\s(*€$£]*$/u.test(plain.slice(0, start));

/** Nothing but commas, letters of options and "or" stands between the two. */
function areListed(plain: string, one: Place, other: Place): boolean {
  if (one.start < other.end && other.start < one.end) return false;
  const between = plain.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^[^\p{L}\p{N}=]*(?:\b(?:or|and|versus|vs|to|option|[a-e])\b[^\p{L}\p{N}=]*){0,3}$/u.test(between);
}

/** The text without the lines that list every option, each with nothing but its letter. */
function withoutListing(text: string, options: readonly string[]): string {
  const shown = options.map((option) => compact(plainFormulas(option)));
  const lines = text.split('\n');
  const listed = lines.map((line) => {
    const bare = compact(
      plainFormulas(
        line.replace(/^\s*(?:[-*•]\s*)?(?:[("[]?(?:[A-Ea-e]|[1-5])[).:\]]*\s+|[("[]?(?:[A-Ea-e]|[1-5])[).:\]]+)/, ''),
      ),
    );
    const whole = compact(plainFormulas(line));
    return shown.findIndex((option) => option !== '' && (option === bare || option === whole));
  });
  if (new Set(listed.filter((option) => option >= 0)).size < options.length) return text;
  return lines.filter((_, index) => (listed[index] ?? -1) < 0).join('\n');
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Mention extends Place {
  readonly isDenied: boolean;
  /** That it is said at all tells something: the question does not say it, and it is no everyday number. */
  readonly isTelling: boolean;
  /** It stands where a result stands: "gives 12", "= 12". */
  readonly isVerdict: boolean;
  /** It is called the answer. */
  readonly isStrongVerdict: boolean;
}

/** Finds where a sentence says an option by its words or its number. */
function mentionFinder(option: string, item: ChoiceItem): (plain: string) => Mention[] {
  const text = plainFormulas(option).trim();
  // A letter names an option only where it is pointed at.
  if (/^\p{L}$/u.test(text)) return () => [];
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
    return (plain) =>
      quantitiesIn(plain)
        .filter((said) => isSame(quantity, said))
        .map((said) => {
          const start = plain.slice(0, said.start).endsWith(before) ? said.start - before.length : said.start;
          const end = plain.slice(said.end).startsWith(unit) ? said.end + unit.length : said.end;
          return mentionAt(plain, start, end, !isInQuestion && !isEveryday);
        });
  }
  const isInQuestion = compact(question).includes(compact(text)) && compact(text).length > 0;
  const own = distinctiveStems(option, item);
  return (plain) => [
    ...placesOf(text, plain).map(([start, end]) => mentionAt(plain, start, end, !isInQuestion)),
    ...(own.length >= 3 && coverage(own, plain) >= (own.length < 5 ? 1 : 0.8)
      ? [mentionAt(plain, 0, plain.length, true)]
      : []),
  ];
}

/** The option as it is written, marks and spaces aside; in formulas only spaces. */
function placesOf(option: string, plain: string): [number, number][] {
  const isFormula = /[=+<>≤≥|^·]|\d\s?[(\p{L}]|\)\(/u.test(option);
  const kept = isFormula ? option.replaceAll(/[\s^*{}]/g, '') : compact(option).replaceAll(/[()]/g, '');
  if (kept === '' || kept.length > 400) return [];
  const letters = [...kept].map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const between = isFormula ? '[\\s^*{}]{0,3}' : '[^\\p{L}\\d+/%=<>-]{0,5}';
  const after = isFormula ? '(?![\\p{L}\\d(^])(?!\\s?[+*/]\\s?[\\p{L}\\d])' : '(?![\\p{L}\\d]|[.,]\\d)';
  const pattern = new RegExp(`(?<![\\p{L}\\d])${letters.join(between)}${after}`, 'gu');
  return [...plain.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function mentionAt(plain: string, start: number, end: number, isTelling: boolean): Mention {
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
    plain.replaceAll('|', ' ').trim().split(/\s+/).length <= 4;
  return { start, end, isDenied: isDeniedAt(plain, start, end), isTelling, isVerdict, isStrongVerdict };
}

/** "13/24." or "B": the text is the answer and nothing else. */
function isBareAnswer(plain: string, options: readonly string[], key: number): boolean {
  const said = compact(plain).replaceAll(/[()]/g, '');
  const option = compact(plainFormulas(options[key] ?? '')).replaceAll(/[()]/g, '');
  return said !== '' && (said === option || said === 'abcde'.charAt(key) || said === `${'abcde'.charAt(key)}${option}`);
}

/** An option that is one number with at most its unit. */
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

/** What only this option says. */
function distinctiveStems(option: string, item: ChoiceItem): string[] {
  const shared = new Set(stemsOf(item.stem));
  return [...new Set(stemsOf(option))].filter((stem) => !shared.has(stem));
}

function coverage(wanted: readonly string[], text: string): number {
  const said = new Set(stemsOf(text));
  return wanted.filter((stem) => said.has(stem)).length / Math.max(1, wanted.length);
}

/** How much of a model answer a text may share before it tells it. */
const mostShared = 0.6;
/** Words in a row that nobody hits upon by chance. */
const tellingRun = 8;

function openSpotter(item: OpenItem): (text: string) => boolean {
  const { modelAnswer } = item.rubric;
  const shared = new Set(stemsOf(`${questionText(item)} ${Object.values(item.hints).join(' ')}`));
  const own = [...new Set(stemsOf(modelAnswer))].filter((stem) => !shared.has(stem));
  const question = compactWords(`${questionText(item)} ${Object.values(item.hints).join(' ')}`);
  const runs = runsOf(compactWords(modelAnswer), tellingRun).filter((run) => !question.join(' ').includes(run));
  return (text) => {
    const rest = text.replaceAll(item.stem, '\n');
    const { points, maximumPoints } = gradeByRubric(item, rest);
    if (points === maximumPoints) return true;
    if (own.length >= 5 && coverage(own, rest) >= mostShared) return true;
    const words = ` ${compactWords(rest).join(' ')} `;
    return runs.some((run) => words.includes(` ${run} `));
  };
}

const compactWords = (text: string) => plainFormulas(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[], length: number) =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, start) => words.slice(start, start + length).join(' '));

/** Letters, digits and the signs of formulas: what remains when marks, spaces and typesetting go. */
const compact = (plain: string) => plain.replaceAll(/[^\p{L}\p{N}+/%=<>≤≥()|√-]/gu, '');

/** What the learner sees before the answers. */
function questionText({ stem, stimulus }: Item): string {
  const shown = stimulus.map((block) => {
    if (block.kind === 'text') return block.text;
    if (block.kind === 'code') return block.code;
    if (block.kind === 'figure') return block.alt;
    return [block.caption ?? '', ...block.header, ...block.rows.flat()].join(' | ');
  });
  return [stem, ...shown].join('\n');
}
