import type { Random } from '../../../../core/random.ts';
import type { Draft } from '../../../item-bank/items/services.ts';
import { several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, counted, numberChoices, sum } from '../drafts.ts';
import { barChart } from '../figures/charts.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const fullDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function difference(random: Random) {
  const values = days.map(() => 10 * whole(random, 2, 12));
  const [more, less] = [whole(random, 1, 4), whole(random, 1, 4)];
  const answer = at(values, more) - at(values, less);
  if (more === less || answer < 20) return undefined;
  const chart = { title: 'Books lent by a library', categories: days, values, max: 120, step: 20 };
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number | undefined>>(
      [
        [at(values, more + 1) - at(values, less), 'reads-a-neighbour'],
        [at(values, more) - at(values, less - 1), 'reads-a-neighbour'],
        [at(values, more), 'answers-another-question'],
        [at(values, more) + at(values, less), 'adds-instead-of-subtracting'],
        [answer % 20 ? undefined : answer / 20, 'counts-scale-marks-as-ones'],
      ],
      random,
    ),
    (n) => `${n} books`,
  );
  const [moreDay, lessDay] = [at(fullDays, more), at(fullDays, less)];
  return (
    choices && {
      stem: `The chart shows how many books a library lent each day. How many more books were lent on ${moreDay} than on ${lessDay}?`,
      stimulus: [barChart(chart)],
      ...choices,
      explanation: `The bar for ${moreDay} reaches ${at(values, more)}, the bar for ${lessDay} ${at(values, less)}. “How many more” asks for the difference.`,
      steps: [
        `${moreDay}: ${at(values, more)}. ${lessDay}: ${at(values, less)}.`,
        `${at(values, more)} − ${at(values, less)} = ${answer}`,
      ],
      hints: {
        conceptual: 'The height of a bar is read on the scale at the left, and “how many more” compares two heights.',
        procedural: `Follow the top of the bar for ${moreDay} across to the scale, and do the same for ${lessDay}.`,
        strategic: 'A top that lies halfway between two marks stands for the number halfway between them.',
        encouragement: 'Only two of the six bars matter here.',
      },
      concepts: ['bar-charts', 'reading-scales'],
      reasoning: ['analytical', 'intuitive'] as Draft['reasoning'],
      discrimination: 1,
    }
  );
}

export function countAbove(random: Random) {
  const values = days.map(() => 5 * whole(random, 2, 12));
  const limit = 5 * whole(random, 5, 8);
  const answer = values.filter((value) => value > limit).length;
  const [equal, below] = [values.filter((v) => v === limit).length, values.filter((v) => v < limit).length];
  if (equal !== 1 || answer < 2 || below < 1 || answer === below) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [answer + equal, 'counts-the-limit-itself'],
        [below, 'answers-with-the-complement'],
        [below + equal, 'answers-with-the-complement'],
        [answer - 1, 'stops-the-search-early'],
      ],
      random,
    ),
    (n) => counted(n, 'day'),
  );
  return (
    choices && {
      stem: `The chart shows how many minutes Teuila practised the violin each day. On how many days did she practise for more than ${limit} minutes?`,
      stimulus: [barChart({ title: 'Minutes of practice', categories: days, values, max: 60, step: 10 })],
      ...choices,
      explanation: `Her times were ${values.join(', ')} minutes. ${answer} of them lie above ${limit}; the day with exactly ${limit} minutes does not count, because “more than” leaves it out.`,
      steps: [
        ...values.map((value, day) => `${at(days, day)}: ${value}, ${value > limit ? 'counts' : 'does not count'}.`),
        `Together: ${answer}.`,
      ],
      hints: {
        conceptual: `“More than ${limit}” means strictly above ${limit}.`,
        procedural: `Imagine a level line across the chart at ${limit} and count the bars that rise above it.`,
        strategic: 'Look closely at any bar that seems to end exactly at the line.',
        encouragement: 'Six bars, six quick decisions.',
      },
      concepts: ['bar-charts', 'reading-scales'],
      reasoning: ['systematic', 'intuitive'] as Draft['reasoning'],
      discrimination: 1,
    }
  );
}

export function together(random: Random) {
  const places = ['Pond', 'Meadow', 'Wood', 'Field', 'Shore'];
  const values = places.map(() => 2 * whole(random, 2, 12));
  const [one, other] = several(random, [0, 1, 2, 3, 4], 2);
  if (one === undefined || other === undefined) return undefined;
  const left = sum(values) - at(values, one) - at(values, other);
  const answer = left;
  const both = at(values, one) + at(values, other);
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [both, 'answers-with-the-complement'],
        [sum(values), 'overlooks-a-condition'],
        [sum(values) - at(values, one), 'overlooks-a-condition'],
        [sum(values) - at(values, other), 'overlooks-a-condition'],
      ],
      random,
    ),
    (n) => `${n} frogs`,
  );
  return (
    choices && {
      stem: `A class counted frogs in five places. How many frogs were counted outside “${places[one]}” and “${places[other]}”?`,
      stimulus: [barChart({ title: 'Frogs counted', categories: places, values, max: 24, step: 4 })],
      ...choices,
      explanation: `The other three places had ${values.filter((_, i) => i !== one && i !== other).join(', ')} frogs. Added up, these are the frogs outside the two places named.`,
      steps: [
        `Leave out ${places[one]} and ${places[other]}.`,
        `${values.filter((_, i) => i !== one && i !== other).join(' + ')} = ${answer}`,
      ],
      hints: {
        conceptual: '“Outside” two places means everything except those two.',
        procedural: 'Read the three bars that are left and add them up.',
        strategic: 'Cover the two bars that do not count, so that they cannot slip in.',
        encouragement: 'Three readings and one short sum.',
      },
      concepts: ['bar-charts', 'reading-scales'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1,
    }
  );
}

export function share(random: Random) {
  const ways = ['Bus', 'Bike', 'Foot', 'Car', 'Train'];
  const values = ways.map(() => 2 * whole(random, 2, 16));
  const total = sum(values);
  const which = whole(random, 0, 4);
  const value = at(values, which);
  const percent = (100 * value) / total;
  if (!Number.isInteger(percent) || total === 100 || percent === 20) return undefined;
  const choices = numberChoices(
    percent,
    shuffled<Wrong<number>>(
      [
        [value, 'reads-a-number-as-a-percentage'],
        [20, 'takes-equal-shares'],
        [Math.round((100 * value) / (total - value)), 'uses-the-wrong-base'],
        [Math.round((100 * value) / Math.max(...values)), 'uses-the-wrong-base'],
        [100 - percent, 'answers-with-the-complement'],
      ],
      random,
    ),
    (n) => `${n}%`,
  );
  const name = at(ways, which);
  return (
    choices && {
      stem: `The chart shows how the pupils of a school year come to school; each pupil is counted once. What share of the year does “${name}” stand for?`,
      stimulus: [barChart({ title: 'Number of pupils', categories: ways, values, max: 32, step: 4 })],
      ...choices,
      explanation: `All bars together stand for ${total} pupils, the bar “${name}” for ${value} of them. ${value} out of ${total} is the share asked for.`,
      steps: [
        `Whole year: ${values.join(' + ')} = ${total}.`,
        `${value} ÷ ${total} = ${percent / 100}, that is ${percent} in a hundred.`,
      ],
      hints: {
        conceptual: 'A share compares one part with the whole, and the whole is all bars together.',
        procedural: 'Add up all five bars first; then see what part of that sum the one bar is.',
        strategic:
          'Estimate before you calculate: would the bar fit about four times, five times or more often into the whole?',
        encouragement: 'The sum comes out as a friendly number.',
      },
      concepts: ['bar-charts', 'percentages'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.2,
    }
  );
}
