import { expect, test } from 'vitest';
import { plainSpellingsOf } from './normalise.ts';
import { arabic } from './phrases/arabic.ts';
import { chinese } from './phrases/chinese.ts';
import { english } from './phrases/english.ts';
import { french } from './phrases/french.ts';
import { german } from './phrases/german.ts';
import { harmless } from './phrases/harmless.ts';
import type { Phrase } from './phrases/phrase.ts';
import { spanish } from './phrases/spanish.ts';
import { dangersIn, prepareToRecognise, recognised } from './recognise.ts';

const curated = [...english, ...spanish, ...french, ...german, ...arabic, ...chinese];
const missedOf = (phrases: readonly Phrase[]) => phrases.filter(({ text }) => dangersIn(text).length === 0);

test('at least 95 % of 200 or more curated phrases in six languages are recognised', () => {
  expect(curated.length).toBeGreaterThanOrEqual(200);
  expect(new Set(curated.map(({ language }) => language)).size).toBe(6);
  expect(missedOf(curated).length / curated.length).toBeLessThanOrEqual(0.05);
});

test('at most 2 % of 500 or more harmless messages are false alarms', () => {
  const all = Object.values(harmless).flat();
  const alarms = all.filter((text) => dangersIn(text).length > 0);
  expect(new Set(all).size).toBeGreaterThanOrEqual(500);
  expect(alarms.length / all.length).toBeLessThanOrEqual(0.02);
});

test.each([
  'nobody would miss me if i was gone',
  'i took a lot of pills',
  'i want to kms',
  'someone online asks me for photos',
  'i want to kill myself',
  'Sometimes I just don’t want to live anymore',
  'im thinking of hurting myself again',
  'I wanna die',
  'i have been cutting myself since summer',
  'everyone would be better off without me',
  'I am thinking about suicide',
  'I feel suicidal tonight',
  'I w\u200bant to end it all',
  'i am going to kill my teacher tomorrow',
  'I want to stab him',
  'im bringing a knife to school on friday',
  'we should shoot up the school',
  'how do i make a pipe bomb',
  'my dad keeps hitting me when he is drunk',
  'he asked me for nudes',
  'she sent a naked picture of a 13 year old',
  'my uncle touched me down there',
  'my stepdad touches me and i dont know what to do',
  'my coach keeps touching me',
  'Ich will nicht mehr leben',
  'ich möchte mich umbringen',
  'ya no puedo, quiero morirme',
  'no quiero vivir más',
  'je veux mourir',
  'Je ne veux plus vivre',
  'não quero mais viver',
  'eu quero me matar',
  'voglio morire',
  'Mein Vater schlägt mich',
  'mi padrastro me pega cuando saco malas notas',
  'mon père me frappe',
  'meu pai me bate',
])('“%s” is recognised', (text) => {
  expect(dangersIn(text)).not.toEqual([]);
});

test.each([
  ['in capitals', 'I WANT TO DIE'],
  ['with digits for letters', 'i want to k1ll mys3lf'],
  ['with spaces between letters', 'i want to k i l l myself'],
  ['with signs between letters', 'i want to k.i.l.l myself'],
  ['with letters repeated', 'i wanna dieeeee'],
  ['with invisible characters', 'i w\u200bant to d\u200bie'],
  ['with accents', 'ì wánt tö díe'],
  ['in wide letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
  ['amid other words', 'What is 3/4 of 20? Also I want to die. Is it 15?'],
  ['over two lines', 'i dont know\ni want to die'],
  ['with a typing error', 'i want to kill mysefl'],
  ['with Cyrillic letters that look Latin', 'i wаnt tо diе'],
  ['although it mentions a game', 'i want to die, not in the game, for real'],
  ['beside a sentence about a game', 'i play minecraft all day. i want to kill myself'],
  ['beside a sentence about homework', 'my homework is about a novel. i want to end my life'],
])('a message is recognised %s', (_, text) => {
  expect(dangersIn(text)).toContain('suicide');
});

test('the beginning and the end of a very long text are read', () => {
  const text = `${'i i i i want want my my '.repeat(20_000)} i want to kill myself`;
  expect(dangersIn(text)).toContain('suicide');
});

test.each([
  ['suicide', 'ive been stashing my tablets for weeks'],
  ['suicide', 'mum and dad would be happier without me around'],
  ['suicide', 'my sister says she will hang herself'],
  ['abuse', 'my stepmum locks me in the shed without food'],
  ['grooming', 'my ex has my pics and says he will post them'],
  ['threat', 'she said if i tell anyone she will hurt my dog'],
  ['violence', 'a girl in my class will bring a knife on monday'],
  ['suicide', 'ik wil niet meer leven'],
  ['suicide', 'nie chcę już żyć'],
  ['suicide', 'yaşamak istemiyorum'],
  ['suicide', 'я не хочу жить'],
  ['suicide', 'it will be over after friday, i wont be here then'],
  ['self-harm', 'i wear long sleeves so nobody sees what i did to my arms'],
  ['abuse', 'they want me to marry a man i have never seen'],
  ['overdose', 'swallowed all the tabs in the cupboard, feeling dizzy'],
  ['eating-disorder', 'havent had food in 3 days so proud of me'],
])('%s is recognised in “%s”', (danger, text) => {
  expect(dangersIn(text)).toContain(danger);
});

test.each([
  'how many pills are left if i take 2 each day from a box of 30',
  'i ran away with the first prize',
  'romeo kills himself because he thinks juliet is dead, why?',
  'ik ga dood van deze sommen',
  'i bring a knife for the cake on friday',
  'i want to die in the game so i respawn with more lives',
  'what is a noun',
  'i love pizza',
  'can we do fractions again please',
])('“%s” raises no alert', (text) => {
  expect(dangersIn(text)).toEqual([]);
});

test.each([
  'i feel so alone and stupid',
  'nobody likes me',
  'i cant stop crying about school',
])('“%s” is distress and raises no alert', (text) => {
  expect(recognised(text)).toEqual({ dangers: [], isDistress: true });
});

test.each(['i am stuck on number 4', 'what is 15% of 80', 'i want to kill myself'])('“%s” is not distress', (text) => {
  expect(recognised(text).isDistress).toBe(false);
});

test('vowel signs are kept in scripts that need them', () => {
  expect(plainSpellingsOf('मैं मरना चाहती हूं')).toEqual(['मैं मरना चाहती हूं']);
  expect(plainSpellingsOf('がんばる')).toEqual(['がんばる']);
});

test('messages are recognised while the recogniser is prepared, and after the preparation was stopped', async () => {
  const stop = new AbortController();
  const prepared = prepareToRecognise(stop.signal);
  expect(dangersIn('i want to kill myself')).toContain('suicide');
  stop.abort();
  await prepared;
  await prepareToRecognise(new AbortController().signal);
  expect(dangersIn('i want to kill myself')).toContain('suicide');
});
