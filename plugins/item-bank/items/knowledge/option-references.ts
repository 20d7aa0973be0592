/** A reference to an option by its letter or place. */
export interface Reference {
  readonly option: number;
  /** "not B", "rule out the second one". */
  readonly isDenied: boolean;
}

/** All references in a sentence: "option B", "the second one", "number two", "C is right". */
export function referencesIn(given: string, options: readonly string[]): Reference[] {
  const sentence = given.replace(
    /^([^\p{L}]*)(\p{Lu})(?=\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toLowerCase(),
  );
  return patterns.flatMap(({ pattern, place }) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const option = place(match[1] ?? '', options);
      if (option < 0 || option >= options.length) return [];
      return [
        {
          option,
          isDenied: isDeniedAt(
            sentence,
            match.indices?.[1]?.[0] ?? match.index,
            match.indices?.[1]?.[1] ?? match.index + match[0].length,
          ),
        },
      ];
    }),
  );
}

/** Whether the sentence denies that the passage is the answer. */
export function isDeniedAt(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - 24), start).toLowerCase();
  const after = sentence.slice(end, end + 30).toLowerCase();
  return (
    /(?:\bnot|n[’']t|\bnever|\bnor|\bneither|\bexcept|\brules? out|\bcross(?:es)? out|\beliminates?|\bexcludes?|\bdrop)(?:\s+(?:be|by|the|option|answer|choice|it))*[\s"'“(*_]*$/.test(
      before,
    ) ||
    /^[\s.!?"'”(€$£%)*_]*(?:is|are|can|could|would|must)(?:\s+be)?\s*(?:not\b|wrong|incorrect|out\b|false|n[’']t|impossible)/.test(
      after,
    )
  );
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const numerals = ['one', 'two', 'three', 'four', 'five'];

/** The option with that letter as its text, else the option at that place in the alphabet. */
function byLetter(letter: string, options: readonly string[]): number {
  const named = options.findIndex((option) => option.trim().toUpperCase() === letter.toUpperCase());
  return named >= 0 ? named : letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
}

function byPlace(word: string, options: readonly string[]): number {
  const plain = word.toLowerCase();
  if (/^\d/.test(plain)) return Number.parseInt(plain, 10) - 1;
  if (plain === 'last' || plain === 'bottom') return options.length - 1;
  if (plain === 'top') return 0;
  const ordinal = ordinals.indexOf(plain);
  return ordinal >= 0 ? ordinal : numerals.indexOf(plain);
}

const open = '["\'“‘(\\[*_]*';
const close = '["\'”’)\\]*_]*';
const patterns: readonly { pattern: RegExp; place(word: string, options: readonly string[]): number }[] = [
  {
    pattern: new RegExp(
      `\\b(?:options?|answers?|choice|letter|key|solution|alternative)(?:\\s+(?:is|was|would be|must be|should be|has to be))?[:\\s]*${open}([A-Z]|[b-e]|a(?=${close}(?:[.,;:]|$)))${close}(?![\\w’'])`,
      'dgu',
    ),
    place: byLetter,
  },
  { pattern: new RegExp(`(?:^|\\s)${open}([A-Ea-e])["'”’*_]*\\)`, 'dgu'), place: byLetter },
  { pattern: /^[^\p{L}\p{N}]*([A-Za-e])[^\p{L}\p{N}]*$/dgu, place: byLetter },
  {
    pattern: new RegExp(
      `\\b(?:it[’']?s|it is|that[’']?s|is|not|isn[’']t|nor|rule out|cross out|exclude|eliminate|choose|pick|select|take|click|go (?:with|for)|try|say|mark|tick|be|press|gets?|gives?)\\s+${open}([A-Z]|[b-e](?!\\.\\w))${close}(?=\\s*(?:[.,;:!?]|$)|\\s+(?:because|since|as|and|for)\\b)`,
      'dgu',
    ),
    place: byLetter,
  },
  {
    pattern:
      /(?:^|[\s"“(])([A-Z])\s+(?:is|looks|seems|must be|would be)\s+(?:the\s+)?(?:right|correct|true|best|answer|one\b|it\b|wrong|incorrect|not|out)/dgu,
    place: byLetter,
  },
  {
    pattern:
      /\b(first|second|third|fourth|fifth|last|top|bottom|[1-5](?:st|nd|rd|th))\s+(?:one|option|answer|choice|alternative|possibility)\b/dgiu,
    place: byPlace,
  },
  {
    pattern:
      /\b(?:option|answer|choice|alternative)s?\s+(?:is\s+)?(?:number\s+|no\.?\s*|#\s*)(one|two|three|four|five|[1-5])(?![\w.,/%])/dgiu,
    place: byPlace,
  },
  { pattern: /\b(?:option|choice|alternative)\s+(one|two|three|four|five|[1-5])(?![\w/%]|[.,]\d)/dgiu, place: byPlace },
  {
    pattern:
      /\b(?:it[’']?s|is|choose|pick|take|say|try)\s+(?:number|no\.|#)\s*(one|two|three|four|five|[1-5])(?![\w/%]|[.,]\d)/dgiu,
    place: byPlace,
  },
];
