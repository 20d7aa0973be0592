import type { Random } from '../../../../core/random.ts';
import type { Draft } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, indexOfMost, sum, wordChoices } from '../drafts.ts';
import { lineChart, linesChart } from '../figures/charts.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export function largestChange(random: Random, wanted: 'rise' | 'fall') {
  const values = months.map(() => 5 * whole(random, 2, 16));
  const sign = wanted === 'rise' ? 1 : -1;
  const changes = values.slice(1).map((value, i) => sign * (value - at(values, i)));
  const step = indexOfMost(changes);
  const say = (index: number) => `from ${at(months, index)} to ${at(months, index + 1)}`;
  const peak = indexOfMost(values.map((value) => sign * value));
  const opposite = indexOfMost(changes.map((change) => -change));
  if (step === undefined || peak === undefined || opposite === undefined || at(changes, step) < 20) return undefined;
  const second = indexOfMost(changes.map((change, i) => (i === step ? Number.NEGATIVE_INFINITY : change)));
  if (second === undefined || at(changes, step) - at(changes, second) < 10 || at(changes, second) <= 0)
    return undefined;
  // whoever looks at the highest or lowest point must not end up at the right answer
  if (peak === step || peak === step + 1) return undefined;
  const isRise = wanted === 'rise';
  const choices = wordChoices(say(step), [
    ...(peak > 0 ? [[say(peak - 1), 'goes-by-the-height-not-the-change'] as const] : []),
    [say(opposite), 'mixes-up-rise-and-fall'],
    [say(second), 'settles-for-the-second-largest'],
    ...(peak < 5 ? [[say(peak), 'goes-by-the-height-not-the-change'] as const] : []),
  ]);
  const subject = isRise
    ? { stem: 'The line shows how many bicycles a shop repaired each month.', title: 'Bicycles repaired', verb: 'rise' }
    : {
        stem: 'The line shows how much water a village used each month, in thousand litres.',
        title: 'Water used (thousand litres)',
        verb: 'fall',
      };
  return (
    choices && {
      stem: `${subject.stem} Between which two months did the number ${subject.verb} most?`,
      stimulus: [lineChart({ title: subject.title, categories: months, values, max: 80, step: 10 })],
      ...choices,
      order: [...new Set([choices.answer, ...choices.distractors.map((d) => d.text)])].sort(
        (a, b) => months.indexOf(a.slice(5, 8)) - months.indexOf(b.slice(5, 8)),
      ),
      explanation: `The line ${isRise ? 'climbs' : 'drops'} most steeply ${say(step)}: from ${at(values, step)} to ${at(values, step + 1)}, by ${at(changes, step)}. Where the line is highest or lowest says nothing about how fast it changes.`,
      steps: changes.map(
        (change, i) =>
          `${say(i)}: ${at(values, i)} → ${at(values, i + 1)}, ${change === 0 ? 'no change' : `${change * sign > 0 ? 'up' : 'down'} by ${Math.abs(change)}`}`,
      ),
      hints: {
        conceptual: `A ${subject.verb} is a change between two neighbouring points, not the height of a point.`,
        procedural: `Look for the part of the line that goes ${isRise ? 'up' : 'down'} most steeply.`,
        strategic: 'Compare the two steepest parts by reading the values at both of their ends.',
        encouragement: 'The line has five parts, and only the ones in the right direction count.',
      },
      concepts: ['line-charts', 'rate-of-change'],
      reasoning: ['intuitive', 'analytical'] as Draft['reasoning'],
      discrimination: 1,
    }
  );
}

export function widestGap(random: Random) {
  const one = months.map(() => 5 * whole(random, 2, 11));
  const other = months.map(() => 5 * whole(random, 2, 11));
  const gaps = one.map((value, i) => Math.abs(value - at(other, i)));
  const widest = indexOfMost(gaps);
  const second = indexOfMost(gaps.map((gap, i) => (i === widest ? -1 : gap)));
  if (widest === undefined || second === undefined || at(gaps, widest) - at(gaps, second) < 10) return undefined;
  if (Math.abs(at(one, 5) - at(other, 5)) < 10) return undefined;
  const readings: Wrong<number[]>[] = [
    [one, 'goes-by-the-height-not-the-change'],
    [other, 'goes-by-the-height-not-the-change'],
    [one.map((value, i) => value + at(other, i)), 'adds-instead-of-subtracting'],
    [gaps.map((gap) => -gap), 'reverses-the-comparison'],
  ];
  const wrong = shuffled(readings, random).flatMap(([values, idea]): Wrong<string>[] => {
    const index = indexOfMost(values);
    return index === undefined ? [] : [[at(months, index), idea]];
  });
  const choices = wordChoices(at(months, widest), wrong);
  return (
    choices && {
      stem: 'The lines show how many guests two youth hostels had each month, in hundreds. In which month did the numbers of the two hostels differ most?',
      stimulus: [
        linesChart({
          title: 'Guests (hundreds)',
          categories: months,
          series: [
            { name: 'Hill', values: one },
            { name: 'Lake', values: other },
          ],
          max: 60,
          step: 10,
        }),
      ],
      ...choices,
      order: months.filter((month) => [choices.answer, ...choices.distractors.map((d) => d.text)].includes(month)),
      explanation: `In ${at(months, widest)} the hostels had ${at(one, widest)} and ${at(other, widest)}, a difference of ${at(gaps, widest)}. In no other month are the lines so far apart.`,
      steps: months.map((month, i) => `${month}: ${at(one, i)} and ${at(other, i)}, difference ${at(gaps, i)}`),
      hints: {
        conceptual: 'How much two numbers differ shows as the vertical distance between the two lines.',
        procedural: 'For each month measure from one line straight up or down to the other.',
        strategic: 'Which line is on top does not matter, nor does how high the lines are.',
        encouragement: 'A glance rules out most months; only two need careful reading.',
      },
      concepts: ['line-charts', 'comparison'],
      reasoning: ['intuitive', 'analytical'] as Draft['reasoning'],
      discrimination: 1,
    }
  );
}

export function crossing(random: Random) {
  const income = months.map(() => 5 * whole(random, 4, 14));
  const costs = months.map(() => 5 * whole(random, 4, 14));
  const balance = income.map((value, i) => value - at(costs, i));
  const answer = sum(balance);
  if (balance.some((b) => b === 0) || answer > -10 || at(balance, 5) > -10 || answer === at(balance, 5))
    return undefined;
  const losses = balance.filter((b) => b < 0).length;
  if (losses < 2 || losses > 4) return undefined;
  const say = (n: number) => `a ${n > 0 ? 'profit' : 'loss'} of ${Math.abs(n)} thousand`;
  const wrong: Wrong<number>[] = [
    [-answer, 'reverses-the-comparison'],
    [sum(balance.map(Math.abs)), 'adds-losses-as-gains'],
    [at(balance, 5), 'looks-at-the-last-value-only'],
  ];
  const choices = wordChoices(
    say(answer),
    shuffled(wrong, random)
      .filter(([n]) => n !== 0)
      .map(([n, idea]) => [say(n), idea] as const),
  );
  return (
    choices && {
      stem: 'The lines show the income and the costs of a small firm, in thousand €. What was the result of the six months taken together?',
      stimulus: [
        linesChart({
          title: 'Thousand €',
          categories: months,
          series: [
            { name: 'Income', values: income },
            { name: 'Costs', values: costs },
          ],
          max: 70,
          step: 10,
        }),
      ],
      ...choices,
      explanation: `Altogether ${sum(income)} thousand came in and ${sum(costs)} thousand went out. Months in which costs lie above income take away from the result of the others.`,
      steps: [
        `Income: ${income.join(' + ')} = ${sum(income)}.`,
        `Costs: ${costs.join(' + ')} = ${sum(costs)}.`,
        `${sum(income)} − ${sum(costs)} = −${-answer}.`,
      ],
      hints: {
        conceptual: 'The result of a month is income minus costs, and it may be negative.',
        procedural: 'Read the distance between the lines month by month, with a minus sign where the costs lie above.',
        strategic: 'Let months with a plus and months with a minus cancel as far as they can before you add.',
        encouragement: 'All points lie on marks or halfway between them, so the readings are safe.',
      },
      concepts: ['line-charts', 'signed-quantities'],
      reasoning: ['systematic', 'analytical'] as Draft['reasoning'],
      discrimination: 1.2,
    }
  );
}
