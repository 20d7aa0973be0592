import { lessons } from '../lessons/index.ts';
import { background } from './background.ts';
import { contentWords, isNear, wordsOf } from './words.ts';

/** Words that do not indicate a subject: requests, feelings and small talk. */
const general = new Set(
  (
    'forgot forget forgotten killing diff stat stats practice practise practising practiced said says say saying vs versus ok okay bad good best better well higher lower cant cannot hard easy easier random clarify remind since isnt ' +
    'almost understand understood understanding getting lost came confuse confused confusing must talk every everyone except including later huge lot prove feeling feel sense anyone big stuck ' +
    'teacher teach lesson study school class university course exam test homework topic subject chapter grade pupil student smth smt stuff thanks thank hello hey wanna gonna plz thx lol kinda yes yeah nope ' +
    'math maths mathematics algebra arithmetic geometry statistic logic reasoning ai number calculation calculate formula rule method trick example exercise task problem question answer result ' +
    'mean meaning definition define explain explanation describe introduce introduction summary basic basics simple simply short quick brief detail step word thing way kind type sort part ' +
    'work working learn learning find finding solve solving read reading write written call called look looking start begin try trying need want help helping wonder know difference different same compare ' +
    'between again always never often sometimes really actually exactly even without against instead still already maybe perhaps probably first second next last ' +
    'why because wat whats wats hows wen dont didnt doesnt im ive id idk pls please ur u r am id mr bro sir guys all none any each per ' +
    'mix mixed mixing mixes role keep myself yourself ourselves check checked verify sure multiply divide divided add adding subtract minus plus times equal root roots important useful used using real life today tomorrow yesterday friday monday tuesday wednesday thursday weekend time day week at two three four five six seven eight nine ten ' +
    'anything asking been behind brings called carry catch either ever got grow grows holds included kept lead meant meet meets mostly move nearer needed put reaches remains saying sent shown stands started taken taking turns under worth ' +
    'teen social media people person friend boy girl child kid man woman my mum mom dad sister brother mother father uncle'
  ).split(' '),
);

const taught = new Set(
  lessons.flatMap(({ names, title, idea, id, isEveryday }) =>
    isEveryday ? [] : wordsOf(`${names.join(' ')} ${title} ${idea} ${id}`),
  ),
);

/** Words of names and titles of lessons on a subject, which never indicate another subject. */
const named = new Set(
  lessons.flatMap(({ names, title, isEveryday }) => (isEveryday ? [] : contentWords(`${names.join(' ')} ${title}`))),
);

const isBackground = (word: string) => background.has(word) && !named.has(word);

/** What learners say about themselves does not indicate the subject of their question. */
const introduction = /\bi(?:'m| am|m) an? [\w ]{1,30}?[;,.]|\bi work (?:in|as|at) (?:an? )?\w+/gi;

/** Words of a message that occur neither in the lessons nor in everyday talk and so indicate another subject. */
export const foreignWords = (text: string): string[] =>
  contentWords(text.replaceAll(introduction, ' ')).filter(
    (word) =>
      !/\d/.test(word) &&
      word.length > 2 &&
      !general.has(word) &&
      (isBackground(word) || (!taught.has(word) && !(word.length > 4 && [...taught].some((own) => isNear(word, own))))),
  );
