import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, drawUntil, modelsOf, numberChoices } from '../drafts.ts';

const model = modelsOf('evidence-and-causation');

export const beforeAfterModels: ItemModel[] = [
  model('before-and-after', 'Before, after, and elsewhere', 6, writeBeforeAfter),
];

interface Change {
  opening: string;
  measure: string;
  treated: string;
  other: string;
  question: string;
  range: [low: number, high: number, step: number];
  unit: string;
  /** Whether the figure of the other place moves in the same direction, in the opposite one, or the starting points differ much. */
  kind: 'same' | 'opposite' | 'different-start' | 'per-cent';
  b: number;
}

// Features: a common trend to be taken off (-0.2), in the opposite direction (+0.5), different starting points (+0.3), growth in per cent (+1).
const changes: Change[] = [
  {
    opening: 'A school introduced reading mentors in year 7, but not in year 8, which is otherwise taught alike.',
    measure: 'Average reading points',
    treated: 'Year 7',
    other: 'Year 8',
    question: 'By how many points have the mentors probably raised the average?',
    range: [40, 70, 1],
    unit: 'point',
    kind: 'same',
    b: -0.3,
  },
  {
    opening: 'One of two similar towns made its buses free in May.',
    measure: 'Bus passengers a day',
    treated: 'Free buses',
    other: 'Paid buses',
    question: 'How many additional passengers a day has the free ride probably brought?',
    range: [400, 900, 50],
    unit: 'passenger',
    kind: 'same',
    b: 0,
  },
  {
    opening: 'A clinic sent reminders to half of its patients, drawn by lot.',
    measure: 'Missed appointments a month',
    treated: 'Reminded',
    other: 'Not reminded',
    question: 'How many missed appointments a month have the reminders probably prevented?',
    range: [60, 120, 5],
    unit: 'appointment',
    kind: 'opposite',
    b: 0.4,
  },
  {
    opening: 'A chain of shops changed the lighting in one of two shops.',
    measure: 'Customers a day',
    treated: 'New lighting',
    other: 'Old lighting',
    question: 'How many additional customers a day has the new lighting probably brought?',
    range: [150, 700, 10],
    unit: 'customer',
    kind: 'different-start',
    b: 0.5,
  },
  {
    opening: 'In one of two valleys farmers began to let strips of flowers grow.',
    measure: 'Bees counted',
    treated: 'With flower strips',
    other: 'Without',
    question:
      'How many more bees have been counted because of the strips, if both valleys would otherwise have changed by the same number?',
    range: [200, 600, 20],
    unit: 'bee',
    kind: 'opposite',
    b: 0.7,
  },
  {
    opening:
      'A firm let one of two departments work from home two days a week. Both departments would otherwise have changed by the same percentage.',
    measure: 'Tasks finished a week',
    treated: 'Partly at home',
    other: 'In the office',
    question: 'How many more tasks a week has working from home probably brought?',
    range: [100, 400, 20],
    unit: 'task',
    kind: 'per-cent',
    b: 1.2,
  },
];

function writeBeforeAfter(variant: number, random: Random): Draft {
  const change = caseOf(changes, variant);
  return drawUntil(() => {
    const [low, high, step] = change.range;
    const draw = () => low + step * whole(random, 0, (high - low) / step);
    const [before, after, otherBefore, otherAfter] = [draw(), draw(), draw(), draw()];
    const trend = change.kind === 'per-cent' ? before * (otherAfter / otherBefore - 1) : otherAfter - otherBefore;
    const fewer = change.unit === 'appointment';
    const sign = fewer ? -1 : 1;
    const effect = sign * (after - before - trend);
    const plain = sign * (after - before);
    const fits =
      effect > 0 &&
      Number.isInteger(Math.round(effect * 1e9) / 1e9) &&
      Math.abs(trend) >= 2 * step &&
      Math.abs(trend) < before / 2 &&
      (change.kind === 'opposite' ? plain * sign * trend < 0 || plain < 0 : plain > 0 && trend > 0) &&
      (change.kind === 'different-start'
        ? Math.abs(before - otherBefore) > 10 * step
        : change.kind === 'per-cent'
          ? Math.abs(before - otherBefore) >= 60
          : Math.abs(before - otherBefore) <= 4 * step);
    if (!fits) return undefined;
    const wrong: Wrong<number>[] = [
      [Math.abs(plain), 'ignores-the-comparison-group'],
      [Math.abs(after - otherAfter), 'compares-the-end-only'],
      [
        Math.abs(plain + sign * (change.kind === 'per-cent' ? otherAfter - otherBefore : trend)),
        'adds-instead-of-subtracting',
      ],
      [Math.abs(sign * (after - before - (otherAfter - otherBefore))), 'ignores-the-comparison-group'],
      [Math.abs(otherAfter - otherBefore), 'answers-another-question'],
    ];
    const say = (n: number) => `${n} ${n === 1 ? change.unit : `${change.unit}s`}`;
    const choices = numberChoices(
      Math.round(effect),
      shuffled(wrong, random).filter(([n]) => n > 0),
      say,
    );
    const trendSays = trend > 0 ? `risen by ${Math.round(trend)}` : `fallen by ${Math.round(-trend)}`;
    return (
      choices && {
        stem: `${change.opening} ${change.question}`,
        stimulus: [
          {
            kind: 'table',
            caption: change.measure,
            header: ['Group', 'Before', 'After'],
            rows: [
              [change.treated, String(before), String(after)],
              [change.other, String(otherBefore), String(otherAfter)],
            ],
          },
        ],
        ...choices,
        explanation: `Without the change, “${change.treated}” would probably have ${trendSays}${change.kind === 'per-cent' ? ', the same percentage as the other group' : ' like the other group'}, to ${Math.round(before + trend)}. In fact it is ${after}; the difference is what the change itself has probably done.`,
        steps: [
          `Other group: from ${otherBefore} to ${otherAfter}${change.kind === 'per-cent' ? `, ${otherAfter > otherBefore ? 'up' : 'down'} ${Math.round(Math.abs((100 * otherAfter) / otherBefore - 100))}%` : ''}.`,
          `Expected without the change: ${before} ${trend > 0 ? '+' : '−'} ${Math.round(Math.abs(trend))} = ${Math.round(before + trend)}.`,
          `Observed: ${after}. Difference: ${Math.round(effect)}.`,
        ],
        hints: {
          conceptual: 'What would have happened anyway can be seen where nothing was changed.',
          procedural: `Work out by how much “${change.other}” changed, and expect the same of “${change.treated}” without the change.`,
          strategic: 'Compare what was expected with what came about; do not compare the two groups’ final figures.',
          encouragement: 'The table has four numbers, and each is needed once.',
        },
        difficulty: change.b,
        discrimination: 1.3,
        concepts: ['comparison-group', 'causal-effect'],
        reasoning: ['analytical'],
      }
    );
  });
}
