/** Only the beginning and the end of longer texts are read. */
const maxLength = 20_000;

/** A plain spelling with slang and synonyms merged, so that a pattern needs only one word for each thing. */
export const patternWordsOf = (spelling: string): string => mergedWords(replaced(spelling, words));

/** A plain spelling with slang and misspellings merged; synonyms stay distinct. */
export const slangWordsOf = (spelling: string): string => mergedWords(replaced(spelling, slangWords));

/**
 * Spellings of a text: lower case, without accents, apostrophes or invisible characters, one space between words and
 * ` | ` between sentences. A second spelling joins spaced letters and reads digits and signs as the letters they stand
 * for; others remove repeated letters. Most texts have one.
 */
export function plainSpellingsOf(text: string): string[] {
  const plain = plainOf(text);
  let joined = plain;
  if (spaced.test(plain)) joined = joined.replace(everySpaced, (letters) => letters.replace(/[ ._*-]/g, ''));
  if (signed.test(joined)) joined = joined.replace(everySigned, lettersOf);
  const spellings = joined === plain ? [plain] : [plain, joined];
  if (repeated.test(joined)) spellings.push(joined.replace(everyRepeated, '$1'), joined.replace(everyRepeated, '$1$1'));
  return spellings.length === 1 ? [spaceWords(plain)] : [...new Set(spellings.map(spaceWords))];
}
const spaced = /[a-z1!3450@$][ ._*-][a-z1!3450@$][ ._*-][a-z1!3450@$]/;
const everySpaced = /(?<![\p{L}\p{N}])(?:[a-z1!3450@$][ ._*-]){2,}[a-z1!3450@$](?![\p{L}\p{N}])/gu;
const signed = /[\d!@$*]\p{L}|\p{L}[\d!@$*]/u;
const everySigned = /[\p{L}\d!@$*]*[\p{L}][\p{L}\d!@$*]*/gu;
const repeated = /(\p{L})\1{2}/u;
const everyRepeated = /(\p{L})\1{2,}/gu;

function plainOf(text: string): string {
  const read = text.length > maxLength ? `${text.slice(0, maxLength / 2)}\n${text.slice(-maxLength / 2)}` : text;
  if (!beyondAscii.test(read)) return read.toLowerCase().replace(/['`]/g, '');
  return read
    .replace(/[🔪🗡🪒]/gu, ' cut ')
    .replace(/[💀☠⚰🪦]/gu, ' kill ')
    .replace(/🔫/gu, ' shoot ')
    .replace(/💊/gu, ' pills ')
    .replace(/🩸/gu, ' blood ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/['‘’ʼ`´]/g, '')
    .replace(/[a-z][а-яёіο]+[a-zа-яёіο]*|[а-яёіο]+[a-z][a-zа-яёіο]*/g, (word) =>
      word.replace(/[аеорсухіο]/g, (letter) => lookalikes[letter] ?? letter),
    );
}
const beyondAscii = /[^ -~\s]/;
/**
 * Diacritics that Latin, Greek, Cyrillic, Hebrew and Arabic can do without. In other scripts they are vowels or sounds.
 */
const accents = /[[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309a]]/gv;
/** Cyrillic and Greek letters that replace Latin ones in a Latin word. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ο: 'o',
};

/** Replaces signs by letters in a word that mixes both: `k1ll` is kill. Words of letters only stay unchanged. */
function lettersOf(word: string): string {
  const inner = word.replace(/[!*]+$/, '');
  if (!/[\d!@$*]/.test(inner) || !/\p{L}/u.test(inner)) return word;
  const whole = wholeWords[inner];
  if (whole) return whole;
  return inner.replace(/[1!34507@$*]/g, (sign) => letters[sign] ?? sign);
}
const wholeWords: Readonly<Record<string, string>> = {
  h8: 'hate',
  no1: 'nobody',
  every1: 'everybody',
  any1: 'anybody',
  some1: 'someone',
  '4ever': 'forever',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
};
const letters: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '0': 'o',
  '7': 't',
  '@': 'a',
  $: 's',
  '*': 'i',
};

/** Sentences with ` | ` between them and one space between words. */
const spaceWords = (text: string): string =>
  text
    .replace(/[.!?;:\n。！？；।،؟]+/g, ' | ')
    .replace(/[^\p{L}\p{M}\p{N}|]+/gu, ' ')
    .trim();

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  text
    .split(' ')
    .map((word) => by.get(word) ?? word)
    .join(' ');

const mergedWords = (text: string): string =>
  text
    .replace(/\bno one\b/g, 'nobody')
    .replace(/\b(?:do not|dont t)\b/g, 'dont')
    .replace(/\b(?:can not)\b/g, 'cant')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/\bany more\b/g, 'anymore')
    .replace(/\bsleeping pills\b/g, 'pills')
    .replace(/\bgrown up\b/g, 'man')
    .replace(/\bstep (dad|mom|brother)\b/g, 'step$1');

const slang: Readonly<Record<string, string>> = {
  'want to': 'wanna wana wannaa',
  'going to': 'gonna gona gunna gon',
  'trying to': 'tryna',
  'kill myself': 'kms',
  kill: 'kil kll',
  unalive: 'unaliving unalived',
  suicide: 'sewerslide sucide suicde suiside suicid sueside suicides',
  myself: 'mysefl myslef meself mself',
  'i dont': 'idont iont',
  dont: 'dnt dun doesnt didnt',
  cant: 'cannot cnt',
  nobody: 'noone noboby',
  anybody: 'anyone',
  everybody: 'everyone evryone everbody',
  someone: 'somebody sb smb sum1',
  because: 'bc bcs cuz coz cause becuz',
  with: 'w wit',
  you: 'u',
  your: 'ur',
  tomorrow: 'tmrw tmr tomoro 2moro',
  tonight: 'tonite',
  about: 'bout abt',
  people: 'ppl',
  dad: 'father daddy papa pops',
  mom: 'mum mother mommy mummy mama',
  stepdad: 'stepfather',
  stepmom: 'stepmum stepmother',
  grandpa: 'grandfather granddad grandad',
  grandma: 'grandmother granny',
  overdosed: 'odd oding od',
  anymore: 'nomore',
  threaten: 'threatens threatened threatening threatend',
};
const synonyms: Readonly<Record<string, string>> = {
  pills:
    'tablets tabs meds medicine medicines medication paracetamol ibuprofen tylenol aspirin antidepressants xanax painkillers pill tablet',
  photo: 'photos pic pics picture pictures pix selfie selfies image images',
  nude: 'nudes naked noods',
  online:
    'internet discord insta instagram snap snapchat tiktok roblox whatsapp telegram facebook omegle fortnite minecraft',
  man: 'guy dude adult stranger bloke grownup',
};
const bySpelling = (groups: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(groups).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, word]),
  );
const slangWords = new Map(bySpelling(slang));
const words = new Map([...slangWords, ...bySpelling(synonyms)]);
