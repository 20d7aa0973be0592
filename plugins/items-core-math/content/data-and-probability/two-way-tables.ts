import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const wholeTable = idea(
  'uses-grand-total',
  'You compared with everybody in the table; the question is about one group only.',
);
const comparesParts = idea(
  'compares-part-with-other-part',
  'You compared the part with the rest; it has to be compared with the whole group.',
);
const comparesCounts = idea(
  'compares-counts-not-shares',
  'Groups of different size are compared by their shares, not by their numbers.',
);
const fewestFailures = idea(
  'fewest-failures-as-best',
  'Few misses may also come from few shots; compare the hits with the shots.',
);
const comparesDifferences = idea(
  'compares-differences-not-shares',
  'The lead of hits over misses also grows with the number of shots; compare the hits with the shots.',
);

/** Rungs 2 and 3. Harder: a total that is not printed, a condition, shares to be compared. */
export const twoWayTables = coreMathModel('data-and-probability', {
  id: 'core_math.two-way-tables',
  title: 'Tables with two features',
  concepts: ['two-way-tables', 'conditional-frequency'],
  reasoning: ['analytical'],
  // Reading the wrong whole is always on offer, which separates readers of tables from readers of numbers.
  discrimination: 1.3,
  forms: [
    conditionalShare('given the row', -0.75),
    missingCell,
    conditionalShare('given the column', -0.5),
    bestShare,
    expectedFromShare,
    comparedShares,
  ],
});

interface Counts {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Rows: swims (a, b), does not (c, d); columns: younger, older. All four different and not too lopsided. */
function drawCounts(random: Random): Counts {
  const [a, b, c, d] = [0, 0, 0, 0].map(() => whole(random, 5, 28));
  return { a: a ?? 0, b: b ?? 0, c: c ?? 0, d: d ?? 0 };
}

function conditionalShare(kind: 'given the row' | 'given the column', difficulty: number): Form {
  return (random) => {
    const { a, b, c, d } = drawCounts(random);
    const [row, column, all] = [a + b, a + c, a + b + c + d];
    const [group, other] = kind === 'given the row' ? [row, column] : [column, row];
    const text = (n: number, of: number) => fractionText(fraction(n, of));
    const answer = text(a, group);
    if (group === other || row % 5 > 0 || column % 2 > 0 || all > 90) return;
    if ([answer, text(a, other), text(a, all), text(a, group - a)].some((t) => !/^\d+\/\d+$/.test(t))) return;
    if (a >= group - a) return;
    const question =
      kind === 'given the row'
        ? 'What fraction of the members who play an instrument are under 18?'
        : 'What fraction of the members under 18 play an instrument?';
    const groupName = kind === 'given the row' ? 'members who play an instrument' : 'members under 18';
    return {
      stem: `The table shows the members of a youth club. ${question}`,
      stimulus: [
        table(
          ['Members', 'Under 18', '18 or older'],
          [
            ['Play an instrument', `${a}`, `${b}`],
            ['Do not', `${c}`, `${d}`],
          ],
        ),
      ],
      answer,
      distractors: [
        wrong(text(a, other), misconceptions.conditionReversed),
        wrong(text(a, all), wholeTable),
        wrong(text(a, group - a), comparesParts),
      ],
      explanation: `The group in question is all ${groupName}: ${a} + ${group - a} = ${group}. Of these, ${a} have the other feature as well, which is ${a}/${group}${answer === `${a}/${group}` ? '' : ` = ${answer}`}.`,
      steps: [
        `${groupName}: ${a} + ${group - a} = ${group}`,
        `of these, ${a} have both features`,
        `${a}/${group}${answer === `${a}/${group}` ? '' : ` = ${answer}`}`,
      ],
      hints: ladder(
        'The words after “fraction of” name the group that is the whole here.',
        `Find all ${groupName} in the table and add them up.`,
        'Everybody outside that group may be covered with your hand; the rest of the table does not count.',
        'There are four numbers in the table, and you need just two of them.',
      ),
      difficulty: difficulty + (answer === `${a}/${group}` ? -0.05 : 0.05),
    };
  };
}

function missingCell(random: Random): Drawn {
  const { a, b, c, d } = drawCounts(random);
  const [row, column, all] = [a + b, a + c, a + b + c + d];
  if (all - row - column === d || d === b || all - column - b !== d) return;
  const [noRow, noColumn] = [all - row, all - column];
  if (all - a - row === d || noRow - c !== d || new Set([d, noRow, noColumn, all - a]).size < 4) return;
  return {
    stem: `Of the ${all} guests of a hotel, ${column} speak Spanish and ${row} speak Arabic; ${a} of them speak both. How many guests speak neither of the two languages?`,
    answer: numeral(d),
    distractors: [
      wrong(numeral(Math.abs(all - row - column)), misconceptions.countsOverlapTwice),
      wrong(numeral(all - a), misconceptions.wrongTotal),
      wrong(numeral(noRow), misconceptions.ignoresCondition),
    ],
    explanation: `${column} + ${row} counts the ${a} guests with both languages twice, so ${column} + ${row} − ${a} = ${column + row - a} guests speak at least one. The others, ${all} − ${column + row - a} = ${d}, speak neither.`,
    steps: [
      `at least one language: ${column} + ${row} − ${a} = ${column + row - a}`,
      `neither: ${all} − ${column + row - a} = ${d}`,
    ],
    hints: ladder(
      'Some guests are counted in both of the first two numbers.',
      `How many guests speak at least one of the languages? Mind the ${a} who speak both.`,
      'A table with two rows and two columns helps: write in what is given and complete it.',
      `Check that your four groups add up to ${all}.`,
    ),
    difficulty: -0.4,
    concepts: ['two-way-tables', 'inclusion-exclusion'],
  };
}

function bestShare(random: Random): Drawn {
  const names = ['Amira', 'Budi', 'Carlos', 'Dalia'] as const;
  const shots = shuffled([20, 25, 40, 50], random);
  const hits = shots.map((count) => whole(random, Math.ceil(count * 0.52), Math.floor(count * 0.78)));
  const shares = hits.map((hit, index) => hit / (shots[index] ?? 1));
  const first = (values: number[]) => values.indexOf(Math.max(...values));
  const best = first(shares);
  const most = first(hits);
  const fewestMisses = first(hits.map((hit, index) => hit - (shots[index] ?? 0)));
  const largestLead = first(hits.map((hit, index) => 2 * hit - (shots[index] ?? 0)));
  const ordered = [...shares].sort((x, y) => y - x);
  if (new Set([best, most, fewestMisses, largestLead]).size < 4 || (ordered[0] ?? 0) - (ordered[1] ?? 0) < 0.02) return;
  const name = (index: number) => names[index] ?? '';
  return {
    stem: 'Four players practise free throws. The table shows their shots. Who has the highest share of hits?',
    stimulus: [
      table(
        ['Player', 'Shots', 'Hits'],
        names.map((player, index) => [player, `${shots[index]}`, `${hits[index]}`]),
      ),
    ],
    answer: name(best),
    distractors: [
      wrong(name(most), comparesCounts),
      wrong(name(fewestMisses), fewestFailures),
      wrong(name(largestLead), comparesDifferences),
    ],
    order: [...names],
    explanation: `The shares of hits are ${names.map((player, index) => `${player} ${numeral(Math.round((shares[index] ?? 0) * 1000) / 10)}%`).join(', ')}. The highest belongs to ${name(best)}.`,
    steps: names.map(
      (player, index) =>
        `${player}: ${hits[index]} ÷ ${shots[index]} = ${numeral(Math.round((shares[index] ?? 0) * 1000) / 10)}%`,
    ),
    hints: ladder(
      'The players had different numbers of shots, so hits alone do not tell who is best.',
      'For each player, work out how many hits there would be in 100 shots.',
      'Fractions can also be compared with one half or three quarters before you calculate exactly.',
      'Four small divisions, or good estimates, settle it fairly.',
    ),
    difficulty: -0.6,
    concepts: ['percentages', 'comparing-groups'],
  };
}

function expectedFromShare(random: Random): Drawn {
  const [total, women, share] = oneOf(random, [
    [200, 120, 25],
    [240, 150, 40],
    [160, 100, 30],
    [300, 180, 35],
    [250, 150, 20],
  ] as const);
  const men = total - women;
  const otherShare = share + oneOf(random, [15, 20, 25]);
  const answer = (women * share) / 100 + (men * otherShare) / 100;
  const average = (total * (share + otherShare)) / 200;
  if (!Number.isInteger(answer) || !Number.isInteger(average) || answer === average) return;
  const swapped = (men * share + women * otherShare) / 100;
  return {
    stem: `A company has ${total} employees; ${women} work in the factory and the others in the office. Of those in the factory ${share}% come by bicycle, of those in the office ${otherShare}%. How many employees come by bicycle?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(average), misconceptions.plainAverage),
      wrong(numeral(swapped), misconceptions.weightsWrongWay),
      wrong(numeral((women * share) / 100), misconceptions.stopsOneStepEarly),
    ],
    explanation: `In the factory ${share}% of ${women} are ${(women * share) / 100}, in the office ${otherShare}% of ${men} are ${(men * otherShare) / 100}. Together that is ${answer}.`,
    steps: [
      `office: ${total} − ${women} = ${men}`,
      `${share}% of ${women} = ${(women * share) / 100}; ${otherShare}% of ${men} = ${(men * otherShare) / 100}`,
      `together: ${answer}`,
    ],
    hints: ladder(
      'Each percentage belongs to its own group.',
      `How many work in the office? Then take ${share}% of one group and ${otherShare}% of the other.`,
      'The groups are not equally large, so averaging the percentages would mislead.',
      'A small table with two rows, factory and office, keeps everything in its place.',
    ),
    difficulty: -0.1,
    concepts: ['percentages', 'weighted-mean'],
    reasoning: ['systematic'],
  };
}

function comparedShares(random: Random): Drawn {
  const [a, b] = [whole(random, 5, 9) * 3, whole(random, 4, 9) * 3];
  const [shareA, shareB] = oneOf(random, [
    [fraction(2, 3), fraction(1, 3)],
    [fraction(1, 3), fraction(2, 3)],
  ] as const);
  const yes = (a * shareA[0]) / 3 + (b * shareB[0]) / 3;
  const all = a + b;
  const answer = fraction(yes, all);
  const naive = fraction(1, 2);
  const other = fraction(all - yes, all);
  if (a === b || fractionText(answer) === fractionText(naive) || answer[1] > 40 || answer[1] < 4) return;
  const direct = fraction((a * shareA[0]) / 3, all);
  return {
    stem: `In Sofia’s class ${fractionText(shareA)} of the ${a} girls and ${fractionText(shareB)} of the ${b} boys have a library card. What fraction of the whole class has a library card?`,
    answer: fractionText(answer),
    distractors: [
      wrong(fractionText(naive), misconceptions.plainAverage),
      wrong(fractionText(other), misconceptions.answersOtherQuantity),
      wrong(fractionText(direct), misconceptions.stopsOneStepEarly),
    ],
    explanation: `With a card there are ${fractionText(shareA)} × ${a} = ${(a * shareA[0]) / 3} girls and ${fractionText(shareB)} × ${b} = ${(b * shareB[0]) / 3} boys, ${yes} of ${all} students. That is ${yes}/${all}${fractionText(answer) === `${yes}/${all}` ? '' : ` = ${fractionText(answer)}`}.`,
    steps: [
      `girls with a card: ${(a * shareA[0]) / 3}; boys with a card: ${(b * shareB[0]) / 3}`,
      `together: ${yes} of ${all}`,
      `${yes}/${all}${fractionText(answer) === `${yes}/${all}` ? '' : ` = ${fractionText(answer)}`}`,
    ],
    hints: ladder(
      'Fractions of different groups cannot be added or averaged; numbers of people can.',
      `How many of the ${a} girls and how many of the ${b} boys have a card?`,
      'Compare all students with a card with the whole class.',
      'Go from fractions to people, and at the very end back to a fraction.',
    ),
    difficulty: 0.05,
    concepts: ['fractions', 'weighted-mean'],
    reasoning: ['systematic'],
  };
}
