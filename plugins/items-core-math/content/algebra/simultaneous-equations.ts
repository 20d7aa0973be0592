import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { circle, figure, label, polygon, rectangle, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { money, numeral } from '../number-text.ts';

const samePrice = idea('equal-prices', 'You shared the total out as if all pieces cost the same.');
const differenceAsOne = idea(
  'takes-difference-as-one-unit',
  'The difference of the two totals belongs to everything by which the two lists differ.',
);
const fitsOneOnly = idea('fits-one-equation-only', 'Your values satisfy one of the two conditions but not the other.');
const differenceTwice = idea(
  'adds-whole-difference',
  'You gave the whole difference to one of two equal halves; each is changed by half of it only.',
);
const takesDifferenceOff = idea(
  'takes-difference-off-total',
  'Taking the difference off the total leaves two equal choirs; you still have to split them.',
);

/** Rung 3. Easier: sum and difference, one list contained in the other. Harder: both equations need multiplying. */
export const simultaneousEquations = coreMathModel('algebra', {
  id: 'core_math.simultaneous-equations',
  title: 'Two conditions, two unknowns',
  concepts: ['simultaneous-equations'],
  reasoning: ['analytical', 'systematic'],
  // Solving half of the problem leads to one of the choices.
  discrimination: 1.3,
  forms: [orders, sumAndDifference, wheels, tickets, shapeSums, crossingPoint, coins],
});

function orders(random: Random): Drawn {
  const [pen, book] = [whole(random, 1, 4), whole(random, 2, 7)];
  const [pens, books, more] = [whole(random, 2, 4), whole(random, 1, 3), whole(random, 2, 3)];
  const [first, second] = [pens * pen + books * book, pens * pen + (books + more) * book];
  if (pen === book || first % (pens + books) > 0 || first / (pens + books) === book) return;
  const plural = (n: number) => (n === 1 ? '' : 's');
  return {
    stem: 'The table shows two orders in a stationery shop. All pens have the same price, and so have all notebooks. What does one notebook cost?',
    stimulus: [
      table(
        ['Order', 'Pens', 'Notebooks', 'Total'],
        [
          ['A', `${pens}`, `${books}`, money(first)],
          ['B', `${pens}`, `${books + more}`, money(second)],
        ],
      ),
    ],
    answer: money(book),
    distractors: [
      wrong(money(second - first), differenceAsOne),
      wrong(money(pen), misconceptions.answersOtherQuantity),
      wrong(money(first / (pens + books)), samePrice),
    ],
    explanation: `Both orders have the same pens. Order B has ${more} notebook${plural(more)} more and costs ${money(second - first)} more, so one notebook costs ${money(second - first)} ÷ ${more} = ${money(book)}.`,
    steps: [
      `B − A: ${more} notebooks cost ${money(second)} − ${money(first)} = ${money(second - first)}`,
      `one notebook: ${money(second - first)} ÷ ${more} = ${money(book)}`,
    ],
    hints: ladder(
      'Compare the two orders: what is the same in both, and what differs?',
      `By how much does the total rise from order A to order B, and which things cause that?`,
      'When you have a price for the notebook, find the price of a pen from order A and test order B.',
      'You do not need the price of a pen at all if you look at the difference.',
    ),
    difficulty: -0.4,
  };
}

function sumAndDifference(random: Random): Drawn {
  const [small, gap] = [whole(random, 12, 40), 2 * whole(random, 3, 9)];
  const total = 2 * small + gap;
  return {
    stem: `Two choirs have ${total} singers altogether. The larger choir has ${gap} more singers than the smaller one. How many singers does the larger choir have?`,
    answer: numeral(small + gap),
    distractors: [
      wrong(numeral(small), misconceptions.answersOtherQuantity),
      wrong(numeral(total / 2 + gap), differenceTwice),
      wrong(numeral(total - gap), takesDifferenceOff),
    ],
    explanation: `Without the ${gap} additional singers, the choirs would be equal: ${total} − ${gap} = ${total - gap}, which is ${small} each. The larger choir has ${small} + ${gap} = ${small + gap}.`,
    steps: [
      `${total} − ${gap} = ${total - gap}`,
      `${total - gap} ÷ 2 = ${small} in the smaller choir`,
      `${small} + ${gap} = ${small + gap} in the larger choir`,
    ],
    hints: ladder(
      'Two facts are given: what the choirs make together and by how much they differ.',
      `Imagine that the ${gap} additional singers stay at home. How many sing then, and how are they split?`,
      `Your two numbers must add up to ${total} and differ by ${gap}. Check both.`,
      'Draw two strips, one longer by a piece, and the numbers fall into place.',
    ),
    difficulty: -0.35,
  };
}

function wheels(random: Random): Drawn {
  const [bicycles, tricycles] = [whole(random, 7, 15), whole(random, 4, 12)];
  const [vehicles, all] = [bicycles + tricycles, 2 * bicycles + 3 * tricycles];
  if (bicycles === tricycles || vehicles % 2 > 0 || all % 5 > 0) return;
  return {
    stem: `A rental shop has bicycles with 2 wheels and tricycles with 3 wheels, ${vehicles} vehicles in all. Together they have ${all} wheels. How many tricycles does the shop have?`,
    answer: numeral(tricycles),
    distractors: [
      wrong(numeral(bicycles), misconceptions.answersOtherQuantity),
      wrong(numeral(vehicles / 2), misconceptions.splitsEqually),
      wrong(numeral(all / 5), fitsOneOnly),
    ],
    explanation: `If all ${vehicles} vehicles were bicycles, there would be ${2 * vehicles} wheels. There are ${all - 2 * vehicles} more, one for each tricycle, so there are ${tricycles} tricycles.`,
    steps: [
      `${vehicles} × 2 = ${2 * vehicles} wheels if all were bicycles`,
      `${all} − ${2 * vehicles} = ${tricycles} wheels too many`,
      `each tricycle has 1 wheel more: ${tricycles} tricycles`,
    ],
    hints: ladder(
      'The number of vehicles and the number of wheels are two conditions on two unknown numbers.',
      `Suppose for a moment that all ${vehicles} vehicles were bicycles. How many wheels would there be?`,
      'Exchange one bicycle for a tricycle: how does the number of wheels change?',
      'A wrong first guess is useful here, as long as you see how far off it is.',
    ),
    difficulty: -0.15,
    reasoning: ['analytical', 'creative'],
  };
}

function tickets(random: Random): Drawn {
  const [adult, child] = [whole(random, 9, 16), whole(random, 4, 8)];
  const [a, c] = oneOf(random, [
    [2, 3],
    [3, 2],
    [2, 1],
    [3, 4],
  ] as const);
  const [d, e] = oneOf(random, [
    [1, 2],
    [1, 3],
    [1, 4],
  ] as const);
  const [first, second] = [a * adult + c * child, d * adult + e * child];
  const naive = first / (a + c);
  const gap = Math.abs(first - second);
  if (
    a * e === d * c ||
    c === e ||
    !Number.isInteger(naive) ||
    [adult, child].includes(naive) ||
    [adult, child].includes(gap)
  )
    return;
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  return {
    stem: `At a museum, ${count(a, 'adult', 'adults')} and ${count(c, 'child', 'children')} pay ${money(first)} in all; ${count(d, 'adult', 'adults')} and ${count(e, 'child', 'children')} pay ${money(second)}. What does a ticket for one child cost?`,
    answer: money(child),
    distractors: [
      wrong(money(adult), misconceptions.answersOtherQuantity),
      wrong(money(naive), samePrice),
      wrong(money(gap), differenceAsOne),
    ],
    explanation: `Taking the second group ${a} times gives ${a} adults and ${a * e} children for ${money(a * second)}. Compared with the first group that is ${Math.abs(a * e - c)} ${Math.abs(a * e - c) === 1 ? 'child' : 'children'} ${a * e > c ? 'more' : 'fewer'} and ${money(Math.abs(a * second - first))} ${a * e > c ? 'more' : 'less'}, so a child pays ${money(child)}.`,
    steps: [
      `${a} times the second group: ${a} adults and ${a * e} children pay ${money(a * second)}`,
      `difference to the first group: ${Math.abs(a * e - c)} ${Math.abs(a * e - c) === 1 ? 'child' : 'children'}, ${money(Math.abs(a * second - first))}`,
      `one child: ${money(child)}`,
    ],
    hints: ladder(
      'Make two groups comparable: if they have equally many adults, the difference is due to the children alone.',
      `How much would ${a} groups like the second one pay?`,
      'Check your price: find the adult’s price from one group and test it on the other.',
      'With equally many adults on both sides, they drop out of the picture.',
    ),
    difficulty: 0.15,
  };
}

function shapeSums(random: Random): Drawn {
  const [disc, square, triangle] = [whole(random, 3, 9), whole(random, 2, 9), whole(random, 2, 9)];
  const sums = [3 * disc, disc + 2 * square, square + triangle + disc] as const;
  if (new Set([disc, square, triangle]).size < 3 || sums[1] - disc === triangle) return;
  const at = (row: number, place: number): Point => [40 + place * 62, 34 + row * 56];
  const plus = (row: number, place: number) => label([71 + place * 62, 34 + row * 56], '+', { size: 16 });
  const result = (row: number) => label([196, 34 + row * 56], `=  ${sums[row] ?? ''}`, { size: 16, anchor: 'start' });
  const disk = (row: number, place: number) => circle(at(row, place), 16, { tone: 'accent', filled: true });
  const box = (row: number, place: number) => {
    const [x, y] = at(row, place);
    return rectangle([x - 15, y - 15], 30, 30, { tone: 'strong' });
  };
  const [x, y] = at(2, 2);
  const three = polygon(
    [
      [x - 17, y + 15],
      [x + 17, y + 15],
      [x, y - 16],
    ],
    { tone: 'muted', filled: true },
  );
  const alt = `Three sums of shapes. First: circle plus circle plus circle equals ${sums[0]}. Second: circle plus square plus square equals ${sums[1]}. Third: circle plus square plus triangle equals ${sums[2]}.`;
  return {
    stem: 'In the figure, equal shapes stand for equal numbers. What number does the triangle stand for?',
    stimulus: [
      figure(alt, 280, 186, [
        disk(0, 0),
        plus(0, 0),
        disk(0, 1),
        plus(0, 1),
        disk(0, 2),
        result(0),
        disk(1, 0),
        plus(1, 0),
        box(1, 1),
        plus(1, 1),
        box(1, 2),
        result(1),
        disk(2, 0),
        plus(2, 0),
        box(2, 1),
        plus(2, 1),
        three,
        result(2),
      ]),
    ],
    answer: numeral(triangle),
    distractors: [
      wrong(numeral(square), misconceptions.answersOtherQuantity),
      wrong(numeral(disc), misconceptions.answersOtherQuantity),
      wrong(numeral(sums[2] - disc), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Three circles make ${sums[0]}, so a circle is ${disc}. Then two squares make ${sums[1] - disc}, so a square is ${square}. In the last line ${disc} + ${square} are given and ${triangle} is missing to ${sums[2]}.`,
    steps: [
      `circle: ${sums[0]} ÷ 3 = ${disc}`,
      `square: (${sums[1]} − ${disc}) ÷ 2 = ${square}`,
      `triangle: ${sums[2]} − ${disc} − ${square} = ${triangle}`,
    ],
    hints: ladder(
      'Each line is an equation; begin with the one that holds only one kind of shape.',
      `Three circles make ${sums[0]}. Use what that tells you in the second line.`,
      'Carry each result into the next line, and check the last line with all three numbers.',
      'The lines are in a helpful order: each one unlocks the next.',
    ),
    difficulty: -0.55,
  };
}

function crossingPoint(random: Random): Drawn {
  const [x, y] = [whole(random, 2, 6), whole(random, 3, 9)];
  const slope = whole(random, 2, 3);
  const b = y - slope * x;
  const total = x + y;
  const other = [1, 2, 3, 4, 5].find(
    (value) => value !== x && total - value !== slope * value + b && total - value !== value,
  );
  if (b === 0 || x === y || other === undefined) return;
  return {
    stem: `The lines y = ${slope}x ${b < 0 ? '−' : '+'} ${Math.abs(b)} and x + y = ${total} cross at one point. Which point is it?`,
    answer: `(${x}, ${y})`,
    distractors: [
      wrong(`(${y}, ${x})`, misconceptions.swapsCoordinates),
      wrong(`(${other}, ${total - other})`, fitsOneOnly),
      wrong(`(${other}, ${numeral(slope * other + b)})`, fitsOneOnly),
    ],
    explanation: `Putting y = ${slope}x ${b < 0 ? '−' : '+'} ${Math.abs(b)} into the second equation gives ${slope + 1}x ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${total}, so x = ${x}. Then y = ${total} − ${x} = ${y}.`,
    steps: [
      `x + (${slope}x ${b < 0 ? '−' : '+'} ${Math.abs(b)}) = ${total}`,
      `${slope + 1}x = ${total - b}, x = ${x}`,
      `y = ${total} − ${x} = ${y}`,
    ],
    hints: ladder(
      'A point on both lines satisfies both equations.',
      `The first equation tells you what y is. Put that in place of y in x + y = ${total}.`,
      'Test a point in both equations, not only in one; x comes first in the brackets.',
      'You may also go through the points offered and let the equations decide.',
    ),
    difficulty: 0.0,
    reasoning: ['systematic'],
    concepts: ['simultaneous-equations', 'linear-functions'],
  };
}

function coins(random: Random): Drawn {
  const [small, large] = oneOf(random, [
    [10, 50],
    [20, 50],
    [5, 20],
    [10, 20],
  ] as const);
  const [few, many] = [whole(random, 4, 12), whole(random, 4, 12)];
  const [count, cents] = [few + many, small * few + large * many];
  if (few === many || (cents % 100) % 10 > 0 || count % 2 > 0) return;
  const fromLarge = Math.floor(cents / large);
  if (fromLarge >= count || fromLarge === many || fromLarge === few) return;
  return {
    stem: `A money box holds ${count} coins, some of ${small} cents and the others of ${large} cents. Together they are worth €${(cents / 100).toFixed(2)}. How many coins of ${large} cents are in it?`,
    answer: numeral(many),
    distractors: [
      wrong(numeral(few), misconceptions.answersOtherQuantity),
      wrong(numeral(count / 2), misconceptions.splitsEqually),
      wrong(numeral(fromLarge), fitsOneOnly),
    ],
    explanation: `If all ${count} coins were worth ${small} cents, they would make ${count * small} cents. The missing ${cents - count * small} cents come from the larger coins, ${large - small} cents each: ${cents - count * small} ÷ ${large - small} = ${many}.`,
    steps: [
      `${count} × ${small} = ${count * small} cents if all were small`,
      `${cents} − ${count * small} = ${cents - count * small} cents missing`,
      `${cents - count * small} ÷ ${large - small} = ${many} coins of ${large} cents`,
    ],
    hints: ladder(
      'How many coins there are and what they are worth are two separate conditions.',
      `What would ${count} coins of ${small} cents be worth? Compare that with the real value.`,
      `Each exchange of a small coin for a large one adds ${large - small} cents. How many exchanges are needed?`,
      'Start from an extreme case, all coins alike, and correct it step by step.',
    ),
    difficulty: 0.25,
  };
}
