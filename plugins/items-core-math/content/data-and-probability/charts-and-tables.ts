import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, several, whole } from '../../../item-bank/items/services.ts';
import { barChart } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { arcPoints, circle, figure, label, line, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { listed, numeral } from '../number-text.ts';

const readsWrongBar = idea('reads-wrong-bar', 'You read a different bar or row from the one the question asks about.');
const leavesOutOne = idea('leaves-out-one-value', 'One of the values has been left out of the sum.');
const symbolsAsUnits = idea(
  'counts-symbols-as-units',
  'You counted the symbols; each of them stands for more than one.',
);
const halfSymbolAsWhole = idea('half-symbol-as-whole', 'A half symbol stands for half as many.');
const angleAsPercent = idea('angle-as-percentage', 'The angle is a part of 360°, while a percentage is a part of 100.');
const nearestPrinted = idea(
  'reads-nearest-printed-number',
  'Bars that end between two printed numbers were read as the number above.',
);
const countAsPercent = idea(
  'count-as-percentage',
  'You gave the number of visitors as a percentage; it has to be compared with the total first.',
);
const hundredMinutes = idea('hundred-minutes-in-an-hour', 'You calculated as if an hour had 100 minutes; it has 60.');
const subtractsSmaller = idea(
  'subtracts-smaller-from-larger',
  'You subtracted the smaller number of minutes from the larger, although the hour has changed.',
);

/** Rung 1. Harder: a sum of all values, symbols that stand for several, a part of a circle. */
export const chartsAndTables = coreMathModel('data-and-probability', {
  id: 'core_math.charts-and-tables',
  title: 'Reading charts and tables',
  concepts: ['data-displays'],
  reasoning: ['systematic'],
  // Everyday practice with charts matters here as much as mathematics.
  discrimination: 1.0,
  forms: [barDifference, barTotal, pictogram, tableDifference, circlePart, shareOfTotal, timetable],
});

function chart(bars: { name: string; value: number }[], title: string, grid: number): BlockDraft {
  const top = Math.ceil((Math.max(...bars.map((bar) => bar.value)) + grid / 2) / (2 * grid)) * 2 * grid;
  const drawn = barChart(bars, { from: 0, to: top, grid, numbers: 2 * grid, title });
  const alt = `Bar chart of ${title}: ${listed(bars.map((bar) => `${bar.name} ${bar.value}`))}.`;
  return figure(alt, drawn.width, drawn.height, drawn.shapes);
}

function barDifference(random: Random): Drawn {
  const names = ['Bus', 'Bicycle', 'Train', 'On foot'];
  const values = several(random, [4, 6, 8, 10, 12, 14, 16, 18], 4);
  const bars = names.map((name, index) => ({ name, value: values[index] ?? 0 }));
  const [bus = 0, bicycle = 0, train = 0] = values;
  if (bicycle - train < 4 || bicycle - train === train || bus <= train || bicycle - bus === bicycle - train) return;
  return {
    stem: 'The chart shows how the students of a class come to school. How many more students come by bicycle than by train?',
    stimulus: [chart(bars, 'Students', 2)],
    answer: numeral(bicycle - train),
    distractors: [
      wrong(numeral(bicycle), misconceptions.stopsOneStepEarly),
      wrong(numeral(bicycle + train), misconceptions.reversesOperation),
      wrong(numeral(Math.abs(bus - train)), readsWrongBar),
    ],
    explanation: `The bar for bicycles reaches ${bicycle} and the bar for trains ${train}. The difference is ${bicycle} − ${train} = ${bicycle - train}.`,
    steps: [`bicycle: ${bicycle} students; train: ${train} students`, `${bicycle} − ${train} = ${bicycle - train}`],
    hints: ladder(
      '“How many more” asks for the difference of two numbers.',
      'Read the heights of the two bars that are named in the question.',
      'Between two printed numbers of the scale there is another grid line; what does it stand for?',
      'Two careful readings are most of the work here.',
    ),
    difficulty: -2.2,
  };
}

function barTotal(random: Random): Drawn {
  const names = ['Apple', 'Pear', 'Plum', 'Cherry'];
  const values = several(random, [5, 10, 15, 20, 25, 30, 35, 40], 4);
  const bars = names.map((name, index) => ({ name, value: values[index] ?? 0 }));
  const total = values.reduce((sum, value) => sum + value, 0);
  const smallest = Math.min(...values);
  const between = values.filter((value) => value % 10 > 0).length;
  if (between === 0) return;
  return {
    stem: 'The chart shows how many trees of each kind Mei’s grandfather has planted. How many trees has he planted in all?',
    stimulus: [chart(bars, 'Trees', 5)],
    answer: numeral(total),
    distractors: [
      wrong(numeral(total - smallest), leavesOutOne),
      wrong(numeral(Math.max(...values)), misconceptions.stopsOneStepEarly),
      wrong(numeral(total + 5 * between), nearestPrinted),
    ],
    explanation: `The bars stand for ${listed(values.map(String))} trees. Together that is ${total}.`,
    steps: [`readings: ${values.join(', ')}`, `${values.join(' + ')} = ${total}`],
    hints: ladder(
      'All kinds of trees together make the total.',
      'Read the height of each bar in turn and write it down.',
      'Four bars, so four numbers in your sum. A bar may end at a grid line without a printed number.',
      'Careful reading is all that is asked; the sum itself is friendly.',
    ),
    difficulty: -2.0,
  };
}

function pictogram(random: Random): Drawn {
  const each = oneOf(random, [4, 6, 8, 10]);
  const names = ['Monday', 'Tuesday', 'Wednesday'];
  const halves = several(random, [3, 4, 5, 7, 8, 9], 3);
  if ((halves[1] ?? 0) % 2 === 0) return;
  const tuesday = halves[1] ?? 0;
  const answer = (tuesday * each) / 2;
  const shapes: ShapeDraft[] = names.flatMap((name, row): ShapeDraft[] => {
    const y = 28 + row * 42;
    const count = halves[row] ?? 0;
    const full = Array.from({ length: Math.floor(count / 2) }, (_, k) =>
      circle([130 + k * 34, y], 13, { tone: 'accent', filled: true }),
    );
    const half: ShapeDraft[] =
      count % 2 === 1
        ? [
            {
              shape: 'polygon',
              points: arcPoints([130 + Math.floor(count / 2) * 34, y], 13, 90, 270),
              tone: 'accent',
              filled: true,
            },
          ]
        : [];
    return [label([12, y], name, { anchor: 'start' }), ...full, ...half];
  });
  const alt = `Pictogram in which a full circle stands for ${each} loaves. ${names.map((name, row) => `${name}: ${(halves[row] ?? 0) / 2} circles`).join('; ')}.`;
  return {
    stem: `A bakery shows its sales in a pictogram. A full circle stands for ${each} loaves of bread. How many loaves were sold on Tuesday?`,
    stimulus: [figure(alt, 330, 150, shapes)],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(((tuesday + 1) / 2) * each), halfSymbolAsWhole),
      wrong(numeral(tuesday / 2), symbolsAsUnits),
      wrong(numeral(((halves[0] ?? 0) * each) / 2), readsWrongBar),
    ],
    explanation: `On Tuesday there are ${Math.floor(tuesday / 2)} full circles and a half one. That is ${Math.floor(tuesday / 2)} × ${each} + ${each / 2} = ${answer} loaves.`,
    steps: [
      `full circles: ${Math.floor(tuesday / 2)} × ${each} = ${Math.floor(tuesday / 2) * each}`,
      `half circle: ${each / 2}`,
      `together: ${answer}`,
    ],
    hints: ladder(
      `Each full circle stands for ${each} loaves, not for one.`,
      'Count the full circles in the row for Tuesday, then look at the last one.',
      `What does half a circle stand for, if a full one stands for ${each} loaves?`,
      'Say the row aloud as you count, circle by circle, in loaves.',
    ),
    difficulty: -1.9,
    reasoning: ['intuitive', 'systematic'],
  };
}

function tableDifference(random: Random): Drawn {
  const rivers = several(random, ['Alba', 'Bero', 'Cinta', 'Doro'], 4);
  const lengths = several(random, [218, 264, 305, 347, 392, 431, 476], 4);
  const order = [...lengths].sort((a, b) => b - a);
  const [longest = 0, second = 0, third = 0, shortest = 0] = order;
  return {
    stem: 'The table gives the lengths of four rivers. By how many kilometres is the longest river longer than the second longest?',
    stimulus: [
      table(
        ['River', 'Length (km)'],
        rivers.map((river, index) => [river, `${lengths[index]}`]),
      ),
    ],
    answer: numeral(longest - second),
    distractors: [
      wrong(numeral(longest - shortest), misconceptions.answersOtherQuantity),
      wrong(numeral(longest - third), readsWrongBar),
      wrong(numeral(second - third), misconceptions.answersOtherQuantity),
    ],
    explanation: `In order of length the rivers have ${order.join(', ')} km. The two longest differ by ${longest} − ${second} = ${longest - second} km.`,
    steps: [`in order: ${order.join(', ')} km`, `${longest} − ${second} = ${longest - second} km`],
    hints: ladder(
      'The rows of the table are not in order of length.',
      'Find the longest river first, then the longest among the others.',
      'Check that no other river lies between the two you have chosen.',
      'Numbering the rivers from longest to shortest makes the question easy.',
    ),
    difficulty: -1.8,
  };
}

function circlePart(random: Random): Drawn {
  const [angle, all] = oneOf(random, [
    [90, 60],
    [90, 120],
    [60, 120],
    [60, 150],
    [72, 150],
    [45, 120],
  ] as const);
  const answer = (all * angle) / 360;
  const percent = (all * angle) / 100;
  const centre: Point = [160, 95];
  const second = angle + 110;
  const shapes: ShapeDraft[] = [
    { shape: 'polygon', points: [centre, ...arcPoints(centre, 80, 90 - angle, 90)], tone: 'soft', filled: true },
    circle(centre, 80, { tone: 'accent' }),
    ...[90, 90 - angle, 90 - second].map((degrees) =>
      line(centre, arcPoints(centre, 80, degrees, degrees + 1)[0] ?? centre, { tone: 'accent' }),
    ),
    label(arcPoints(centre, 50, 90 - angle / 2, 91)[0] ?? centre, `${angle}°`, { size: 13 }),
    label(arcPoints(centre, 100, 90 - angle / 2, 91)[0] ?? centre, 'Music', { size: 13, anchor: 'start' }),
    label(arcPoints(centre, 100, 90 - angle - 55, 91)[0] ?? centre, 'Sport', { size: 13 }),
    label([70, 30], 'Art', { size: 13, anchor: 'end' }),
  ];
  return {
    stem: `All ${all} students of a school chose one afternoon course. The circle shows how they are shared among the courses. How many students chose music?`,
    stimulus: [
      figure(
        `A circle cut into three parts: music with an angle of ${angle}° at the centre, sport with 110°, and art with the rest.`,
        330,
        204,
        shapes,
      ),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(angle), angleAsPercent),
      wrong(numeral(percent), angleAsPercent),
      wrong(numeral(all / 3), misconceptions.partsAsEqual),
    ],
    explanation: `The part for music is ${angle}/360 of the circle, which is 1/${360 / angle}. So ${all} ÷ ${360 / angle} = ${answer} students chose music.`,
    steps: [`${angle}° of 360° is 1/${360 / angle} of the circle`, `${all} ÷ ${360 / angle} = ${answer}`],
    hints: ladder(
      `The whole circle stands for all ${all} students and measures 360°.`,
      `What fraction of the circle is a part of ${angle}°?`,
      `Take the same fraction of ${all}, and check that it is about as large a part of the students as of the circle.`,
      'Think of cutting a round cake into equal pieces of this size.',
    ),
    difficulty: -1.25,
    concepts: ['data-displays', 'fractions'],
    reasoning: ['intuitive', 'analytical'],
  };
}

function shareOfTotal(random: Random): Drawn {
  const [a, b, c] = oneOf(random, [
    [12, 18, 10],
    [15, 25, 20],
    [9, 21, 15],
    [16, 24, 40],
    [30, 45, 75],
  ] as const);
  const total = a + b + c;
  const percent = (100 * a) / total;
  const others = (100 * a) / (b + c);
  if (!Number.isInteger(percent) || !Number.isInteger(others) || a === percent) return;
  return {
    stem: 'The table shows what the visitors of a museum came to see one afternoon. What percentage of all visitors came for the paintings?',
    stimulus: [
      table(
        ['Exhibition', 'Visitors'],
        [
          ['Paintings', `${a}`],
          ['Sculptures', `${b}`],
          ['Photographs', `${c}`],
        ],
      ),
    ],
    answer: `${percent}%`,
    distractors: [
      wrong(`${others}%`, misconceptions.wrongTotal),
      wrong(`${a}%`, countAsPercent),
      wrong(`${100 - percent}%`, misconceptions.answersOtherQuantity),
    ],
    explanation: `Altogether there were ${a} + ${b} + ${c} = ${total} visitors. The ${a} who came for the paintings are ${a}/${total} = ${numeral(percent / 100)} of them, ${percent}%.`,
    steps: [`${a} + ${b} + ${c} = ${total} visitors`, `${a} ÷ ${total} = ${numeral(percent / 100)} = ${percent}%`],
    hints: ladder(
      'A percentage compares a part with the whole, and the whole is not printed in the table.',
      'Add up the visitors of all three exhibitions first.',
      `Which fraction of that total are the ${a} visitors? Simplify it if you can.`,
      'The missing row of the table is the total; write it in and the rest is one comparison.',
    ),
    difficulty: -1.4,
    concepts: ['data-displays', 'percentages'],
  };
}

function timetable(random: Random): Drawn {
  const [start, minutes] = [whole(random, 35, 55), whole(random, 32, 48)];
  const hour = whole(random, 7, 11);
  const end = start + minutes - 60;
  if (end < 5 || end > 40) return;
  const time = (h: number, m: number) => `${h}:${String(m).padStart(2, '0')}`;
  const middle = Math.round(minutes / 2);
  return {
    stem: 'The table is part of a bus timetable. How many minutes does the bus take from the Harbour to the Airport?',
    stimulus: [
      table(
        ['Stop', 'Time'],
        [
          ['Harbour', time(hour, start)],
          ['Market', time(start + middle >= 60 ? hour + 1 : hour, (start + middle) % 60)],
          ['Airport', time(hour + 1, end)],
        ],
      ),
    ],
    answer: numeral(minutes),
    distractors: [
      wrong(numeral(100 + end - start), hundredMinutes),
      wrong(numeral(start - end), subtractsSmaller),
      wrong(numeral(middle), readsWrongBar),
    ],
    explanation: `From ${time(hour, start)} to ${time(hour + 1, 0)} are ${60 - start} minutes, and from there to ${time(hour + 1, end)} another ${end}. Together that is ${minutes} minutes.`,
    steps: [
      `until ${time(hour + 1, 0)}: ${60 - start} minutes`,
      `after that: ${end} minutes`,
      `${60 - start} + ${end} = ${minutes} minutes`,
    ],
    hints: ladder(
      'Times of day are counted in hours of 60 minutes.',
      `How many minutes are there from ${time(hour, start)} to the next full hour?`,
      'Then add the minutes after the full hour. Only the first and the last stop matter.',
      'Follow the minute hand of a clock in your mind from one time to the other.',
    ),
    difficulty: -1.6,
    concepts: ['data-displays', 'units'],
  };
}
