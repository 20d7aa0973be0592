import { isNear, stemOf, stemsOf, wordsOf } from './words.ts';

/** Something that can be found by words. */
export interface Findable {
  readonly title: string;
  /** Other names. */
  readonly keywords: readonly string[];
  /** What it says. */
  readonly text: string;
}

export interface Match<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

export interface Found<Entry> {
  /** Best first. */
  readonly matches: readonly Match<Entry>[];
  /**
   * `sure`: the title or a name says most of what was asked. `unsure`: part of it is known. `none`: nothing fits, and
   * `matches` is empty.
   */
  readonly certainty: 'sure' | 'unsure' | 'none';
  /** The text with typing errors corrected; undefined without any. */
  readonly didYouMean: string | undefined;
}

/** Weights of a word by where it occurs. */
const weights = { title: 3, keyword: 2.5, text: 1 } as const;
/** A name that was typed as a whole counts this many times the rarity of its words. */
const wholeName = 2.5;
/** An unknown word counts as if it occurred in this many entries. */
const unknownCount = 12;
/** A word of the same meaning counts for less than the word itself. */
const sameMeaning = 0.7;

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly title: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
  readonly names: readonly (readonly string[])[];
}

/**
 * Ranks entries by words: rare words and words of titles count for more, typing errors are corrected, and what fits
 * nothing is said to fit nothing.
 */
export function createRetrieval<Entry extends Findable>(entries: readonly Entry[]) {
  const indexed = entries.map((entry): Indexed<Entry> => {
    const names = [entry.title, ...entry.keywords].map(stemsOf).filter((name) => name.length > 0);
    return {
      entry,
      title: new Set(stemsOf(entry.title)),
      keywords: new Set(entry.keywords.flatMap(stemsOf)),
      text: new Set(entry.text.match(/[\s\S]{1,400}/g)?.flatMap(stemsOf)),
      names,
    };
  });
  // A correction is shown as the word itself, not as its stem.
  const forms = new Map<string, string>();
  for (const { title, keywords } of entries)
    for (const word of [...keywords, title].flatMap(wordsOf))
      if (!forms.has(stemOf(word))) forms.set(stemOf(word), word);
  const frequency = new Map<string, number>();
  for (const { title, keywords, text } of indexed)
    for (const word of new Set([...title, ...keywords, ...text])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const named = new Set(indexed.flatMap(({ title, keywords }) => [...title, ...keywords]));
  // An unknown word says less than a rare known one: stories are full of them.
  const rarest = Math.log(1 + entries.length / 1.5);
  const rarity = (word: string) => Math.log(1 + entries.length / ((frequency.get(word) ?? unknownCount) + 0.5));

  /** The known word nearest to a misspelt one. */
  const corrected = (word: string) => [...named].find((each) => each[0] === word[0] && isNear(word, each));

  return function find(text: string, most = 5): Found<Entry> {
    const corrections = new Map<string, string>();
    const words = [...new Set(stemsOf(text))].map((word) => {
      if (frequency.has(word) || synonyms.has(word)) return word;
      const near = corrected(word);
      if (near) corrections.set(word, forms.get(near) ?? near);
      return near ?? word;
    });
    if (words.length === 0) return { matches: [], certainty: 'none', didYouMean: undefined };
    const sum = (of: (word: string) => number) => words.reduce((all, word) => all + of(word), 0);
    const total = sum(rarity);
    // How sure one may be depends on unknown words more than the order does.
    const strict = sum((word) => (frequency.has(word) || synonyms.has(word) ? rarity(word) : rarest));
    const unknown = words.filter((word) => !frequency.has(word)).length;
    const scored = indexed
      .map((each) => ({ ...scoreOf(each, words, rarity), entry: each.entry }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const [first] = scored;
    const share = (first?.known ?? 0) / total;
    const namedShare = (first?.named ?? 0) / total;
    const isFaint = first !== undefined && first.words === 1 && (unknown > 0 || first.named === 0) && namedShare < 0.75;
    const certainty =
      first === undefined || isFaint || (namedShare < 0.25 && share < 0.6)
        ? 'none'
        : first.named >= 0.6 * strict || first.whole >= 0.6 * strict
          ? 'sure'
          : 'unsure';
    return {
      matches: certainty === 'none' ? [] : scored.slice(0, most).map(({ entry, score }) => ({ entry, score })),
      certainty,
      didYouMean: certainty === 'none' || corrections.size === 0 ? undefined : correctedText(text, corrections),
    };
  };
}

function scoreOf<Entry>(
  { title, keywords, text, names }: Indexed<Entry>,
  words: readonly string[],
  rarity: (word: string) => number,
): { score: number; known: number; named: number; words: number; whole: number } {
  let [score, known, named, count] = [0, 0, 0, 0];
  const typed = new Set(words.flatMap((word) => [word, ...(synonyms.get(word) ?? [])]));
  for (const word of words) {
    const best = [word, ...(synonyms.get(word) ?? [])]
      .map((each, at) => {
        const place =
          (title.has(each) ? weights.title : 0) +
          (keywords.has(each) ? weights.keyword : 0) +
          (text.has(each) ? weights.text : 0);
        return { place: place * (at === 0 ? 1 : sameMeaning), isNamed: title.has(each) || keywords.has(each) };
      })
      .reduce((one, other) => (other.place > one.place ? other : one));
    if (best.place === 0) continue;
    score += best.place * rarity(word);
    known += rarity(word);
    count += 1;
    if (best.isNamed) named += rarity(word);
  }
  const whole = names
    .filter((name) => name.every((word) => typed.has(word)))
    .map((name) => [...new Set(name)].reduce((sum, word) => sum + rarity(word), 0));
  const longest = Math.max(0, ...whole);
  return {
    score: score + wholeName * longest,
    known,
    named,
    words: count,
    whole: longest,
  };
}

function correctedText(text: string, corrections: ReadonlyMap<string, string>): string {
  return wordsOf(text)
    .map((word) => corrections.get(stemOf(word)) ?? word)
    .join(' ');
}

/** Words that learners use for the same thing, in their stems. */
const synonyms: ReadonlyMap<string, readonly string[]> = (() => {
  const groups = [
    ['time', 'multiply', 'product'],
    ['divide', 'share', 'split'],
    ['minus', 'subtract'],
    ['average', 'mean'],
    ['chance', 'probability', 'likely', 'odds'],
    ['gradient', 'slope', 'steep'],
    ['exam', 'test'],
    ['chatgpt', 'chatbot'],
    ['picture', 'photo', 'image'],
    ['bracket', 'parentheses', 'parenthesis'],
    ['exponent', 'power', 'index'],
    ['bottom', 'denominator'],
    ['flip', 'upside'],
    ['discount', 'cheaper', 'sale'],
    ['linked', 'correlation'],
    ['big', 'large', 'bigger', 'larger', 'biggest', 'largest', 'maximum'],
    ['lowest', 'least', 'smallest', 'minimum'],
    ['lcm', 'multiple'],
    ['hcf', 'gcd', 'factor'],
    ['fact', 'thing'],
    ['net', 'network'],
    ['essay', 'text'],
    ['around', 'round', 'circumference', 'perimeter'],
    ['data', 'value'],
    ['random', 'chance'],
    ['nervous', 'anxiety', 'anxious', 'scared', 'shake'],
    ['present', 'talk', 'speech'],
    ['job', 'work', 'profession'],
    ['racist', 'sexist', 'unfair', 'discriminate'],
    ['quote', 'cite'],
  ];
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.map(stemOf);
    for (const stem of stems)
      found.set(stem, [...new Set([...(found.get(stem) ?? []), ...stems.filter((each) => each !== stem)])]);
  }
  return found;
})();
