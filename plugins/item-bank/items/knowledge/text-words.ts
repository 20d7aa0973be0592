/** The stems of the content words of a text, in order. */
export function stemsOf(text: string): string[] {
  return plainWords(text)
    .filter((word) => !fillers.has(word))
    .map((word) => sameAs[stem(word)] ?? stem(word));
}

/** Lower-case words and numbers without marks: `isn’t` is `isnt`, `1,000` is `1000`. */
function plainWords(text: string): string[] {
  return (
    text
      .slice(0, maxExamined)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      .match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? []
  );
}

/** Maximum number of characters examined. */
const maxExamined = 20_000;

/**
 * A word without its ending, so that inflections match (`sampling`, `sampled`). A few endings in one
 * pass, after the first steps of M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980).
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3) continue;
    return undoubled(rest + replacement);
  }
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
}

/** The longest first. */
const endings: readonly (readonly [string, string])[] = [
  ['isations', 'is'],
  ['izations', 'is'],
  ['isation', 'is'],
  ['ization', 'is'],
  ['alities', 'al'],
  ['ations', 'at'],
  ['nesses', ''],
  ['ation', 'at'],
  ['ities', 'it'],
  ['ments', ''],
  ['izing', 'is'],
  ['ising', 'is'],
  ['ment', ''],
  ['ness', ''],
  ['ized', 'is'],
  ['ised', 'is'],
  ['ings', ''],
  ['ies', 'y'],
  ['ing', ''],
  ['ely', ''],
  ['ors', 'or'],
  ['ed', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
];

/** Removes a doubled consonant (`stopp` becomes `stop`) or a mute e. */
function undoubled(word: string): string {
  if (/([bdfgklmnprt])\1$/.test(word)) return word.slice(0, -1);
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
}

const fillers = new Set(
  (
    'a about after all also am an and any are as at be because been being but by can could did do does doing dont down each ' +
    'for from get give go got had has have having he help her here him his how i if im in into is it its just know let like ' +
    'make me mean more most much my no not now of off on one only or other our out please pls question she should so some ' +
    'such tell than that the their them then there these they thing this to too try u understand up use very want was we were ' +
    'what whats when where which while who why will with would you your explain show need really stuff'
  ).split(' '),
);

/** Learners' words for terms of the bank, by stem. */
const sameAs: Record<string, string | undefined> = {
  math: 'number',
  percentag: 'percent',
  averag: 'mean',
  bottom: 'denominator',
  top: 'numerator',
  plus: 'add',
  addition: 'add',
  sum: 'add',
  minus: 'subtract',
  subtraction: 'subtract',
  tim: 'multiply',
  multipl: 'multiply',
  divis: 'divid',
  chanc: 'probability',
  likely: 'probability',
  odd: 'probability',
  gradient: 'slope',
  steep: 'slope',
  bracket: 'distribut',
  knn: 'neighbour',
  neighbor: 'neighbour',
  llm: 'languag',
  chatbot: 'languag',
  chatgpt: 'languag',
  parity: 'fair',
  unfair: 'fair',
  bias: 'bias',
  bia: 'bias',
  biased: 'bias',
  caus: 'causat',
  correlat: 'correlation',
  mirror: 'reflection',
  flip: 'reflection',
  turn: 'rotat',
  timetabl: 'timetabl',
  schedul: 'schedul',
};
