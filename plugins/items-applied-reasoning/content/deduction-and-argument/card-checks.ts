import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, drawUntil, listed, modelsOf, wordChoices } from '../drafts.ts';
import { box, lettering } from '../figures/shapes.ts';

const model = modelsOf('deduction-and-argument');

export const cardCheckModels: ItemModel[] = [model('which-to-check', 'Which ones must be checked', 6, writeChecks)];

/** What one side of a record can say: about the condition (whether it holds) or about the consequence. */
type Side = 'condition' | 'no-condition' | 'consequence' | 'no-consequence';

interface Records {
  rule: string;
  opening: string;
  /** What stands on the visible side of each record. */
  cards: { text: string; side: Side }[];
  noun: [one: string, many: string];
  question: string;
  /** The rule as “if … then …”, for the explanation. */
  plain: string;
  b: number;
}

// Features: a familiar permission (0.3), neutral records (+0.6), more records (+0.2), “only” or “no … without” (+0.8), letters and colours (+1.1).
const collections: Records[] = [
  {
    opening: 'At a water park each visitor has a card with the ride on one side and the visitor’s height on the other.',
    rule: 'Anyone who uses the tower slide must be at least 140 cm tall.',
    cards: [
      { text: 'Tower', side: 'condition' },
      { text: 'Pool', side: 'no-condition' },
      { text: '152 cm', side: 'consequence' },
      { text: '128 cm', side: 'no-consequence' },
    ],
    noun: ['card', 'cards'],
    question: 'Which cards must be turned over to see whether the rule has been broken?',
    plain: 'if tower, then at least 140 cm',
    b: 0.3,
  },
  {
    opening:
      'A laboratory keeps a label on each sample; one side says where it comes from, the other how it is stored.',
    rule: 'Samples from the river are stored cold.',
    cards: [
      { text: 'River', side: 'condition' },
      { text: 'Well', side: 'no-condition' },
      { text: 'Cold', side: 'consequence' },
      { text: 'Warm', side: 'no-consequence' },
    ],
    noun: ['label', 'labels'],
    question: 'Which labels must be turned over to see whether the rule has been broken?',
    plain: 'if from the river, then cold',
    b: 0.8,
  },
  {
    opening:
      'A clinic has a slip for each patient; one side gives the age, the other says whether blood pressure was measured.',
    rule: 'Blood pressure is measured for every patient over 60.',
    cards: [
      { text: 'Age 71', side: 'condition' },
      { text: 'Age 34', side: 'no-condition' },
      { text: 'Yes', side: 'consequence' },
      { text: 'No', side: 'no-consequence' },
      { text: 'Age 66', side: 'condition' },
    ],
    noun: ['slip', 'slips'],
    question: 'Which slips must be turned over to see whether the rule has been broken?',
    plain: 'if over 60, then measured',
    b: 1,
  },
  {
    opening: 'A warehouse marks each box; one side shows what is inside, the other the colour of its label.',
    rule: 'Only boxes with a red label contain glass.',
    cards: [
      { text: 'Glass', side: 'condition' },
      { text: 'Paper', side: 'no-condition' },
      { text: 'Red', side: 'consequence' },
      { text: 'Blue', side: 'no-consequence' },
    ],
    noun: ['box', 'boxes'],
    question: 'Which boxes must be turned round to see whether the rule has been broken?',
    plain: 'if glass, then a red label',
    b: 1.4,
  },
  {
    opening:
      'A ferry company has a sheet for each trip; one side says whether it sailed, the other whether a nurse was on board.',
    rule: 'No ferry sails without a nurse on board.',
    cards: [
      { text: 'Sailed', side: 'condition' },
      { text: 'Stayed', side: 'no-condition' },
      { text: 'Nurse', side: 'consequence' },
      { text: 'No nurse', side: 'no-consequence' },
    ],
    noun: ['sheet', 'sheets'],
    question: 'Which sheets must be turned over to see whether the rule has been broken?',
    plain: 'if it sailed, then with a nurse',
    b: 1.1,
  },
  {
    opening: 'Each tile has a letter on one side and a number on the other.',
    rule: 'Behind every K there is an odd number.',
    cards: [
      { text: 'K', side: 'condition' },
      { text: 'T', side: 'no-condition' },
      { text: '7', side: 'consequence' },
      { text: '4', side: 'no-consequence' },
      { text: '9', side: 'consequence' },
    ],
    noun: ['tile', 'tiles'],
    question: 'Which tiles must be turned over to see whether the rule has been broken?',
    plain: 'if K, then odd',
    b: 1.5,
  },
];

function writeChecks(variant: number, random: Random): Draft {
  const records = caseOf(collections, variant);
  return drawUntil(() => {
    const cards = shuffled(records.cards, random);
    const places = (...sides: Side[]) => cards.flatMap(({ side }, i) => (sides.includes(side) ? [i + 1] : []));
    const say = (chosen: number[]) =>
      chosen.length === cards.length
        ? `all ${cards.length} ${records.noun[1]}`
        : `${chosen.length === 1 ? `only ${records.noun[0]}` : records.noun[1]} ${listed(chosen.map(String))}`;
    const answer = cards.flatMap(({ side }, i) => (couldBreak(side) ? [i + 1] : []));
    const wrong: Wrong<string>[] = [
      [say(places('condition', 'consequence')), 'looks-for-agreement-only'],
      [say(places('condition')), 'overlooks-the-way-back'],
      [say(places('condition', 'consequence', 'no-consequence')), 'checks-more-than-needed'],
      [say(places('no-condition', 'no-consequence')), 'denies-the-condition'],
    ];
    const choices = wordChoices(say(answer), [...wrong.slice(0, 1), ...shuffled(wrong.slice(1), random)]);
    const texts = cards.map(({ text }, i) => `${i + 1}: ${text}`);
    return (
      choices && {
        stem: `${records.opening} The rule is: “${records.rule}” ${records.question}`,
        stimulus: [cardsFigure(cards.map(({ text }) => text))],
        ...choices,
        explanation: `The rule means: ${records.plain}. It is broken only where the first part holds and the second does not, so one looks behind “${textsOf(cards, 'condition')}” and behind “${textsOf(cards, 'no-consequence')}”; whatever is behind the others, the rule is kept.`,
        steps: cards.map(
          ({ text, side }, i) =>
            `${i + 1} (${text}): ${couldBreak(side) ? 'what is behind it could break the rule, so it must be checked' : 'nothing behind it could break the rule'}.`,
        ),
        hints: {
          conceptual: 'A rule is tested by looking for a case that breaks it, not for cases that agree with it.',
          procedural: `Ask of ${texts.join(', ')}: is there anything on the hidden side that would break the rule?`,
          strategic: `Put the rule as “if …, then …” first, and then describe in words the one combination that it forbids.`,
          encouragement: 'Each one is a small question of its own: could it hide a breach or not?',
        },
        difficulty: records.b,
        discrimination: 1.5,
        concepts: ['conditional-reasoning', 'testing-a-rule'],
        reasoning: ['analytical', 'systematic'],
      }
    );
  });
}

/** Whether some hidden side would make the record break the rule “if condition, then consequence”. */
function couldBreak(visible: Side): boolean {
  const hidden: Side[] = visible.endsWith('condition')
    ? ['consequence', 'no-consequence']
    : ['condition', 'no-condition'];
  return hidden.some((other) => [visible, other].includes('condition') && [visible, other].includes('no-consequence'));
}

function textsOf(cards: Records['cards'], side: Side): string {
  return listed(cards.filter((card) => card.side === side).map(({ text }) => text));
}

function cardsFigure(texts: string[]): BlockDraft {
  const gap = 10;
  const width = (340 - gap * (texts.length - 1)) / texts.length;
  const shapes = texts.flatMap((text, i): ShapeDraft[] => {
    const x = i * (width + gap) + 2;
    return [
      ...box([x, 6], width - 4, 74, text, { size: texts.length > 4 ? 13 : 15 }),
      lettering(x + width / 2 - 2, 96, String(i + 1), { size: 14 }),
    ];
  });
  return {
    kind: 'figure',
    alt: `${texts.length} records in a row, showing one side each. ${texts.map((text, i) => `Number ${i + 1}: ${text}`).join('. ')}.`,
    width: 340,
    height: 108,
    shapes,
  };
}
