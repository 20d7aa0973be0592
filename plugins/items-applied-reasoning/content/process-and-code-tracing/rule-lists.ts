import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, modelsOf, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('process-and-code-tracing');

export const ruleListModels: ItemModel[] = [model('first-matching-rule', 'The first rule that fits', 6, writeRules)];

/** A case to be decided, in numbers and yes or no. */
type Case = Record<string, number | boolean>;

interface RuleList {
  opening: string;
  /** In the order of the list; the last one always fits. */
  rules: { when: string; fits(c: Case): boolean; result: string }[];
  asks: 'result' | 'never';
  c: Case;
  /** The case in words. */
  facts: string;
  /** Readings that lead elsewhere: which rule a reader lands on, and why. */
  slips: [rule: number, idea: MisconceptionId][];
  question: string;
  b: number;
}

// Features: one rule fits (-1.9), several fit and the order decides (+0.7), a value on a limit (+0.4), a rule that another one hides (+2.2).
const lists: RuleList[] = [
  {
    opening: 'A swimming pool finds the price of a ticket with this list. The first rule that fits is used.',
    rules: [
      { when: 'age under 4', fits: (c) => Number(c.age) < 4, result: '€0' },
      { when: 'age under 16', fits: (c) => Number(c.age) < 16, result: '€3' },
      { when: 'after 18:00', fits: (c) => Boolean(c.evening), result: '€4' },
      { when: 'in all other cases', fits: () => true, result: '€6' },
    ],
    asks: 'result',
    c: { age: 15, evening: true },
    facts: 'Sofia is 15 and comes at 18:30.',
    slips: [
      [2, 'takes-a-later-rule-that-fits'],
      [3, 'takes-the-last-rule'],
      [0, 'takes-the-first-rule-without-testing'],
    ],
    question: 'What does she pay?',
    b: -1.5,
  },
  {
    opening: 'A delivery service decides with this list. The first rule that fits is used.',
    rules: [
      { when: 'more than 30 kg', fits: (c) => Number(c.weight) > 30, result: 'truck' },
      { when: 'more than 50 km away', fits: (c) => Number(c.distance) > 50, result: 'train' },
      { when: 'needed today', fits: (c) => Boolean(c.today), result: 'motorcycle' },
      { when: 'in all other cases', fits: () => true, result: 'bicycle' },
    ],
    asks: 'result',
    c: { weight: 30, distance: 60, today: true },
    facts: 'A crate of 30 kg has to go 60 km and is needed today.',
    slips: [
      [0, 'counts-the-limit-itself'],
      [2, 'takes-a-later-rule-that-fits'],
      [3, 'takes-the-last-rule'],
    ],
    question: 'How is it sent?',
    b: -1,
  },
  {
    opening: 'A mail program sorts messages with this list. The first rule that fits is used.',
    rules: [
      {
        when: 'from a colleague and not older than a day',
        fits: (c) => Boolean(c.colleague) && Number(c.days) <= 1,
        result: 'Now',
      },
      { when: 'with an invoice', fits: (c) => Boolean(c.invoice), result: 'Office' },
      { when: 'from a colleague', fits: (c) => Boolean(c.colleague), result: 'Team' },
      { when: 'in all other cases', fits: () => true, result: 'Later' },
    ],
    asks: 'result',
    c: { colleague: true, days: 3, invoice: true },
    facts: 'A message from a colleague is three days old and has an invoice with it.',
    slips: [
      [0, 'checks-half-of-a-condition'],
      [2, 'takes-a-later-rule-that-fits'],
      [3, 'takes-the-last-rule'],
    ],
    question: 'Into which folder does it go?',
    b: -0.5,
  },
  {
    opening: 'A scholarship office decides with this list. The first rule that fits is used.',
    rules: [
      {
        when: 'income over €40,000 or grade below 60',
        fits: (c) => Number(c.income) > 40000 || Number(c.grade) < 60,
        result: 'no grant',
      },
      { when: 'grade at least 85', fits: (c) => Number(c.grade) >= 85, result: 'full grant' },
      { when: 'not from the region', fits: (c) => !c.region, result: 'half grant' },
      { when: 'in all other cases', fits: () => true, result: 'loan' },
    ],
    asks: 'result',
    c: { income: 40000, grade: 84, region: false },
    facts: 'Tariq’s income is €40,000, his grade is 84, and he is not from the region.',
    slips: [
      [0, 'counts-the-limit-itself'],
      [1, 'rounds-a-value-over-a-limit'],
      [3, 'overlooks-a-negative-rule'],
    ],
    question: 'What is he offered?',
    b: 0,
  },
  {
    opening: 'A ferry company uses this list of prices, and the first rule that fits is used. One rule is never used.',
    rules: [
      { when: 'A: age under 6', fits: (c) => Number(c.age) < 6, result: 'A' },
      { when: 'B: age under 18 or over 65', fits: (c) => Number(c.age) < 18 || Number(c.age) > 65, result: 'B' },
      { when: 'C: age over 70', fits: (c) => Number(c.age) > 70, result: 'C' },
      { when: 'D: age over 40 with a bicycle', fits: (c) => Number(c.age) > 40 && Boolean(c.bicycle), result: 'D' },
      { when: 'E: in all other cases', fits: () => true, result: 'E' },
    ],
    asks: 'never',
    c: {},
    facts: '',
    slips: [
      [0, 'takes-a-narrow-rule-for-an-unused-one'],
      [3, 'takes-a-narrow-rule-for-an-unused-one'],
      [1, 'takes-the-covering-rule-for-the-covered-one'],
      [4, 'takes-a-narrow-rule-for-an-unused-one'],
    ],
    question: 'Which one?',
    b: 0.7,
  },
  {
    opening: 'A greenhouse is controlled with this list, and the first rule that fits is used. One rule is never used.',
    rules: [
      { when: 'A: warmer than 30 °C', fits: (c) => Number(c.heat) > 30, result: 'A' },
      { when: 'B: soil dry and warmer than 20 °C', fits: (c) => Boolean(c.dry) && Number(c.heat) > 20, result: 'B' },
      { when: 'C: soil dry', fits: (c) => Boolean(c.dry), result: 'C' },
      { when: 'D: soil dry and night', fits: (c) => Boolean(c.dry) && Boolean(c.night), result: 'D' },
      { when: 'E: in all other cases', fits: () => true, result: 'E' },
    ],
    asks: 'never',
    c: {},
    facts: '',
    slips: [
      [2, 'takes-the-covering-rule-for-the-covered-one'],
      [1, 'takes-a-narrow-rule-for-an-unused-one'],
      [0, 'takes-a-narrow-rule-for-an-unused-one'],
      [4, 'takes-a-narrow-rule-for-an-unused-one'],
    ],
    question: 'Which one?',
    b: 1,
  },
];

function writeRules(variant: number, random: Random): Draft {
  const list = caseOf(lists, variant);
  const { rules, asks, c, slips, b } = list;
  const right = asks === 'result' ? rules.findIndex((rule) => rule.fits(c)) : unusedRule(rules);
  const say = (index: number) => (asks === 'never' ? `rule ${at(rules, index).result}` : at(rules, index).result);
  const wrong = slips.map(([index, idea]): Wrong<string> => [say(index), idea]);
  const choices = wordChoices(say(right), wrong);
  if (!choices) throw new Error(`${list.opening}: too few wrong answers`);
  const offered = [choices.answer, ...choices.distractors.map((d) => d.text)];
  const fitting = rules.filter((rule) => rule.fits(c)).length;
  return {
    stem: [list.opening, list.facts, list.question].filter(Boolean).join(' '),
    stimulus: [
      asks === 'result'
        ? { kind: 'table', header: ['If …', 'then'], rows: rules.map(({ when, result }) => [when, result]) }
        : { kind: 'table', header: ['Rule'], rows: rules.map(({ when }) => [when]) },
    ],
    ...choices,
    order: asks === 'never' ? [...offered].sort() : shuffled(offered, random),
    explanation:
      asks === 'result'
        ? `The rules are tried from the top, and “${at(rules, right).when}” is the first that fits.${fitting > 2 ? ' Rules further down would fit as well, but they are no longer looked at.' : ''}`
        : `Whatever fits rule ${at(rules, right).result} already fits a rule further up, so rule ${at(rules, right).result} is never reached. Each of the others is used in some case.`,
    steps:
      asks === 'result'
        ? rules
            .slice(0, right + 1)
            .map(({ when, fits }) => `“${when}”: ${fits(c) ? 'fits, so this rule is used' : 'does not fit'}.`)
        : rules.map(
            ({ result }, i) =>
              `Rule ${result}: ${i === right ? 'every case it fits is taken by a rule above it' : 'there are cases that get as far as this rule and fit it'}.`,
          ),
    hints: {
      conceptual: 'In such a list the order counts: once a rule fits, the rules below it are no longer looked at.',
      procedural:
        asks === 'result'
          ? `Test the rules one after the other, beginning with “${at(rules, 0).when}”, and stop at the first that fits.`
          : 'For each rule try to make up a case that fits it and none of the rules above it.',
      strategic:
        asks === 'result'
          ? 'Read “more than”, “under” and “at least” exactly, above all for values that equal the limit.'
          : 'Compare each rule with the more general ones above it: do they leave anything over for it?',
      encouragement:
        asks === 'result'
          ? 'You may stop reading as soon as a rule fits.'
          : 'For all but one of the rules such a case is quickly found.',
    },
    difficulty: b,
    discrimination: asks === 'result' ? 1.1 : 1.3,
    concepts: ['decision-rules', 'order-of-rules'],
    reasoning: asks === 'result' ? ['systematic'] : ['analytical', 'creative'],
  };
}

/** The rule that no case reaches: tries cases over a grid of numbers and yes or no. */
function unusedRule(rules: RuleList['rules']): number {
  const used = new Set<number>();
  for (let n = 0; n <= 100; n++) {
    for (let flags = 0; flags < 8; flags++) {
      const c = { age: n, heat: n, bicycle: (flags & 1) > 0, dry: (flags & 2) > 0, night: (flags & 4) > 0 };
      used.add(rules.findIndex((rule) => rule.fits(c)));
    }
  }
  const unused = rules.flatMap((_, i) => (used.has(i) ? [] : [i]));
  if (unused.length !== 1) throw new Error('unusedRule: there must be exactly one');
  return at(unused, 0);
}
