import type { Verdict } from '../../item-bank/items/services.ts';

const little = ['less|below|under|fewer|little|rarely|seldom|hardly|few|short', 'not much|many|often|a', 'until|up to'];
const much = [
  'above|over|beyond|much|lot|lots|often|many|long|longer|after|exceed|exceeds',
  'more than',
  'more minutes|calls|often',
  'call|calls|talk|talks|phone|phones|use|uses|speak|speaks|telephones more|longer',
  'from .. on|onwards|upwards',
];
const safety = 'survey|surveys|study|studies|experiment|test|comparison|poll|lot|draw';

/** By the question: what must not be concluded. Kinds of verdicts are said in `items/item.ts`. */
export const verdicts: Record<string, Verdict[]> = {
  'two-phone-plans': [
    {
      kind: 'chosen',
      says: 'Advises plan B to those who call much or plan A to those who call little',
      one: ['b'],
      over: ['a'],
      when: much,
      otherwise: little,
    },
    {
      kind: 'chosen',
      says: 'Advises plan B to those who call much or plan A to those who call little',
      one: ['a'],
      over: ['b'],
      when: little,
      otherwise: much,
    },
    {
      kind: 'chosen',
      says: 'Says that one plan is always cheaper',
      one: ['a|b'],
      when: ['everybody|everyone|always|anyone|anybody', 'all|every people|users|customers|cases|case'],
      otherwise: [...little, ...much, 'who|if|when|until|than', 'costs|cost|pay|pays always'],
    },
  ],
  'three-flatbreads': [
    {
      kind: 'judged',
      says: 'Says that it can be quicker than 6 minutes',
      about: ['quicker|faster|shorter', 'less|under|below ?than ?6|six|minutes', '4|5|four|five minutes|min'],
      as: 'right',
      notIn: ['impossible'],
    },
    {
      kind: 'judged',
      says: 'Says that it cannot be done in 6 minutes',
      about: ['6|six minutes|min|minute'],
      as: 'wrong',
      notIn: ['less|fewer|under|below|quicker|faster|shorter than'],
    },
  ],
  'red-flag': [
    {
      kind: 'judged',
      says: 'Says that it follows that swimming is allowed',
      about: ['tom|toms|conclusion|reasoning'],
      as: 'right',
      notIn: ['sign is|says', 'while the sign', 'might|may|could|can be'],
    },
    {
      kind: 'judged',
      says: 'Says that it follows that swimming is allowed',
      about: ['swim|swimming|water', 'go|get in'],
      as: 'certain',
      notIn: ['forbidden', 'dangerous', 'not follow', 'not mean', 'not say', 'not know'],
    },
  ],
  'chairs-around-tables': [
    { kind: 'judged', says: 'Says that the formula is wrong', about: ['formula|2n+2'], as: 'wrong' },
  ],
  'largest-number-program': [
    {
      kind: 'judged',
      says: 'Says that the program works with negative numbers, or with no list',
      about: ['program|programme|code|algorithm|it|this'],
      as: 'right',
      notIn: [
        'if',
        'when',
        'positive',
        'larger|greater|bigger than',
        'above',
        'change',
        'set',
        'mend',
        'then',
        'first',
        'only',
      ],
    },
    {
      kind: 'judged',
      says: 'Says that the program works with negative numbers, or with no list',
      about: ['every|all|any list|lists'],
      as: 'right',
      notIn: ['first', 'set', 'begin', 'start', 'change', 'mend', 'then', 'negative'],
    },
  ],
  'books-at-home': [
    {
      kind: 'judged',
      says: 'Says that the study shows that books raise the marks',
      about: ['newspaper|paper|headline|article|advice'],
      as: 'right',
      notIn: ['whether', 'would'],
    },
    {
      kind: 'judged',
      says: 'Says that an experiment is not needed',
      about: [safety, 'experiments'],
      as: 'needless',
    },
    {
      kind: 'judged',
      says: 'Says that a survey of books and marks is enough',
      about: ['it|this|that'],
      as: 'certain',
      notIn: ['lot', 'random', 'randomly', 'experiment', 'group', 'groups', 'coin', 'could', 'give', 'given', 'not'],
    },
  ],
  'two-surgeons': [
    {
      kind: 'chosen',
      says: 'Chooses Dr South for a difficult operation',
      one: ['south'],
      over: ['north'],
      notIn: [
        'easy',
        'easier',
        'together',
        'total',
        'overall',
        'altogether',
        'looks',
        'seems',
        'more often',
        'mostly',
        'although',
      ],
    },
    {
      kind: 'chosen',
      says: 'Chooses Dr South for a difficult operation',
      one: ['south'],
      over: ['north'],
      when: ['difficult|hard|harder|tricky|complicated|serious'],
      otherwise: ['easy|easier|together|total|overall'],
    },
    {
      kind: 'judged',
      says: 'Says that it makes no difference who operates',
      as: 'indifferent',
      notIn: ['same kind|mix', 'of the same', 'no|matter who|which operates|does|surgeon|doctor', 'percent'],
    },
  ],
  'later-start-of-school': [
    {
      kind: 'judged',
      says: 'Says that the report is right, or that only the number is too small',
      about: ['council|report|result|claim|headline|36|90'],
      as: 'right',
      notIn: ['if', 'would', 'to find', 'better', 'might', 'may', 'only for', 'random'],
    },
    {
      kind: 'judged',
      says: 'Says that the report is right, or that only the number is too small',
      about: [safety, 'asking|question|questions'],
      as: 'needless',
    },
  ],
  'worst-crossings': [
    {
      kind: 'judged',
      says: 'Says that the fall proves what the cameras did',
      about: ['cameras|camera'],
      as: 'certain',
      notIn: ['not', 'without', 'compare', 'whether', 'get', 'lot'],
    },
    {
      kind: 'judged',
      says: 'Says that the fall proves what the cameras did',
      about: ['town'],
      as: 'right',
    },
    {
      kind: 'judged',
      says: 'Says that a comparison is not needed',
      about: [safety],
      as: 'needless',
    },
  ],
};
