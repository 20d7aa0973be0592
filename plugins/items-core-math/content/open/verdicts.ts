import type { Verdict } from '../../../item-bank/items/services.ts';

const notAlwaysEven = 'Says that the result is not always even';
const little = [
  'less|below|under|fewer|little|small|few|light|rarely|seldom|hardly',
  'not much|many|a',
  'until|up to',
  'occasional|occasionally',
];
const much = [
  'above|over|beyond|much|large|heavy|lot|lots|often|many|long|big|after',
  'more than',
  'more|greater gb|data|minutes|of|amounts|usage',
  'need|needs|use|uses|using|call|calls|phone|phones|stream|streams more',
  'from .. on|onwards|upwards',
];

/** By the item: what must not be concluded. Kinds of verdicts are said in `items/item.ts`. */
export const verdicts: Record<string, Verdict[]> = {
  'flour-for-six': [
    {
      kind: 'judged',
      says: 'Says that Sam is right',
      about: ['sam|sams|302', 'his way|answer|idea|method|result|amount|calculation'],
      as: 'right',
      notIn: ['450'],
    },
    { kind: 'chosen', says: 'Says that Sam is right', one: ['302'] },
  ],
  'up-and-down-again': [
    {
      kind: 'judged',
      says: 'Says that the price is higher than at the beginning',
      about: [
        'in|at the end',
        'final|end|last|new price',
        'concert|altogether|overall|finally',
        'left with',
        'ends|end up',
      ],
      as: 'more',
      notIn: [
        'higher|larger|bigger price',
        'higher|larger|bigger|greater number|amount|value|base',
        'taken|goes|comes off',
        'lose|loses|lost|less|lower|cheaper|discount|subtract|minus',
      ],
    },
  ],
  'two-odd-numbers': [
    {
      kind: 'judged',
      says: 'Says that the sum is not always even',
      about: ['sum|sums|result|results|it|they|statement|claim|this|that|rule|total|even'],
      as: 'uncertain',
    },
    {
      kind: 'judged',
      says: 'Says that the sum is not always even',
      about: ['statement|claim|rule|sentence'],
      as: 'wrong',
    },
  ],
  'square-plus-itself': [
    {
      kind: 'judged',
      says: notAlwaysEven,
      about: ['result|results|it|statement|claim|this|rule|total|even|product|sum|half|numbers'],
      as: 'uncertain',
      notIn: ['n is', 'number|one is', 'odd or even', 'even or odd', 'examples', 'tried', 'only tested', 'checked'],
    },
    { kind: 'judged', says: notAlwaysEven, about: ['statement|claim|rule|sentence'], as: 'wrong' },
  ],
  'two-data-plans': [
    {
      kind: 'chosen',
      says: 'Advises plan B for little data or plan A for much',
      one: ['b'],
      over: ['a'],
      when: little,
      otherwise: much,
    },
    {
      kind: 'chosen',
      says: 'Advises plan B for little data or plan A for much',
      one: ['a'],
      over: ['b'],
      when: much,
      otherwise: little,
    },
    {
      kind: 'chosen',
      says: 'Says that one plan is always cheaper',
      one: ['a|b'],
      when: ['everybody|everyone|always|anyone|anybody', 'all|every people|users|customers|cases|case'],
      otherwise: [...little, ...much, 'who|if|when|until|than', 'costs|cost|pay|pays always'],
    },
  ],
  'which-pizza': [
    {
      kind: 'chosen',
      says: 'Decides for the smaller pizza',
      one: ['small|smaller|30|first|little'],
      over: ['large|larger|big|bigger|40|second'],
      notIn: ['less pizza'],
    },
    {
      kind: 'judged',
      says: 'Says that both give the same',
      as: 'indifferent',
      notIn: ['thickness', 'pi', 'π', 'thick'],
    },
  ],
  'typical-wage': [
    {
      kind: 'judged',
      says: 'Says that the mean describes a typical wage well',
      about: ['ad|advert|advertisement|mean|average|3300|firm|company|description'],
      as: 'right',
      notIn: ['median', '2050', '2100', 'without', 'mathematically', 'calculated'],
    },
    {
      kind: 'judged',
      says: 'Says that the mean describes a typical wage well',
      about: ['median'],
      as: 'wrong',
    },
    {
      kind: 'judged',
      says: 'Names another number that does not describe a typical wage',
      about: ['8300|range|maximum|highest|mode|sum|total'],
      as: 'right',
    },
    {
      kind: 'chosen',
      says: 'Names another number that does not describe a typical wage',
      one: ['8300|range|maximum|mode', 'highest number|value', 'the sum|total'],
      notIn: ['median', 'without', 'mean', 'average'],
    },
  ],
  'fair-dice-game': [
    {
      kind: 'judged',
      says: 'Says that the game is not fair',
      about: ['mina|paul'],
      as: 'favoured',
      notIn: ['equal', 'equally', 'same', 'as often|many|likely', 'also', 'fair', 'than each', 'each of'],
    },
    { kind: 'judged', says: 'Says that the game is not fair', about: ['game'], as: 'wrong' },
    {
      kind: 'judged',
      says: 'Says that the game is not fair',
      about: ['chances|probabilities'],
      as: 'more',
      notIn: ['same', 'equal'],
    },
  ],
  'even-so-divisible-by-four': [
    {
      kind: 'judged',
      says: 'Says that Jonas is right',
      about: ['jonas', 'reasoning|conclusion|both|converse', 'turned|turning .. round|around'],
      as: 'right',
      notIn: ['rule|sentence is', 'other way', 'one direction'],
    },
    {
      kind: 'judged',
      says: 'Says that Jonas is right',
      about: ['he|his'],
      as: 'right',
      notIn: ['even', 'multiples', 'turn*', 'direction'],
    },
  ],
  'thirty-birthdays': [
    {
      kind: 'judged',
      says: 'Says that three in a month are likely and not certain',
      as: 'uncertain',
      notIn: ['not just|only|merely', 'month|months has|have more'],
    },
    {
      kind: 'judged',
      says: 'Says that there need not be three in any month',
      about: ['three', '3', 'third'],
      as: 'needless',
    },
  ],
};
