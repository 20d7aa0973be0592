import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, several, whole } from '../../../item-bank/items/services.ts';
import { table } from '../figures.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { listed, money, numeral } from '../number-text.ts';
import { ladderOf, names, percent } from './stories.ts';

const runningTotal = idea(
  'practice-total-for-hour',
  'You took the largest running total; what came in one hour is the difference to the hour before.',
);
const earlyHour = idea(
  'practice-reads-another-hour',
  'You read another hour than the one with the largest difference.',
);
const share = (over: number, under: number) => fractionText(fraction(over, under));

export const dataTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.charts-and-tables': {
    hints: ladderOf(
      'A table answers only what one takes from it; sometimes the numbers wanted have to be worked out first.',
      'Note beside each row what you need from it.',
      'Read the headings again: do they give amounts or running totals?',
      'A few subtractions make the table speak.',
    ),
    tasks: [
      [
        -1.1,
        (random) => {
          const rain = Array.from({ length: 4 }, () => whole(random, 20, 90));
          const mean = rain.reduce((sum, each) => sum + each, 0) / 4;
          const most = Math.max(...rain);
          const rest = rain.filter((each) => each !== most);
          if (!Number.isInteger(mean) || rest.length < 3) return;
          return {
            stem: 'The table gives the rain of four months. By how many millimetres does the wettest month lie above the mean of the four?',
            stimulus: [
              table(
                ['Month', 'Rain in mm'],
                several(random, ['March', 'April', 'June', 'July', 'October', 'November'], 4).map((month, at) => [
                  month,
                  `${rain[at]}`,
                ]),
              ),
            ],
            answer: most - mean,
            lures: [
              [most - Math.min(...rain), m.answersOtherQuantity],
              [mean, m.stopsOneStepEarly],
              [most - Math.max(...rest), m.answersOtherQuantity],
              [Math.round(most - (mean * 4 - most) / 3), m.wrongTotal],
            ],
            explanation: `The mean is ${rain.join(' + ')} = ${mean * 4}, divided by 4, ${mean} mm; ${most} lies ${most - mean} above it.`,
            steps: [`${mean * 4} ÷ 4 = ${mean}`, `${most} − ${mean} = ${most - mean}`],
          };
        },
      ],
      [
        -0.3,
        (random) => {
          const perHour = Array.from({ length: 5 }, () => whole(random, 8, 60));
          const most = Math.max(...perHour);
          const at = perHour.indexOf(most);
          if (at === 4 || at === 0 || perHour.filter((each) => each > most - 4).length > 1) return;
          let total = 0;
          const totals = perHour.map((each) => (total += each));
          const start = whole(random, 8, 14);
          const span = (hour: number) => `from ${start + hour}:00 to ${start + hour + 1}:00`;
          return {
            stem: `At a ${oneOf(random, ['zoo', 'fair', 'castle', 'market'])} the visitors are counted from the opening on. The table shows how many had come in all by each hour. In which hour did most of them come?`,
            stimulus: [
              table(
                ['By', 'Visitors so far'],
                [[`${start}:00`, '0'], ...totals.map((each, hour) => [`${start + hour + 1}:00`, `${each}`])],
              ),
            ],
            answer: span(at),
            lures: [
              [span(4), runningTotal],
              [span(0), earlyHour],
              ...[1, 2, 3].filter((hour) => hour !== at).map((hour) => [span(hour), earlyHour] as const),
            ],
            explanation: `From hour to hour ${listed(perHour.map(String))} visitors came; the most, ${most}, came ${span(at)}.`,
            steps: [`differences: ${perHour.join(', ')}`, `largest: ${most}`],
          };
        },
      ],
    ],
  },
  'core_math.averages': {
    hints: ladderOf(
      'A mean is the total shared out equally, so that mean and number of values give the total.',
      'Work with totals: before and after, or all together.',
      'A middle value has as many values below it as above it.',
      'Totals are easy to add and to subtract.',
    ),
    tasks: [
      [
        -0.6,
        (random) => {
          const [count, mean, rise] = [whole(random, 4, 9), whole(random, 8, 40), whole(random, 1, 4)];
          const added = mean + rise * (count + 1);
          return {
            stem: `The mean of ${count} numbers is ${mean}. One more number is added to them, and the mean becomes ${mean + rise}. Which number was added?`,
            answer: added,
            lures: [
              [mean + rise, m.missingEqualsMean],
              [mean + rise * count, m.offByOne],
              [mean + 2 * rise, m.stopsOneStepEarly],
              [rise * (count + 1), m.startLeftOut],
            ],
            explanation: `The total grows from ${count} × ${mean} = ${count * mean} to ${count + 1} × ${mean + rise} = ${(count + 1) * (mean + rise)}, by ${added}.`,
            steps: [
              `${count} × ${mean} = ${count * mean}`,
              `${count + 1} × ${mean + rise} = ${(count + 1) * (mean + rise)}`,
              `difference: ${added}`,
            ],
          };
        },
      ],
      [
        0.1,
        (random) => {
          const [a, b, c, d] = [
            whole(random, 2, 8),
            whole(random, 9, 14),
            whole(random, 18, 26),
            whole(random, 27, 45),
          ];
          const x = (a + b + c + d) / 4;
          if (!Number.isInteger(x) || x <= b || x >= c || x === (b + c) / 2) return;
          return {
            stem: `Five lengths in order are ${a}, ${b}, x, ${c} and ${d} cm. Their mean is the same as their median. What is x, in centimetres?`,
            answer: x,
            lures: [
              [Math.round((b + c) / 2), m.middleOfUnsorted],
              [Math.round((a + b + c + d) / 5), m.wrongTotal],
              [Math.round((a + d) / 2), m.splitsEqually],
              [a + b + c + d, m.stopsOneStepEarly],
            ],
            explanation: `The median is x. If the mean is x as well, all five sum to 5x, so ${a} + ${b} + ${c} + ${d} = 4x and x = ${x}.`,
            steps: [`${a + b + c + d} + x = 5x`, `x = ${a + b + c + d} ÷ 4 = ${x}`],
          };
        },
      ],
    ],
  },
  'core_math.two-way-tables': {
    hints: ladderOf(
      'In a table with two kinds of groups, each row and each column adds up.',
      'Fill in what can be worked out, one cell after the other.',
      'Ask which group is the whole of the share you need.',
      'One cell leads to the next.',
    ),
    tasks: [
      [
        -0.3,
        (random) => {
          const [leftGirls, rightGirls, leftBoys, rightBoys] = [
            whole(random, 3, 12),
            whole(random, 20, 60),
            whole(random, 3, 12),
            whole(random, 20, 60),
          ];
          const all = leftGirls + rightGirls + leftBoys + rightBoys;
          if (leftGirls === leftBoys) return;
          return {
            stem: `Of ${all} children at a camp ${leftGirls + rightGirls} are girls, and ${leftGirls + leftBoys} children write with the left hand. ${rightBoys} boys write with the right hand. How many girls write with the left hand?`,
            answer: leftGirls,
            lures: [
              [leftBoys, m.answersOtherQuantity],
              [leftBoys + rightBoys, m.stopsOneStepEarly],
              [rightGirls, m.answersOtherQuantity],
              [Math.round((leftGirls + leftBoys) / 2), m.splitsEqually],
            ],
            explanation: `There are ${leftBoys + rightBoys} boys, ${leftBoys} of whom write with the left hand. Of the ${leftGirls + leftBoys} left-handers, ${leftGirls} are girls.`,
            steps: [
              `boys: ${all} − ${leftGirls + rightGirls} = ${leftBoys + rightBoys}`,
              `left-handed boys: ${leftBoys}`,
              `${leftGirls + leftBoys} − ${leftBoys} = ${leftGirls}`,
            ],
          };
        },
      ],
      [
        0.6,
        (random) => {
          const [adults, swimA, swimC] = [10 * whole(random, 2, 8), 10 * whole(random, 1, 9), 10 * whole(random, 1, 9)];
          const both = (adults * swimA) / 100;
          const swimmers = both + ((100 - adults) * swimC) / 100;
          const answer = (100 * both) / swimmers;
          if (swimA === swimC || !Number.isInteger(answer) || answer === adults) return;
          return {
            stem: `${adults}% of the members of a club are adults, the others children. ${swimA}% of the adults and ${swimC}% of the children swim. What percentage of those who swim are adults?`,
            answer,
            lures: [
              [both, m.percentOfWrongBase],
              [swimA, m.conditionReversed],
              [swimmers, m.answersOtherQuantity],
              [Math.round((100 * swimA) / (swimA + swimC)), m.plainAverage],
              [100 - answer, m.answersOtherQuantity],
            ],
            say: percent,
            explanation: `Of 100 members ${numeral(both)} are adults who swim and ${numeral(swimmers - both)} children who swim: ${numeral(both)} of ${numeral(swimmers)} is ${answer}%.`,
            steps: [
              `adults who swim: ${numeral(both)} of 100`,
              `all who swim: ${numeral(swimmers)} of 100`,
              `${numeral(both)} ÷ ${numeral(swimmers)} = ${answer}%`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.two-step-probability': {
    hints: ladderOf(
      'The probability of two steps in a row is a product; that of one way or another is a sum.',
      'List the ways that lead to what is asked, or those that do not.',
      'Sometimes the opposite is quicker: 1 minus its probability.',
      'Each step alone is a simple fraction.',
    ),
    tasks: [
      [
        0.1,
        (random) => {
          const people = whole(random, 5, 14);
          const [name] = names(random, 1);
          return {
            stem: `Among ${people} people, ${name} one of them, two prizes are drawn by lot, and nobody gets both. What is the probability that ${name} gets one?`,
            answer: share(2, people),
            lures: [
              [share(1, people), m.oneOrderOnly],
              [share(2, people * people), m.reversesOperation],
              [share(2 * people - 1, people * (people - 1)), m.ignoresNoReplacement],
              [share(1, people - 1), m.wrongTotal],
            ],
            explanation: `Two of the ${people} people get a prize, each as likely as any other, so it is ${share(2, people)}.`,
            steps: [
              `first prize: 1/${people}`,
              `second prize: ${people - 1}/${people} × 1/${people - 1} = 1/${people}`,
              `together: ${share(2, people)}`,
            ],
          };
        },
      ],
      [
        0.9,
        (random) => {
          const [colours, draws] = [whole(random, 3, 6), whole(random, 2, 3)];
          const same = 1 / colours ** (draws - 1);
          const under = colours ** (draws - 1);
          const word = draws === 2 ? 'twice' : 'three times';
          return {
            stem: `A spinner has ${colours} equal parts, all of different colours. It is spun ${word}. What is the probability that it does not show the same colour ${draws === 2 ? 'both times' : 'all three times'}?`,
            answer: share(under - 1, under),
            lures: [
              [share(1, under), m.answersOtherQuantity],
              [share(colours ** draws - 1, colours ** draws), m.ignoresCondition],
              [share(draws, colours * draws + 1), m.wrongTotal],
              [share(colours - 1, colours), m.stopsOneStepEarly],
              [share(draws - 1, draws), m.splitsEqually],
            ],
            explanation: `After the first spin, each further one shows the same colour with 1/${colours}. All the same has ${fractionText(fraction(1, Math.round(1 / same)))}, so the opposite has ${share(under - 1, under)}.`,
            steps: [`all the same: ${share(1, under)}`, `1 − ${share(1, under)} = ${share(under - 1, under)}`],
          };
        },
      ],
    ],
  },
  'core_math.counting': {
    hints: ladderOf(
      'Choices one after the other are multiplied; choices in which order does not matter are divided by their orders.',
      'Fill the places one by one, and note how many possibilities each has.',
      'Ask whether exchanging two of the chosen makes something new.',
      'Small numbers of possibilities, multiplied in order, give the count.',
    ),
    tasks: [
      [
        -0.1,
        (random) => {
          const [colours, stripes] = [whole(random, 4, 9), whole(random, 3, 4)];
          return {
            stem: `A scarf has ${stripes === 3 ? 'three' : 'four'} stripes. Wool in ${colours} colours is there, and neighbouring stripes must differ in colour, while other stripes may be alike. How many different patterns are possible from top to bottom?`,
            answer: colours * (colours - 1) ** (stripes - 1),
            lures: [
              [colours ** stripes, m.ignoresCondition],
              [
                Array.from({ length: stripes }, (_, at) => colours - at).reduce((all, each) => all * each, 1),
                m.ignoresNoReplacement,
              ],
              [colours * stripes, m.addsIndependentCounts],
              [(colours - 1) ** stripes, m.offByOne],
            ],
            explanation: `The first stripe has ${colours} possibilities, every further one ${colours - 1}: all but the colour above it.`,
            steps: [
              `${colours}${` × ${colours - 1}`.repeat(stripes - 1)} = ${numeral(colours * (colours - 1) ** (stripes - 1))}`,
            ],
          };
        },
      ],
      [
        0.8,
        (random) => {
          const people = whole(random, 5, 12);
          const answer = (people * (people - 1) * (people - 2)) / 2;
          return {
            stem: `A choir of ${people} elects a chair and two deputies with equal rights from among its members. How many different results are possible?`,
            answer,
            lures: [
              [people * (people - 1) * (people - 2), m.countsOrder],
              [answer / 3, m.ignoresOrder],
              [people * 3, m.addsIndependentCounts],
              [people ** 3, m.ignoresNoReplacement],
            ],
            explanation: `For the chair there are ${people} possibilities; from the other ${people - 1}, two deputies can be chosen in ${((people - 1) * (people - 2)) / 2} ways.`,
            steps: [
              `deputies: ${people - 1} × ${people - 2} ÷ 2 = ${((people - 1) * (people - 2)) / 2}`,
              `${people} × ${((people - 1) * (people - 2)) / 2} = ${numeral(answer)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.reasoning-with-averages': {
    hints: ladderOf(
      'Means can be combined only through the totals behind them.',
      'Write each mean as a total divided by a number, and work with the totals.',
      'A common mean balances: what lies above it on one side lies below it on the other.',
      'Once the totals are written down, simple arithmetic is left.',
    ),
    tasks: [
      [
        0.5,
        (random) => {
          const [a, b, c] = [whole(random, 4, 40), whole(random, 4, 40), whole(random, 4, 40)];
          const [x, y, z] = [(a + b) / 2, (b + c) / 2, (a + c) / 2];
          if (new Set([a, b, c]).size < 3 || ![x, y, z].every(Number.isInteger)) return;
          return {
            stem: `Of three numbers, the first and the second have the mean ${x}, the second and the third ${y}, the first and the third ${z}. What is the first number?`,
            answer: a,
            lures: [
              [b, m.answersOtherQuantity],
              [c, m.answersOtherQuantity],
              [(x + y + z) / 3, m.plainAverage],
              [x + y + z, m.stopsOneStepEarly],
            ],
            explanation: `All three sum to ${x} + ${y} + ${z} = ${x + y + z}. The second and the third make ${2 * y} of it, so ${a} is left.`,
            steps: [`sum of all: ${x + y + z}`, `${x + y + z} − 2 × ${y} = ${a}`],
          };
        },
      ],
      [
        1.1,
        (random) => {
          const [count, below, above, other] = [
            whole(random, 4, 20),
            whole(random, 1, 6),
            whole(random, 1, 6),
            whole(random, 58, 80),
          ];
          const more = (count * below) / above;
          if (!Number.isInteger(more) || more === count || more < 2 || below === above) return;
          return {
            stem: `A boat crew of ${count} has a mean weight of ${other - below} kg. Some people with a mean weight of ${other + above} kg join, and now the mean is ${other} kg. How many have joined?`,
            answer: more,
            lures: [
              [count, m.plainAverage],
              [(count * above) / below, m.weightsWrongWay],
              [count + more, m.answersOtherQuantity],
              [below + above, m.additiveScaling],
            ],
            explanation: `Each of the ${count} is on average ${below} kg below the new mean, each new one ${above} kg above it: ${count} × ${below} = ${above} × ${more}.`,
            steps: [`missing: ${count} × ${below} = ${count * below} kg`, `${count * below} ÷ ${above} = ${more}`],
          };
        },
      ],
    ],
  },
  'core_math.conditional-reasoning': {
    hints: ladderOf(
      'What is already known cuts the cases down; probabilities are shares of the cases that are left.',
      'Count the cases that fit what is known, and among them those that are asked for.',
      'Take numbers of people or tickets instead of probabilities.',
      'With counts, it is one division.',
    ),
    tasks: [
      [
        0.7,
        (random) => {
          const [few, many, inFew, inMany] = [
            whole(random, 10, 40),
            whole(random, 50, 150),
            whole(random, 4, 20),
            whole(random, 10, 60),
          ];
          if (inFew >= few || inMany >= many || inFew === inMany) return;
          return {
            stem: `Of ${few} night nurses ${inFew} drink tea, of ${many} day nurses ${inMany}. One of the tea drinkers is chosen at random. What is the probability that it is a night nurse?`,
            answer: share(inFew, inFew + inMany),
            lures: [
              [share(inFew, few), m.conditionReversed],
              [share(inFew, few + many), m.wrongTotal],
              [share(few, few + many), m.ignoresCondition],
              [share(inMany, inFew + inMany), m.answersOtherQuantity],
            ],
            explanation: `There are ${inFew} + ${inMany} = ${inFew + inMany} tea drinkers, ${inFew} of whom are night nurses.`,
            steps: [`tea drinkers: ${inFew + inMany}`, `night nurses among them: ${inFew}`],
          };
        },
      ],
      [
        1.4,
        (random) => {
          const [tickets, price] = [100 * whole(random, 2, 10), whole(random, 2, 6)];
          const [main, small, count] = [50 * whole(random, 2, 10), 5 * whole(random, 1, 6), 10 * whole(random, 1, 5)];
          const pay = (main + small * count) / tickets;
          const loss = Math.round((price - pay) * 100) / 100;
          if (loss <= 0.1 || loss >= price || Math.abs(pay * 100 - Math.round(pay * 100)) > 1e-9) return;
          return {
            stem: `A raffle sells ${tickets} tickets at €${price}. There is one prize of €${main}, and there are ${count} prizes of €${small}. All the tickets are sold. What does the owner of one ticket lose on average?`,
            answer: loss,
            lures: [
              [Math.round(pay * 100) / 100, m.stopsOneStepEarly],
              [Math.round((price - main / tickets) * 100) / 100, m.ignoresCondition],
              [Math.round((price - (main + small) / tickets) * 100) / 100, m.ignoresCondition],
              [price, m.answersOtherQuantity],
            ],
            say: money,
            explanation: `${money(main + small * count)} are paid out, ${money(Math.round(pay * 100) / 100)} a ticket, which costs €${price}.`,
            steps: [
              `${main} + ${count} × ${small} = ${main + small * count}`,
              `÷ ${tickets} = ${numeral(pay)}`,
              `${price} − ${numeral(pay)} = ${numeral(loss)}`,
            ],
          };
        },
      ],
    ],
  },
};
