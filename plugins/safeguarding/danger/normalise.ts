/** Longer texts are read in their beginning and their end. */
const longest = 20_000;

/**
 * Spellings of a text that patterns are tried on: lower case, without accents, apostrophes or invisible characters, one
 * space between words and ` | ` between sentences. A second spelling joins spaced letters and reads digits and signs as
 * the letters they stand for; a third removes repeated letters.
 */
export function spellingsOf(text: string): string[] {
  const plain = plainOf(text);
  const joined = plain
    .replace(/(?<![\p{L}\p{N}])(?:[a-z1!3450@$][ ._*-]){2,}[a-z1!3450@$](?![\p{L}\p{N}])/gu, (letters) =>
      letters.replace(/[ ._*-]/g, ''),
    )
    .replace(/[\p{L}\d!@$*]*[\p{L}][\p{L}\d!@$*]*/gu, lettersOf);
  const spellings = [plain, joined, joined.replace(/(\p{L})\1{2,}/gu, '$1'), joined.replace(/(\p{L})\1{2,}/gu, '$1$1')];
  return [...new Set(spellings.map(wordsOf))];
}

function plainOf(text: string): string {
  const read = text.length > longest ? `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}` : text;
  return read
    .replace(/[🔪🗡🪒]/gu, ' cut ')
    .replace(/[💀☠⚰🪦]/gu, ' kill ')
    .replace(/🔫/gu, ' shoot ')
    .replace(/💊/gu, ' pills ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/['‘’ʼ`´]/g, '');
}

/** A word that mixes letters with signs, as letters: `k1ll` is kill. Words of letters alone stay as they are. */
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

/** Slang, misspellings and synonyms in one word each, so that patterns name every thing once. */
function wordsOf(text: string): string {
  return text
    .replace(/[.!?;:\n。！？；]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join(' ')
    .replace(/\bno one\b/g, 'nobody')
    .replace(/\b(?:do not|dont t)\b/g, 'dont')
    .replace(/\b(?:can not)\b/g, 'cant')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/\bany more\b/g, 'anymore')
    .replace(/\bsleeping pills\b/g, 'pills')
    .replace(/\bgrown up\b/g, 'man')
    .replace(/\bstep (dad|mom|brother)\b/g, 'step$1');
}

const groups: Readonly<Record<string, string>> = {
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
  pills:
    'tablets tabs meds medicine medicines medication paracetamol ibuprofen tylenol aspirin antidepressants xanax painkillers pill tablet',
  overdosed: 'odd oding od',
  photo: 'photos pic pics picture pictures pix selfie selfies image images',
  nude: 'nudes naked noods',
  online:
    'internet discord insta instagram snap snapchat tiktok roblox whatsapp telegram facebook omegle fortnite minecraft',
  man: 'guy dude adult stranger bloke grownup',
  anymore: 'nomore',
  threaten: 'threatens threatened threatening threatend',
};
const words = new Map(
  Object.entries(groups).flatMap(([word, spellings]) => spellings.split(' ').map((spelling) => [spelling, word])),
);
