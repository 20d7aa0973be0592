import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Situation, Wrong } from '../drafts.ts';
import { at, modelsOf, money, numberChoices, stepped, sum, wordChoices, writeSituation } from '../drafts.ts';
import { dotPlot } from '../figures/dot-plot.ts';

const model = modelsOf('data-interpretation');

export const centreModels: ItemModel[] = [model('mean-and-median', 'Mean, median and unusual values', 6, writeCentre)];

function writeCentre(variant: number, random: Random): Draft {
  return writeSituation(centres, variant, random);
}

// Features: reading the middle off a plot (-0.9), choosing the fitting measure (0), effect of one changed value (+1.1), two effects at once (+0.4).
const centres: Situation[] = [
  { b: -0.9, write: medianFromPlot },
  { b: -0.5, write: meanFromPlot },
  { b: 0, write: typicalPay },
  { b: 0.4, write: typingError },
  { b: 0.9, write: cutBothEnds },
  { b: 1.3, write: newValue },
];

function plotted(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => Math.min(10, Math.max(0, Math.round(random() * 4 + random() * 6)))).sort(
    (a, b) => a - b,
  );
}

const medianOf = (sorted: readonly number[]) =>
  sorted.length % 2
    ? at(sorted, (sorted.length - 1) / 2)
    : (at(sorted, sorted.length / 2 - 1) + at(sorted, sorted.length / 2)) / 2;

function modeOf(values: readonly number[]): number | undefined {
  const counts = Array.from({ length: 11 }, (_, n) => values.filter((value) => value === n).length);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : undefined;
}

function medianFromPlot(random: Random) {
  const values = plotted(random, 15);
  const answer = medianOf(values);
  const mean = sum(values) / 15;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number | undefined>>(
      [
        [modeOf(values), 'takes-the-commonest-for-the-middle'],
        [5, 'takes-the-middle-of-the-scale'],
        [Number.isInteger(mean) ? mean : undefined, 'mixes-up-mean-and-median'],
        [medianOf([...new Set(values)]), 'counts-each-value-once'],
      ],
      random,
    ),
    (n) => String(n),
  );
  return (
    choices && {
      stem: 'Fifteen pupils said how many hours they read last week; each dot is one pupil. What is the median number of hours?',
      stimulus: [dotPlot(values, 'Hours of reading')],
      ...choices,
      explanation: `In order of size the eighth of the fifteen values is the middle one, with seven on either side. Counting the dots from the left leads to ${answer}.`,
      steps: [`15 values: the middle one is the 8th.`, `Counting from the left: ${values.slice(0, 8).join(', ')}.`],
      hints: {
        conceptual: 'The median is the value of the pupil in the middle when all are lined up by their hours.',
        procedural: 'Count the dots column by column from the left until you reach the one in the middle.',
        strategic: 'Afterwards there should be as many dots before your dot as after it.',
        encouragement: 'It is all counting; no arithmetic is needed.',
      },
      concepts: ['median', 'dot-plots'],
      reasoning: ['systematic', 'intuitive'] as Draft['reasoning'],
    }
  );
}

function meanFromPlot(random: Random) {
  const values = plotted(random, 10);
  const answer = sum(values) / 10;
  const distinct = [...new Set(values)];
  const unweighted = sum(distinct) / distinct.length;
  if ((answer * 2) % 1 || (unweighted * 10) % 1) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number | undefined>>(
      [
        [unweighted, 'counts-each-value-once'],
        [medianOf(values), 'mixes-up-mean-and-median'],
        [modeOf(values), 'takes-the-commonest-for-the-middle'],
        [5, 'takes-the-middle-of-the-scale'],
      ],
      random,
    ),
    (n) => String(n),
  );
  return (
    choices && {
      stem: 'Ten players told how many goals they scored this season; each dot is one player. What is the mean number of goals?',
      stimulus: [dotPlot(values, 'Goals scored')],
      ...choices,
      explanation: `The ten players scored ${sum(values)} goals together, and the mean shares them out equally. A column with several dots counts as often as it has dots.`,
      steps: [`${values.join(' + ')} = ${sum(values)}`, `${sum(values)} ÷ 10 = ${answer}`],
      hints: {
        conceptual: 'The mean is what each would have if all goals were shared out equally.',
        procedural: 'Add up the goals of all ten players, dot by dot, and divide by the number of players.',
        strategic: 'Multiply each number of goals by its number of dots, so that no dot is lost.',
        encouragement: 'Dividing by ten makes the last step easy.',
      },
      concepts: ['mean', 'dot-plots'],
      reasoning: ['systematic'] as Draft['reasoning'],
    }
  );
}

function typicalPay(random: Random) {
  const pays = Array.from({ length: 6 }, () => 100 * whole(random, 18, 26)).sort((a, b) => a - b);
  const all = [...pays, 100 * whole(random, 90, 160)];
  const [mean, median] = [sum(all) / 7, medianOf(all)];
  if (!Number.isInteger(mean) || mean % 100) return undefined;
  const largest = at(all, 6);
  const choices = wordChoices(`${money(median)}, the median`, [
    [`${money(mean)}, the mean`, 'lets-one-value-decide'],
    [`${money((largest + at(all, 0)) / 2)}, halfway between the ends`, 'takes-the-middle-of-the-scale'],
    [`${money(at(all, 0))}, the lowest`, 'takes-an-end-for-the-middle'],
  ]);
  return (
    choices && {
      stem: 'The monthly pay of the seven people in a small firm is listed below. Which figure says best what a person there typically earns?',
      stimulus: [{ kind: 'text', text: all.map((pay) => money(pay)).join(' · ') }] as BlockDraft[],
      ...choices,
      explanation: `Six of the seven earn between ${money(at(pays, 0))} and ${money(at(pays, 5))}. One very high pay lifts the mean to ${money(mean)}, which nobody earns even nearly; the middle value stays among the typical ones.`,
      steps: [
        `In order: ${all.join(', ')}.`,
        `The 4th of 7 values is ${median}.`,
        `The mean ${mean} lies above six of the seven.`,
      ],
      hints: {
        conceptual: 'A typical value lies where most of the values are.',
        procedural:
          'Look at the list: within which range do most of the seven fall, and which of the figures lies in it?',
        strategic: 'Ask of each figure how much it would change if the highest pay were ten times as high.',
        encouragement: 'The list is already in order of size, so a look along it goes far.',
      },
      concepts: ['median', 'outliers'],
      reasoning: ['intuitive', 'analytical'] as Draft['reasoning'],
    }
  );
}

function typingError(random: Random) {
  const values = Array.from({ length: 9 }, () => whole(random, 30, 60)).sort((a, b) => a - b);
  const last = at(values, 8);
  const typed = last + 9 * whole(random, 2, 5);
  const [fall, median] = [(typed - last) / 9, medianOf(values)];
  if (new Set(values).size < 8 || last - at(values, 4) < 9) return undefined;
  const say = (mean: number, middle: number) =>
    `The mean falls by ${mean}, the median ${middle ? `falls by ${middle}` : 'stays the same'}`;
  const choices = wordChoices(say(fall, 0), [
    [say(typed - last, 0), 'forgets-to-share-the-change-out'],
    [say(fall, fall), 'moves-the-median-with-the-mean'],
    [say(typed - last, fall), 'mixes-up-mean-and-median'],
  ]);
  return (
    choices && {
      stem: `The weights of nine parcels were entered in kg. The largest was typed in as ${typed} instead of ${last}; even ${last} is the largest of all. What happens to mean and median when the error is corrected?`,
      stimulus: [{ kind: 'text', text: [...values.slice(0, 8), typed].join(' · ') }] as BlockDraft[],
      ...choices,
      explanation: `The total falls by ${typed - last} kg, and shared among nine parcels that lowers the mean by ${fall}. The parcel remains the largest, so the fifth value in order is still ${median}.`,
      steps: [
        `${typed} − ${last} = ${typed - last}: the total falls by this.`,
        `${typed - last} ÷ 9 = ${fall}: the mean falls by this.`,
        `The 5th of the nine values is ${median} before and after.`,
      ],
      hints: {
        conceptual: 'The mean feels every value; the median only feels which value stands in the middle.',
        procedural:
          'See how much the total changes and share that out; then see whether the middle place changes hands.',
        strategic: 'Where in the order does the corrected parcel stand, before and after?',
        encouragement: 'There is no need to add up all nine weights.',
      },
      concepts: ['mean', 'median', 'outliers'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.4,
    }
  );
}

function cutBothEnds(random: Random) {
  const values = Array.from({ length: 7 }, () => stepped(random, 50, 98, 2) / 10).sort((a, b) => a - b);
  const kept = values.slice(1, 6);
  const round = (n: number) => Math.round(n * 10) / 10;
  const answer = sum(kept) / 5;
  const others = [
    sum(values) / 7,
    medianOf(values),
    (at(values, 0) + at(values, 6)) / 2,
    sum(values.slice(0, 6)) / 6,
    sum(kept) / 7,
  ];
  if (Math.abs(answer * 10 - Math.round(answer * 10)) > 1e-9 || new Set([answer, ...others].map(round)).size < 6)
    return undefined;
  const choices = numberChoices(
    round(answer),
    shuffled<Wrong<number>>(
      [
        [round(at(others, 0)), 'keeps-the-extremes'],
        [round(at(others, 1)), 'mixes-up-mean-and-median'],
        [round(at(others, 3)), 'leaves-out-one-extreme-only'],
        [round(at(others, 4)), 'uses-the-wrong-number-of-values'],
      ],
      random,
    ),
    (n) => n.toFixed(1),
  );
  const shown = shuffled(values, random);
  return (
    choices && {
      stem: 'Seven judges score a dive. The highest and the lowest score are left out, and the mean of the others, rounded to one decimal, is the result. What is it?',
      stimulus: [
        { kind: 'table', header: ['Judge', ...'1234567'], rows: [['Score', ...shown.map((v) => v.toFixed(1))]] },
      ] as BlockDraft[],
      ...choices,
      explanation: `Without the highest score ${at(values, 6).toFixed(1)} and the lowest ${at(values, 0).toFixed(1)} five scores are left, with a sum of ${round(sum(kept)).toFixed(1)}. Their mean is a fifth of that.`,
      steps: [
        `In order: ${values.map((v) => v.toFixed(1)).join(', ')}.`,
        `Left: ${kept.map((v) => v.toFixed(1)).join(' + ')} = ${round(sum(kept)).toFixed(1)}.`,
        `Divided by 5: ${round(answer).toFixed(1)}.`,
      ],
      hints: {
        conceptual:
          'Leaving out both ends keeps a single extreme judge from deciding; what remains is averaged as usual.',
        procedural: 'Strike out one score at each end, and count how many are left before you divide.',
        strategic: 'Estimate where most of the scores lie; the result must fall among them.',
        encouragement: 'After striking out two, it is an ordinary mean of a few numbers.',
      },
      concepts: ['mean', 'outliers'],
      reasoning: ['systematic'] as Draft['reasoning'],
    }
  );
}

function newValue(random: Random) {
  const values = Array.from({ length: 5 }, () => whole(random, 4, 30)).sort((a, b) => a - b);
  const mean = sum(values) / 5;
  const median = medianOf(values);
  // a sixth value that leaves the mean as it is moves the median towards it
  const six = [...values, mean].sort((a, b) => a - b);
  const newMedian = medianOf(six);
  if (!Number.isInteger(mean) || new Set(values).size < 5 || Math.abs(mean - median) < 3 || newMedian === median)
    return undefined;
  const choices = numberChoices(
    newMedian,
    shuffled<Wrong<number>>(
      [
        [median, 'takes-the-old-median'],
        [mean, 'mixes-up-mean-and-median'],
        [at(six, 3), 'picks-one-of-two-middle-values'],
        [at(six, 2), 'picks-one-of-two-middle-values'],
      ],
      random,
    ),
    (n) => String(n),
  );
  return (
    choices && {
      stem: `Five teams collected the numbers of bottles listed below. A sixth team joins, and the mean of all six is the same as the mean of the five. What is the median of the six numbers?`,
      stimulus: [{ kind: 'text', text: shuffled(values, random).join(' · ') }] as BlockDraft[],
      ...choices,
      explanation: `The mean stays the same only if the sixth number equals it: ${sum(values)} ÷ 5 = ${mean}. Of the six numbers in order, the third and fourth are ${at(six, 2)} and ${at(six, 3)}, and the median lies halfway between them.`,
      steps: [
        `Mean of the five: ${values.join(' + ')} = ${sum(values)}, divided by 5: ${mean}.`,
        `So the sixth number is ${mean}.`,
        `In order: ${six.join(', ')}; halfway between ${at(six, 2)} and ${at(six, 3)}: ${newMedian}.`,
      ],
      hints: {
        conceptual: 'A new value leaves a mean unchanged only in one case: think about what it would have to be.',
        procedural: 'Find the new number from the mean, place it among the others in order, and look at the middle.',
        strategic: 'With an even number of values there are two in the middle; the median lies halfway between them.',
        encouragement: 'Two small steps: first the sixth number, then the middle.',
      },
      concepts: ['mean', 'median'],
      reasoning: ['creative', 'analytical'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}
