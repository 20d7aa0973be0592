import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import { sum } from './charts-and-tables.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, names, percent, tasksOf } from './tasks.ts';

export const averageTasks: Readonly<Record<string, ModelTasks>> = {
  'percent-of-what': tasksOf(
    'percentage-change percentages',
    ['analytical'],
    [
      'The same number of people can be a different percentage when the whole changes.',
      'Write down part and whole before and after.',
      'Take 100 as one of the amounts and work the other out.',
      'Part over whole, twice: that is all.',
    ],
    [
      0.0,
      (random) => {
        const [all, share, more] = [10 * whole(random, 3, 12), 10 * whole(random, 2, 7), 5 * whole(random, 1, 8)];
        const part = (all * share) / 100;
        const answer = (100 * (part + more)) / (all + more);
        if (!Number.isInteger(answer)) return;
        return {
          stem: `Of ${all} guests at a ${oneOf(random, ['wedding', 'congress', 'camp', 'picnic'])}, ${share}% are vegetarians. ${more} more guests arrive, all of them vegetarians. What percentage of the guests are vegetarians now?`,
          answer,
          lures: [
            [share + more, idea('takes-points-for-per-cent')],
            [Math.min(99, Math.round((100 * (part + more)) / all)), idea('uses-the-wrong-base')],
            [share, idea('keeps-the-old-figures')],
            [Math.round(share + (100 * more) / all), idea('adds-percentages-of-different-things')],
            [100 - answer, idea('answers-with-the-complement')],
          ],
          say: percent,
          explanation: `There were ${part} vegetarians; now it is ${part + more} of ${all + more}, which is ${answer}%.`,
          steps: [`${share}% of ${all} = ${part}`, `${part + more} ÷ ${all + more} = ${answer}%`],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const more = oneOf(random, [25, 50, 60, 100, 150, 300]);
        const answer = (100 * more) / (100 + more);
        if (!Number.isInteger(answer * 2)) return;
        const [a, b] = names(random, 2);
        return {
          stem: `${a} earns ${more}% more than ${b}. By how many per cent does ${b} earn less than ${a}?`,
          answer,
          lures: [
            [more, idea('uses-the-wrong-base')],
            [100 - answer, idea('answers-with-the-complement')],
            [more / 2, idea('takes-fifty-fifty')],
            [100 - more, idea('subtracts-percentages-of-different-things')],
            [more + 100, idea('answers-with-the-whole-instead-of-the-change')],
          ],
          say: percent,
          explanation: `If ${b} earns 100, ${a} earns ${100 + more}. The difference of ${more} is ${answer}% of ${100 + more}.`,
          steps: [`${b}: 100, ${a}: ${100 + more}`, `${more} ÷ ${100 + more} = ${answer}%`],
        };
      },
    ],
  ),
  'combined-averages': tasksOf(
    'weighted-average averages',
    ['analytical'],
    [
      'In an average each part counts as often as it occurs.',
      'Turn averages into totals, and work with those.',
      'Ask which of the two values the result must be nearer to.',
      'Totals add up without any trick.',
    ],
    [
      -0.2,
      (random) => {
        const [test, exam, weight] = [whole(random, 40, 95), whole(random, 40, 95), whole(random, 2, 3)];
        const answer = (test + weight * exam) / (1 + weight);
        if (!Number.isInteger(answer) || Math.abs(test - exam) < 6) return;
        return {
          stem: `In a ${oneOf(random, ['music', 'driving', 'cooking', 'diving'])} course the practical part counts ${weight === 2 ? 'twice' : 'three times'} as much as the written one. ${names(random, 1)[0]} has ${test} points in the written part and ${exam} in the practical one. What is the average?`,
          answer,
          lures: [
            [(test + exam) / 2, idea('averages-the-averages')],
            [Math.round((weight * test + exam) / (1 + weight)), idea('mixes-up-the-weights')],
            [Math.round((test + weight * exam) / 2), idea('uses-the-wrong-number-of-values')],
            [exam, idea('takes-one-group-for-all')],
          ],
          explanation: `(${test} + ${weight} × ${exam}) ÷ ${1 + weight} = ${answer}.`,
          steps: [`${test} + ${weight * exam} = ${test + weight * exam}`, `÷ ${1 + weight} = ${answer}`],
        };
      },
    ],
    [
      0.8,
      (random) => {
        const [games, rest, before, goal] = [
          whole(random, 4, 12),
          whole(random, 2, 8),
          whole(random, 10, 25),
          whole(random, 12, 30),
        ];
        const answer = ((games + rest) * goal - games * before) / rest;
        if (!Number.isInteger(answer) || goal <= before || answer > 60) return;
        return {
          stem: `In ${games} matches a ${oneOf(random, ['basketball', 'handball', 'netball', 'volleyball'])} player has scored ${before} points on average. ${rest} matches are left. How many points are needed in each of them on average, so that the average of all is ${goal}?`,
          answer,
          lures: [
            [goal, idea('takes-the-average-as-the-missing-value')],
            [2 * goal - before, idea('averages-the-averages')],
            [(games + rest) * goal - games * before, idea('adds-everything-up-instead-of-averaging')],
            [goal + (goal - before) * rest, idea('mixes-up-the-weights')],
          ],
          explanation: `In all ${games + rest} × ${goal} = ${(games + rest) * goal} points are needed, ${games * before} are there; the rest is shared among ${rest}.`,
          steps: [
            `${(games + rest) * goal} − ${games * before} = ${(games + rest) * goal - games * before}`,
            `÷ ${rest} = ${answer}`,
          ],
        };
      },
    ],
  ),
  'mean-and-median': tasksOf(
    'mean median',
    ['analytical', 'systematic'],
    [
      'The mean shares the sum out; the median is the value in the middle of the order.',
      'Put the values in order, and note their sum.',
      'Ask what each change does to the sum and to the middle place.',
      'The list is short: try it out.',
    ],
    [
      -0.1,
      (random) => {
        // The mean is the second largest of the five, so that it is not the median.
        const mean = whole(random, 24, 34);
        const young = [whole(random, 12, 16), whole(random, 17, 20), whole(random, 21, 23)];
        const values = [...young, mean, 4 * mean - sum(young)];
        if ((values[4] ?? 0) > 78) return;
        const list = shuffled(values, random);
        return {
          stem: `The ages of the five members of a ${oneOf(random, ['band', 'crew', 'quiz team', 'relay'])} are ${list.slice(0, 4).join(', ')} and ${list[4]}. One of them leaves, and the mean age stays the same. How old is that member?`,
          answer: mean,
          lures: [
            [values[2] ?? 0, idea('mixes-up-mean-and-median')],
            [values[4] ?? 0, idea('takes-an-end-for-the-middle')],
            [values[0] ?? 0, idea('takes-an-end-for-the-middle')],
            [values[1] ?? 0, idea('answers-another-question')],
          ],
          explanation: `The mean is ${sum(values)} ÷ 5 = ${mean}. It stays the same only if the one who leaves has that age.`,
          steps: [`mean: ${mean}`, `without ${mean}: ${sum(values) - mean} ÷ 4 = ${mean}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const values: number[] = [whole(random, 3, 9)];
        for (let at = 1; at < 7; at++) values.push((values.at(-1) ?? 0) + whole(random, 2, 6));
        const added = 2 * whole(random, 1, 2);
        const answer = values[3 + added / 2] ?? 0;
        const list = shuffled(values, random);
        return {
          stem: `Seven jumps measured ${list.slice(0, 6).join(', ')} and ${list[6]} dm. ${added === 2 ? 'Two' : 'Four'} more jumps follow, all longer than these. What is the median of all the jumps, in dm?`,
          answer,
          lures: [
            [values[3] ?? 0, idea('takes-the-old-median')],
            [values[6] ?? 0, idea('takes-an-end-for-the-middle')],
            [list[3] ?? 0, idea('takes-the-middle-of-the-scale')],
            [Math.round(((values[3] ?? 0) + answer) / 2), idea('picks-one-of-two-middle-values')],
            [values[2] ?? 0, idea('reverses-the-comparison')],
          ],
          explanation: `In order, ${7 + added} jumps have place ${(8 + added) / 2} in the middle. The new ones come last, so that it is ${answer}.`,
          steps: [`in order: ${values.join(', ')}, …`, `place ${(8 + added) / 2}: ${answer}`],
        };
      },
    ],
  ),
};
