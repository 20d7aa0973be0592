import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, several, shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices, permutations, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('planning-and-scheduling');

export const orderModels: ItemModel[] = [model('order-with-rules', 'An order that keeps all rules', 8, writeOrder)];

interface Rule {
  kind: 'before' | 'directly-before' | 'not-first' | 'not-last' | 'apart' | 'together';
  one: string;
  other: string;
}

interface Setting {
  things: string[];
  /** What the things are, in the plural, and what is done: "The talks are given one after another." */
  opening: string;
  noun: string;
  asks: 'fits' | 'place' | 'count';
  kinds: Rule['kind'][];
  b: number;
}

// Features: picking a fitting order (-1), deducing a place (+0.9), counting all orders (+1.6); number of rules; negative rules (+0.2 each).
const settings: Setting[] = [
  {
    things: ['Bees', 'Rivers', 'Robots', 'Stars'],
    opening: 'At a science evening four talks are given one after another: Bees, Rivers, Robots and Stars.',
    noun: 'talk',
    asks: 'fits',
    kinds: ['before', 'not-first', 'directly-before'],
    b: -1.5,
  },
  {
    things: ['Airport', 'Bakery', 'Clinic', 'Dairy', 'Farm'],
    opening: 'A driver makes five stops on one round: Airport, Bakery, Clinic, Dairy and Farm.',
    noun: 'stop',
    asks: 'fits',
    kinds: ['directly-before', 'before', 'not-last', 'before'],
    b: -1,
  },
  {
    things: ['Ballad', 'Drums', 'Folk', 'Jazz', 'Rap'],
    opening: 'A school concert has five pieces, played one after another: Ballad, Drums, Folk, Jazz and Rap.',
    noun: 'piece',
    asks: 'fits',
    kinds: ['apart', 'directly-before', 'before', 'not-first'],
    b: -0.6,
  },
  {
    things: ['Adaeze', 'Bruno', 'Chen', 'Dilara', 'Emil'],
    opening: 'Five runners finish a race at five different times: Adaeze, Bruno, Chen, Dilara and Emil.',
    noun: 'runner',
    asks: 'place',
    kinds: ['before', 'directly-before', 'before', 'not-last'],
    b: 0.1,
  },
  {
    things: ['Blood', 'Eyes', 'Heart', 'Lungs', 'X-ray'],
    opening: 'In a health check five tests are done one after another: Blood, Eyes, Heart, Lungs and X-ray.',
    noun: 'test',
    asks: 'place',
    kinds: ['apart', 'before', 'directly-before', 'not-first'],
    b: 0.6,
  },
  {
    things: ['Clay', 'Film', 'Glass', 'Maps', 'Masks'],
    opening: 'A class visits five museum rooms, each once: Clay, Film, Glass, Maps and Masks.',
    noun: 'room',
    asks: 'place',
    kinds: ['apart', 'together', 'before', 'not-last', 'before'],
    b: 0.9,
  },
  {
    things: ['Edit', 'Film', 'Light', 'Paint'],
    opening: 'A student film is made in four jobs, done one after another: Edit, Film, Light and Paint.',
    noun: 'job',
    asks: 'count',
    kinds: ['before', 'not-first'],
    b: 1.1,
  },
  {
    things: ['Bean', 'Corn', 'Leek', 'Pea', 'Rice'],
    opening: 'A farm plants five crops, one a week for five weeks: Bean, Corn, Leek, Pea and Rice.',
    noun: 'crop',
    asks: 'count',
    kinds: ['directly-before', 'before', 'apart'],
    b: 1.7,
  },
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

function writeOrder(variant: number, random: Random): Draft {
  const setting = caseOf(settings, variant);
  const all = permutations(setting.things);
  return drawUntil(() => {
    const rules = drawRules(setting, random);
    const texts = rules.map(sayRule);
    const fitting = all.filter((order) => rules.every((rule) => keeps(order, rule)));
    // every rule must matter, or a reader would wonder what it is for
    const needed = rules.every((rule) => without(all, rules, rule).length > fitting.length);
    if (fitting.length === 0 || !needed || new Set(texts).size < texts.length) return undefined;
    const asked = ask(setting, all, rules, fitting, random);
    if (!asked) return undefined;
    const { choices, question, ...rest } = asked;
    return {
      stem: `${setting.opening} ${texts.join(' ')} ${question}`,
      ...choices,
      ...rest,
      difficulty: setting.b,
      reasoning: setting.asks === 'count' ? ['systematic'] : ['analytical', 'systematic'],
    };
  });
}

function ask(setting: Setting, all: string[][], rules: Rule[], fitting: string[][], random: Random) {
  if (setting.asks === 'fits') return askForFit(all, rules, fitting, random);
  if (setting.asks === 'place') return askForPlace(setting, all, rules, fitting, random);
  return askForCount(setting, all, rules, fitting, random);
}

function askForFit(all: string[][], rules: Rule[], fitting: string[][], random: Random) {
  const say = (order: string[]) => order.join(', ');
  const answer = oneOf(random, fitting);
  const wrong: Wrong<string>[] = [];
  for (const rule of rules) {
    const broken = misread(all, rules, rule).filter((order) => !keeps(order, rule));
    if (broken.length) wrong.push([say(oneOf(random, broken)), ideaOf(rule)]);
  }
  const choices = wordChoices(say(answer), shuffled(wrong, random));
  return (
    choices && {
      choices,
      question: 'Which order keeps all the rules?',
      explanation: `${say(answer)} keeps each of the ${rules.length} rules. Each of the other orders breaks exactly one of them.`,
      steps: rules.map((rule) => `${sayRule(rule)} In ${say(answer)} that holds.`),
      hints: {
        conceptual: 'An order is acceptable only when it keeps every rule; one broken rule is enough to drop it.',
        procedural: `Take one rule, cross out every order that breaks it, then take the next rule.`,
        strategic: `Begin with the rule that is quickest to check, such as the one about ${at(rules, rules.length - 1).one}.`,
        encouragement: `With ${rules.length} rules and four orders this is a short list to tick off.`,
      },
      concepts: ['constraints', 'ordering'],
      discrimination: 1.1,
    }
  );
}

function askForPlace({ things, noun }: Setting, all: string[][], rules: Rule[], fitting: string[][], random: Random) {
  // a place that is the same in all fitting orders though the order as a whole is not, or is hard to find
  for (const place of shuffled(
    things.map((_, index) => index),
    random,
  )) {
    const there = new Set(fitting.map((order) => at(order, place)));
    if (there.size !== 1 || fitting.length > 3) continue;
    const answer = at([...there], 0);
    const wrong = rules.flatMap((rule): Wrong<string>[] =>
      misread(all, rules, rule)
        .map((order) => at(order, place))
        .filter((name) => name !== answer)
        .map((name): Wrong<string> => [name, ideaOf(rule)]),
    );
    const choices = wordChoices(answer, spread(wrong));
    if (!choices) continue;
    return {
      choices,
      question: `Which ${noun} must be ${ordinals[place]}?`,
      explanation: `${fitting.length === 1 ? 'Only one order keeps' : `The ${fitting.length} orders that keep`} all the rules: ${fitting
        .map((order) => order.join(', '))
        .join('; ')}. ${fitting.length === 1 ? 'In it' : 'In each of them'} ${answer} is ${ordinals[place]}.`,
      steps: [
        ...rules.map((rule) => sayRule(rule)),
        `Putting the rules together leaves ${fitting.map((order) => order.join(', ')).join(' or ')}.`,
        `So ${answer} is ${ordinals[place]}.`,
      ],
      hints: {
        conceptual: 'Rules about an order work together: each one narrows down the places that the others leave open.',
        procedural: `Draw ${things.length} empty places and enter the rule that ties two of the names most closely.`,
        strategic: `Try each name in the ${ordinals[place]} place and see which rule it runs into.`,
        encouragement: 'Most trial orders fail after a step or two, so the search is shorter than it looks.',
      },
      concepts: ['constraints', 'ordering', 'deduction'],
      discrimination: 1.4,
    };
  }
  return undefined;
}

function askForCount({ things, noun }: Setting, all: string[][], rules: Rule[], fitting: string[][], random: Random) {
  if (fitting.length < 3 || fitting.length > 10) return undefined;
  const choices = numberChoices(
    fitting.length,
    shuffled<Wrong<number>>(
      [
        ...rules.map((rule): Wrong<number> => [without(all, rules, rule).length, 'overlooks-a-condition']),
        [things.length, 'counts-things-instead-of-arrangements'],
        [fitting.length - 1, 'stops-the-search-early'],
        [fitting.length - 2, 'stops-the-search-early'],
      ],
      random,
    ),
    String,
  );
  return (
    choices && {
      choices,
      question: `How many different orders of the ${things.length} ${noun}s keep all the rules?`,
      explanation: `Listing the orders by what comes first shows ${fitting.length}: ${fitting.map((order) => order.join('–')).join('; ')}. All others break a rule.`,
      steps: [
        ...rules.map((rule) => sayRule(rule)),
        ...things.flatMap((first) => {
          const begin = fitting.filter((order) => order[0] === first);
          return begin.length ? [`Beginning with ${first}: ${counted(begin.length, 'order')}.`] : [];
        }),
        `Together: ${fitting.length}.`,
      ],
      hints: {
        conceptual: 'To count arrangements without missing any, list them in a fixed pattern.',
        procedural: `Go through what can come first, one after the other, and for each list what may follow.`,
        strategic: rules.some((rule) => rule.kind === 'directly-before')
          ? 'Two that must directly follow each other move as one block; that makes the list much shorter.'
          : 'Write the two that a rule ties together first, and then slot the others in around them.',
        encouragement: 'The list stays short because the rules rule out most orders early.',
      },
      concepts: ['constraints', 'counting', 'systematic-listing'],
      discrimination: 1.5,
    }
  );
}

/** The orders that keep all rules but this one. */
function without(all: string[][], rules: Rule[], rule: Rule): string[][] {
  return all.filter((order) => rules.every((each) => each === rule || keeps(order, each)));
}

/** The orders that a reader would accept who turns this rule round, reads it too widely or forgets it. */
function misread(all: string[][], rules: Rule[], rule: Rule): string[][] {
  return without(all, rules, rule).filter((order) => {
    if (rule.kind === 'before') return !keeps(order, rule);
    if (rule.kind === 'directly-before') return keeps(order, { ...rule, kind: 'before' });
    return true;
  });
}

function ideaOf({ kind }: Rule): MisconceptionId {
  if (kind === 'before') return 'reverses-an-order-rule';
  if (kind === 'directly-before') return 'reads-directly-as-sometime';
  return kind === 'together' ? 'overlooks-a-condition' : 'overlooks-a-negative-rule';
}

/** The same list, the first of each idea before the second of any. */
function spread(wrong: Wrong<string>[]): Wrong<string>[] {
  const rank = (pair: Wrong<string>) => wrong.filter((w) => w[1] === pair[1]).indexOf(pair);
  return [...wrong].sort((one, other) => rank(one) - rank(other));
}

function drawRules({ kinds, things }: Setting, random: Random): Rule[] {
  return kinds.map((kind) => {
    const pair = several(random, things, 2);
    return { kind, one: at(pair, 0), other: at(pair, 1) };
  });
}

function keeps(order: string[], { kind, one, other }: Rule): boolean {
  const first = order.indexOf(one);
  const second = order.indexOf(other);
  switch (kind) {
    case 'before':
      return first < second;
    case 'directly-before':
      return first + 1 === second;
    case 'not-first':
      return first !== 0;
    case 'not-last':
      return first !== order.length - 1;
    case 'apart':
      return Math.abs(first - second) > 1;
    case 'together':
      return Math.abs(first - second) === 1;
  }
}

function sayRule({ kind, one, other }: Rule): string {
  switch (kind) {
    case 'before':
      return `${one} comes before ${other}.`;
    case 'directly-before':
      return `${one} comes directly before ${other}.`;
    case 'not-first':
      return `${one} is not first.`;
    case 'not-last':
      return `${one} is not last.`;
    case 'apart':
      return `${one} and ${other} do not come directly after one another.`;
    case 'together':
      return `${one} and ${other} come directly after one another, in either order.`;
  }
}
