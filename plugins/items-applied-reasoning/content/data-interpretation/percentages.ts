import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Situation, Wrong } from '../drafts.ts';
import { at, grouped, modelsOf, money, numberChoices, stepped, wordChoices, writeSituation } from '../drafts.ts';

const model = modelsOf('data-interpretation');

export const percentageModels: ItemModel[] = [model('percent-of-what', 'Per cent of what?', 7, writePercentage)];

function writePercentage(variant: number, random: Random): Draft {
  return writeSituation(situations, variant, random);
}

// Features: one base (-1), a share of a share (-0.4), two changes one after the other (0), the base before the change (+0.7),
// percentage points against per cent (+0.5), the way back from a fall (+1), effect of a part on the whole (+1.3).
const situations: Situation[] = [
  { b: -1, write: changeInTable },
  { b: -0.5, write: shareOfShare },
  { b: 0, write: upAndDown },
  { b: 0.4, write: percentagePoints },
  { b: 0.6, write: before },
  { b: 1, write: wayBack },
  { b: 1.2, write: partOfWhole },
];

const percent = (n: number) => `${grouped(Math.round(n * 10) / 10)}%`;

function changeInTable(random: Random) {
  const years = ['2021', '2022', '2023', '2024'];
  const first = 20 * whole(random, 4, 15);
  const rise = oneOf(random, [15, 20, 25, 30, 35, 40, 45, 60]);
  const members = [
    first,
    first + 5 * whole(random, 1, 6),
    first + 5 * whole(random, 3, 12),
    (first * (100 + rise)) / 100,
  ];
  const [from, to] = [at(members, 0), at(members, 3)];
  if (!members.every(Number.isInteger) || at(members, 2) >= to || at(members, 1) >= at(members, 2)) return undefined;
  const choices = numberChoices(
    rise,
    shuffled<Wrong<number>>(
      [
        [to - from, 'reads-a-number-as-a-percentage'],
        [Math.round((100 * (to - from)) / to), 'uses-the-wrong-base'],
        [Math.round((100 * (to - at(members, 2))) / at(members, 2)), 'compares-the-wrong-two'],
        [100 + rise, 'answers-with-the-whole-instead-of-the-change'],
      ],
      random,
    ),
    percent,
  );
  return (
    choices && {
      stem: 'The table shows the number of members of a climbing club. By what percentage did the number grow from 2021 to 2024?',
      stimulus: [
        { kind: 'table', header: ['Year', ...years], rows: [['Members', ...members.map(String)]] },
      ] as BlockDraft[],
      ...choices,
      explanation: `The club grew by ${to - from} members, and growth is measured against the number at the start, ${from}. ${to - from} out of ${from} is the percentage asked for.`,
      steps: [`${to} − ${from} = ${to - from}`, `${to - from} ÷ ${from} = ${rise / 100}`],
      hints: {
        conceptual: 'A percentage change compares the change with the value at the beginning.',
        procedural: 'Take the difference between the two years, and divide it by the number of the earlier one.',
        strategic: 'Check by adding your percentage of the starting number to it: the number of 2024 must come out.',
        encouragement: 'The years in between are not needed.',
      },
      concepts: ['percentage-change'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function shareOfShare(random: Random) {
  const [outer, inner] = [10 * whole(random, 3, 8), 5 * whole(random, 3, 12)];
  const answer = (outer * inner) / 100;
  if (outer === inner || outer + inner >= 100) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [inner, 'uses-the-wrong-base'],
        [Math.abs(outer - inner), 'subtracts-percentages-of-different-things'],
        [outer + inner, 'adds-percentages-of-different-things'],
        [(outer * (100 - inner)) / 100, 'answers-with-the-complement'],
      ],
      random,
    ),
    percent,
  );
  return (
    choices && {
      stem: `In a town ${outer}% of all households have a garden. Of the households with a garden, ${inner}% grow vegetables in it. What percentage of all households grow vegetables in a garden?`,
      ...choices,
      explanation: `The second percentage counts only households with a garden, so it is taken of ${outer}%, not of all. Of 100 households ${outer} have a garden, and ${inner}% of those grow vegetables.`,
      steps: [
        `Take 1,000 households: ${outer * 10} have a garden.`,
        `${inner}% of ${outer * 10} = ${answer * 10} households.`,
        `${answer * 10} out of 1,000 are ${answer} in a hundred.`,
      ],
      hints: {
        conceptual: 'The two percentages do not refer to the same whole; find out what each is a percentage of.',
        procedural: 'Imagine 1,000 households and split them up step by step.',
        strategic: `The result must be smaller than ${outer}%, because not every garden has vegetables.`,
        encouragement: 'With 1,000 households both steps come out in whole numbers.',
      },
      concepts: ['percentages', 'nested-shares'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function upAndDown(random: Random) {
  const up = oneOf(random, [10, 20, 25, 30, 40, 50]);
  const down = oneOf(random, [10, 20, 25, 30, 40, 50]);
  const net = ((100 + up) * (100 - down)) / 100 - 100;
  if (net === 0 || up === down || Math.abs((net * 10) % 1) > 1e-9) return undefined;
  const say = (n: number) =>
    n === 0 ? 'the same as at first' : `${grouped(Math.abs(n))}% ${n > 0 ? 'more' : 'less'} than at first`;
  const wrong: Wrong<number>[] = [
    [up - down, 'adds-percentages-of-different-things'],
    [-net, 'reverses-the-comparison'],
    [-down, 'uses-the-wrong-base'],
    [net > 0 ? net + 5 : up + down, 'adds-percentages-of-different-things'],
  ];
  const choices = wordChoices(
    say(net),
    wrong.slice(0, 3).map(([n, idea]) => [say(n), idea] as const),
  );
  return (
    choices && {
      stem: `The price of a tent was raised by ${up}%. In the autumn the new price was cut by ${down}%. How does the tent’s price then compare with what it cost at first?`,
      ...choices,
      explanation: `The cut is taken off the raised price, which is a larger base than the first one. A tent of 100 would cost ${100 + up} after the rise and ${grouped(100 + net)} after the cut.`,
      steps: [
        `Start with 100. After the rise: ${100 + up}.`,
        `${down}% of ${100 + up} = ${grouped(((100 + up) * down) / 100)}.`,
        `${100 + up} − ${grouped(((100 + up) * down) / 100)} = ${grouped(100 + net)}.`,
      ],
      hints: {
        conceptual:
          'The two percentages are taken of different prices, so they cannot simply be set against each other.',
        procedural: 'Give the tent a price of 100 at first, and follow it through both changes.',
        strategic: 'Ask what the second percentage is a percentage of before you work it out.',
        encouragement: 'Starting from 100, every step can be done in the head.',
      },
      concepts: ['percentage-change', 'successive-changes'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function percentagePoints(random: Random) {
  const from = 5 * whole(random, 2, 8);
  const points = oneOf(random, [5, 10, 15, 20]);
  const growth = (100 * points) / from;
  if (!Number.isInteger(growth) || growth === points || growth > 100) return undefined;
  const say = (p: number, g: number) => `${p} percentage points and ${g}%`;
  const choices = wordChoices(say(points, growth), [
    [say(points, points), 'takes-points-for-per-cent'],
    [say(growth, points), 'mixes-up-points-and-per-cent'],
    [say(points, Math.round((100 * points) / (from + points))), 'uses-the-wrong-base'],
  ]);
  return (
    choices && {
      stem: `In a survey ${from}% of a town’s people cycled to work; five years later it was ${from + points}%. The town has the same number of people as before. By how much has the share grown, in percentage points, and by how many per cent has the number of cyclists grown?`,
      ...choices,
      explanation: `Percentage points are the plain difference of the two shares, ${from + points} − ${from}. The number of cyclists grew from ${from} to ${from + points} in every hundred people, and that growth is measured against ${from}.`,
      steps: [
        `${from + points} − ${from} = ${points} percentage points.`,
        `Cyclists among 100 people: ${from} before, ${points} more now. ${points} ÷ ${from} = ${growth / 100}.`,
      ],
      hints: {
        conceptual:
          'A difference between two percentages is counted in points; a growth in per cent compares it with the start.',
        procedural: 'Picture 100 people: how many of them cycled at first, and how many more do so now?',
        strategic: 'Answer the two parts one after the other, and say for each what is compared with what.',
        encouragement: 'The first part is a subtraction only, the second one division.',
      },
      concepts: ['percentage-points', 'percentage-change'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function before(random: Random) {
  const off = oneOf(random, [15, 20, 25, 30, 35, 40]);
  const full = stepped(random, 40, 240, 20);
  const now = (full * (100 - off)) / 100;
  if (!Number.isInteger(now)) return undefined;
  const choices = numberChoices(
    full,
    shuffled<Wrong<number>>(
      [
        [(now * (100 + off)) / 100, 'uses-the-wrong-base'],
        [now + off, 'takes-the-percentage-as-an-amount'],
        [(now * (100 - off)) / 100, 'repeats-the-change-instead-of-undoing-it'],
        [(now * 100) / off, 'divides-by-the-wrong-share'],
      ],
      random,
    ),
    (n) => money(n),
  );
  return (
    choices && {
      stem: `After a reduction of ${off}% a coat costs ${money(now)}. What did it cost before?`,
      ...choices,
      explanation: `The reduction was ${off}% of the old price, so the new price is ${100 - off}% of the old one. If ${100 - off}% are ${money(now)}, then 1% is ${money(now / (100 - off))}, and the whole is a hundred times that.`,
      steps: [
        `${100 - off}% of the old price = ${money(now)}.`,
        `1%: ${now} ÷ ${100 - off} = ${grouped(now / (100 - off))}.`,
        `100%: 100 × ${grouped(now / (100 - off))} = ${full}.`,
      ],
      hints: {
        conceptual: 'The percentage was taken of the old price, which is the one you do not know.',
        procedural: `Ask what percentage of the old price the ${money(now)} are, and go from there to the whole.`,
        strategic: 'Take the reduction off your result and see whether the present price comes out.',
        encouragement: 'One division and one multiplication undo the reduction.',
      },
      concepts: ['reverse-percentages'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.4,
    }
  );
}

function wayBack(random: Random) {
  const fall = oneOf(random, [20, 50, 60, 75, 80]);
  const back = (100 * fall) / (100 - fall);
  const animals = 100 * whole(random, 4, 20);
  const choices = numberChoices(
    back,
    shuffled<Wrong<number>>(
      [
        [fall, 'uses-the-wrong-base'],
        [100 - fall, 'answers-with-the-complement'],
        [(fall * (100 + fall)) / 100, 'adds-percentages-of-different-things'],
        [100 + fall, 'answers-with-the-whole-instead-of-the-change'],
      ],
      random,
    ),
    percent,
  );
  return (
    choices && {
      stem: `A colony of ${grouped(animals)} seabirds lost ${fall}% of its birds to an oil spill. By how many per cent must the remaining colony grow to reach its old size?`,
      ...choices,
      explanation: `After the loss ${grouped((animals * (100 - fall)) / 100)} birds are left, and ${grouped((animals * fall) / 100)} have to be made up. The growth is measured against the birds that are left, a smaller base than before.`,
      steps: [
        `Left: ${grouped((animals * (100 - fall)) / 100)}. Missing: ${grouped((animals * fall) / 100)}.`,
        `${grouped((animals * fall) / 100)} ÷ ${grouped((animals * (100 - fall)) / 100)} = ${back / 100}`,
      ],
      hints: {
        conceptual: 'The loss is counted from the old size, the growth from the size after the loss.',
        procedural: 'Work out how many birds are left and how many are missing, and compare those two numbers.',
        strategic: 'Try your percentage on the birds that are left: does it lead back to the old number?',
        encouragement: 'The numbers of birds are round, so the comparison is easy to see.',
      },
      concepts: ['percentage-change', 'successive-changes'],
      reasoning: ['analytical', 'intuitive'] as Draft['reasoning'],
      discrimination: 1.4,
    }
  );
}

function partOfWhole(random: Random) {
  const share = oneOf(random, [10, 20, 30, 40]);
  const grows = oneOf(random, [20, 30, 40, 50]);
  const falls = oneOf(random, [5, 10, 20]);
  const net = (share * grows - (100 - share) * falls) / 100;
  if (!Number.isInteger(net) || net === 0 || Math.abs(net) < 2) return undefined;
  const say = (n: number) =>
    n === 0 ? 'It did not change' : `It ${n > 0 ? 'rose' : 'fell'} by ${grouped(Math.abs(n))}%`;
  const wrong: Wrong<number>[] = [
    [grows - falls, 'adds-percentages-of-different-things'],
    [(grows - falls) / 2, 'averages-the-averages'],
    [(share * grows) / 100, 'counts-one-side-only'],
    [-net, 'reverses-the-comparison'],
    [((100 - share) * grows - share * falls) / 100, 'mixes-up-the-weights'],
  ];
  const choices = wordChoices(
    say(net),
    shuffled(wrong, random).map(([n, idea]) => [say(n), idea] as const),
  );
  return (
    choices && {
      stem: `Last year ${share}% of a bakery’s income came from coffee, the rest from bread. This year the income from coffee rose by ${grows}%, and that from bread fell by ${falls}%. What happened to the whole income?`,
      ...choices,
      explanation: `Of every €100 last year, €${share} came from coffee and €${100 - share} from bread. Coffee now brings €${grouped((share * grows) / 100)} more and bread €${grouped(((100 - share) * falls) / 100)} less, which gives the change of the whole.`,
      steps: [
        `Coffee: ${grows}% of ${share} = +${grouped((share * grows) / 100)}.`,
        `Bread: ${falls}% of ${100 - share} = −${grouped(((100 - share) * falls) / 100)}.`,
        `Together: ${net > 0 ? '+' : '−'}${Math.abs(net)} of every 100.`,
      ],
      hints: {
        conceptual: 'A change in a part moves the whole only as much as that part weighs.',
        procedural:
          'Let last year’s income be €100, split it into coffee and bread, and change each part by its own percentage.',
        strategic: 'Keep the two changes in euros until the end; percentages of different parts cannot be added.',
        encouragement: 'With €100 to begin with, the euros at the end are the percentage.',
      },
      concepts: ['percentage-change', 'weighted-average'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}
