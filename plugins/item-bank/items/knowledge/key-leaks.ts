import { findEvidence } from '../../measurement/grading/rubric/grade-by-rubric.ts';
import type { ChoiceItem, Item, OpenItem } from '../item.ts';
import type { Mention } from './option-mentions.ts';
import { coverage, mentionFinder, questionText, sentenceOf } from './option-mentions.ts';
import type { Reference } from './option-references.ts';
import { referencesIn } from './option-references.ts';
import { plainFormulas } from './quantities.ts';
import { stemsOf } from './text-words.ts';
import type { Place } from './written-options.ts';
import { compact } from './written-options.ts';

/**
 * Detects texts that state a question's answer. The key of a multiple-choice question plays no part: a text that calls any
 * option the answer is detected, right or wrong, so that texts that pass reveal nothing about the key. It errs on the side
 * of detection, because a reply can be reworded but a revealed key cannot be withdrawn. Repeating the question or listing
 * all options reveals nothing.
 */
export function answerSpotter(item: Item): (text: string) => boolean {
  return item.format === 'multiple_choice' ? choiceSpotter(item) : openSpotter(item);
}

function choiceSpotter(item: Omit<ChoiceItem, 'key'>): (text: string) => boolean {
  const { options } = item;
  const question = compact(plainFormulas(questionText(item)));
  const finders = options.map((option) => mentionFinder(option, item));
  // One rule for all options: if one of them is easily mentioned by chance, a mere mention reveals nothing.
  const isTelltale = finders.every((finder) => finder.isTelltale);
  const compactOptions = options.map((option) => compact(plainFormulas(option)));
  const bareOptions = compactOptions.map((option) => option.replaceAll(/[()]/g, ''));
  const longOptions = compactOptions.filter((_, index) => /[.!?]\s/.test(options[index] ?? ''));
  return (given) => {
    const text = withoutListing(given.slice(0, maxExamined).replaceAll(item.stem, '\n'), compactOptions);
    const whole = compact(plainFormulas(text));
    if (isBareAnswer(whole, bareOptions)) return true;
    if (longOptions.filter((option) => whole.includes(option)).length === 1) return true;
    const denied = new Set<number>();
    for (const original of text.split(sentenceEnd)) {
      const plain = plainFormulas(original);
      const shown = compact(plain);
      if (shown === '' || (shown.length > 12 && question.includes(shown))) continue;
      const references = referencesIn(original, options);
      const sentence = sentenceOf(plain);
      const mentions = outermost(
        finders.flatMap(({ find }, option) => find(sentence).map((each) => ({ ...each, option }))),
      );
      for (const each of [...references, ...mentions]) if (each.isDenied) denied.add(each.option);
      if (options.some((_, option) => isCalledAnswer(option, references, mentions, plain, isTelltale))) return true;
    }
    return options.length > 2 && denied.size >= options.length - 1;
  };
}

/** Maximum number of characters examined. */
const maxExamined = 20_000;
const sentenceEnd = /\n+|(?<=[^.][.!?])\s+/;

type OptionMention = Mention & { readonly option: number };

/** Drops options found within another option's words ("4x" in "4x + 18"), and paraphrases where an option occurs literally. */
function outermost(mentions: readonly OptionMention[]): readonly OptionMention[] {
  const literal = mentions.filter(({ isParaphrase }) => !isParaphrase);
  if (literal.length === 0) return mentions;
  const isWithin = (one: Place, other: Place) =>
    other.start <= one.start && one.end <= other.end && one.end - one.start < other.end - other.start;
  return literal.filter((one) => !literal.some((other) => isWithin(one, other)));
}

/** Whether a sentence calls an option the answer. */
function isCalledAnswer(
  option: number,
  references: readonly Reference[],
  mentions: readonly OptionMention[],
  plain: string,
  isTelltale: boolean,
): boolean {
  const affirmed = [...references, ...mentions].filter((each) => !each.isDenied);
  const affirmedMentions = mentions.filter((each) => each.option === option && !each.isDenied);
  const isPointedAt = references.some((each) => each.option === option && !each.isDenied);
  const isAlone = affirmed.every((each) => each.option === option);
  if (isAlone) return isPointedAt || affirmedMentions.some((each) => each.isParaphrase || isTelltale || each.isVerdict);
  const others = mentions.filter((each) => each.option !== option);
  const isInList = ({ start, end }: OptionMention) => others.some((other) => areListed(plain, { start, end }, other));
  // "3x = 30, so x = 10" ends with the result.
  const isLast = ({ start }: OptionMention) => others.every((other) => other.start < start);
  return affirmedMentions.some(
    (each) =>
      !isInList(each) &&
      ((each.isVerdict && (each.isParaphrase || isTelltale || each.isStrongVerdict || isLast(each))) ||
        (isLast(each) && endsWith(plain, each))),
  );
}

/** "… and 60 of 40 is 150%.": a statement that ends with the number or word. */
const endsWith = (plain: string, { start, end }: Place) =>
  /^[^\p{L}\p{N}?]*$/u.test(plain.slice(end)) &&
  /(?:\b(?:is|are|be|then|of these,)|[:=])[\s(*€$£]*$/u.test(plain.slice(0, start));

/** Whether only commas, option letters and "or" are between the two. */
function areListed(plain: string, one: Place, other: Place): boolean {
  if (one.start < other.end && other.start < one.end) return false;
  const between = plain.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /^[^\p{L}\p{N}=]*(?:\b(?:or|and|versus|vs|to|option|[a-e])\b[^\p{L}\p{N}=]*){0,3}$/u.test(between);
}

/** The text without the lines that list every option, each with nothing but its letter. Takes the options compact. */
function withoutListing(text: string, options: readonly string[]): string {
  const lines = text.split('\n');
  if (lines.length < new Set(options).size) return text;
  const listed = lines.map((line) => {
    const bare = compact(
      plainFormulas(
        line.replace(/^\s*(?:[-*•]\s*)?(?:[("[]?(?:[A-Ea-e]|[1-5])[).:\]]*\s+|[("[]?(?:[A-Ea-e]|[1-5])[).:\]]+)/, ''),
      ),
    );
    const whole = compact(plainFormulas(line));
    return options.findIndex((option) => option !== '' && (option === bare || option === whole));
  });
  if (new Set(listed.filter((option) => option >= 0)).size < options.length) return text;
  return lines.filter((_, index) => (listed[index] ?? -1) < 0).join('\n');
}

/** "13/24." or "B": the text is an option and nothing else. Takes all compact, and the options without parentheses. */
function isBareAnswer(text: string, options: readonly string[]): boolean {
  const bare = text.replaceAll(/[()]/g, '');
  return options.some((option, index) => {
    const letter = 'abcde'.charAt(index);
    return bare !== '' && (bare === option || bare === letter || bare === `${letter}${option}`);
  });
}

/** Share of a model answer from which a text reveals it. */
const revealingShare = 0.6;
/** Words of the model answer in a row that are not a coincidence. */
const tellingRun = 8;

function openSpotter(item: OpenItem): (text: string) => boolean {
  const { modelAnswer } = item.rubric;
  const shared = new Set(stemsOf(`${questionText(item)} ${Object.values(item.hints).join(' ')}`));
  const distinctive = [...new Set(stemsOf(modelAnswer))].filter((stem) => !shared.has(stem));
  const question = compactWords(`${questionText(item)} ${Object.values(item.hints).join(' ')}`);
  const runs = runsOf(compactWords(modelAnswer), tellingRun).filter((run) => !question.join(' ').includes(run));
  return (text) => {
    const rest = text.replaceAll(item.stem, '\n');
    const { points, maximumPoints } = findEvidence(item, rest);
    if (points === maximumPoints) return true;
    if (distinctive.length >= 5 && coverage(distinctive, new Set(stemsOf(rest))) >= revealingShare) return true;
    const words = ` ${compactWords(rest).join(' ')} `;
    return runs.some((run) => words.includes(` ${run} `));
  };
}

const compactWords = (text: string) => plainFormulas(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[], length: number) =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, start) => words.slice(start, start + length).join(' '));
