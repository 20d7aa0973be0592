/** Separates sentences, and marks removed text. Phrases and denials do not extend across it. */
export const boundary = '|';
/** Separates clauses. Denials do not extend across it. */
export const pause = ',';
/** Whether it is a word rather than a boundary or a pause. */
export const isWord = (word: string) => word !== boundary && word !== pause;

/** The words of a text in lower case, without apostrophes and accents. Lookalikes of Latin letters become Latin. */
export function wordsOf(text: string, isPattern = false): string[] {
  const plain = folded(text).replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  const words = plain.match(isPattern ? /[\p{L}\p{N}.%/+-]+\*?|\p{S}/gu : /[\p{L}\p{N}.%/+-]+|[,:;]|\p{S}/gu) ?? [];
  return words.map((word) => (/^[,:;]$/.test(word) ? pause : trimmed(word)));
}

/** The sentences of an answer as words. A line is a sentence. */
export function sentencesOf(text: string): string[][] {
  const sentences = folded(text)
    .replaceAll(/\b(e\.g|i\.e|etc|approx|ca|dr|mr|mrs|vs|no)\.(?=\s)/g, '$1')
    .replaceAll(/^\s*(?:[-–—*•·▪]|\d+[.)])\s+/gm, '')
    .replaceAll(/(?<=\p{L}) [-–—] (?=\p{L})/gu, ', ')
    .replaceAll(/(?<=\p{L}):\s+(?=\d)/gu, ' = ')
    .split(/[.!?](?=[\s"”)]|$)|[\n\r\u2028]+/)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.some(isWord));
  return joinExclamations(sentences);
}

/** Joins interjections: "No! It is lower." is one statement. */
function joinExclamations(sentences: readonly string[][]): string[][] {
  const joined: string[][] = [];
  let before: string[] = [];
  for (const words of sentences) {
    if (words.length === 1 && /^(?:yes|no|nope|true|false|right|wrong|correct|fair)$/.test(words[0] ?? '')) {
      before = [...before, ...words, pause];
      continue;
    }
    joined.push([...before, ...words]);
    before = [];
  }
  return before.length > 0 ? [...joined, before] : joined;
}

/** Normalises compatibility forms, format characters, accents, and letters of other scripts that look Latin. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[“”„«»]/g, '"');
}

const lookalikes = new Map([
  ...zip('авеіјкмнорсѕтухһԁԛԝӏгп', 'abeijkmhopcstyxhdqwlrn'),
  ...zip('αβεηικνορτυχω', 'abenikvoptuxw'),
]);

function zip(from: string, to: string): [string, string][] {
  return [...from].map((letter, index) => [letter, [...to][index] ?? letter]);
}

/** Runs of marks match only from their beginning; otherwise a long one within a word would take quadratic time. */
const trimmed = (word: string) => word.replace(/^[.\-/]+(?=.)|(?<=[^.\-/])[.\-/]+$/g, '');
