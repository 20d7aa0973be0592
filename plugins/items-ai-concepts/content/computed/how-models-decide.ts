import type { ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import { figure, listed } from '../drafts.ts';
import { choices, computedModel, isWhole, levels, oneOf, round, signedChoices, stepped } from './computed-model.ts';
import { centreTasks, lineTasks, unitTasks } from './practice-tasks.ts';

const places = [
  { known: 'flats', value: 'rent in €', unit: '€', low: 400, step: 20 },
  { known: 'used bicycles', value: 'price in €', unit: '€', low: 80, step: 10 },
  { known: 'recipes', value: 'minutes of cooking', unit: ' minutes', low: 20, step: 5 },
  { known: 'parcels', value: 'hours until delivery', unit: ' hours', low: 12, step: 2 },
  { known: 'films', value: 'visitors in a week', unit: ' visitors', low: 200, step: 30 },
  { known: 'runners', value: 'minutes for 10 km', unit: ' minutes', low: 36, step: 3 },
];

const neighbourMean = computedModel({
  id: 'mean-of-neighbours',
  contentArea: 'how-models-decide',
  title: 'Predicting a number from the nearest cases',
  discrimination: 1.3,
  concepts: ['nearest-neighbour'],
  reasoning: ['systematic', 'intuitive'],
  hints: {
    conceptual: 'The nearest known cases decide; those further off have no say.',
    procedural: 'Order the cases by their distance, keep as many as are asked, and take the mean of their values.',
    strategic: 'Cross out first what is too far away; most rows go.',
    encouragement: 'Once the right rows are found, it is one small mean.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 2, load: 1 },
      { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const place = oneOf(random, places);
      const k = [1, 2, 3, 3][level] ?? 3;
      const far = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random).slice(0, 6);
      const rows = far.map((distance) => ({ distance, value: place.low + place.step * stepped(random, 0, 14, 1) }));
      const near = [...rows].sort((one, other) => one.distance - other.distance);
      const mean = (list: readonly { value: number }[]) =>
        list.reduce((sum, { value }) => sum + value, 0) / list.length;
      // The hardest: a nearer case counts as often as its weight says.
      const weights = [3, 2, 1];
      const weighted = near.slice(0, 3).reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0) / 6;
      const answer = level === 3 ? weighted : mean(near.slice(0, k));
      if (!isWhole(answer)) return undefined;
      const say = (value: number) => `${figure(value)}${place.unit === '€' ? ' €' : place.unit}`;
      const options = choices(
        answer,
        [
          ...(level === 3 ? [[mean(near.slice(0, 3)), 'plainMean'] as const] : []),
          [mean(rows.slice(0, k)), 'firstListed'],
          [Math.round(mean(rows)), 'farCounted'],
          [near[k - 1]?.value ?? 0, 'onePartOnly'],
          [Math.round(mean(near.slice(-k))), 'signTurned'],
          [Math.round(mean(near.slice(0, k + 1))), 'farCounted'],
        ],
        say,
      );
      const rule =
        level === 3
          ? 'the mean of the 3 nearest, where the nearest counts three times, the second twice and the third once'
          : k === 1
            ? 'the value of the nearest one'
            : `the mean of the ${k} nearest`;
      return (
        options && {
          stem: `A program predicts a value for a new case from known ${place.known}: it takes ${rule}. Which value does it predict?`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Distance to the new case', place.value],
              rows: rows.map(({ distance, value }) => [String(distance), figure(value)]),
            },
          ],
          ...options,
          explanation: `The nearest ${place.known} have ${listed(near.slice(0, k).map(({ value }) => figure(value)))}; that gives ${options.answer}.`,
          steps: [
            `In the order of their distance: ${near
              .slice(0, k)
              .map(({ value }) => figure(value))
              .join('; ')}.`,
            `The prediction is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const clusterCentre = computedModel({
  id: 'centre-of-a-group',
  contentArea: 'how-models-decide',
  title: 'One round of k-means on a line',
  discrimination: 1.3,
  concepts: ['clustering'],
  reasoning: ['systematic'],
  hints: {
    conceptual:
      'A round has two halves: every point joins the nearest centre, then each centre moves to the mean of its points.',
    procedural: 'Find the middle between the two centres; what lies on one side of it belongs to one centre.',
    strategic: 'Write the points of the group that is asked for in a row before you take their mean.',
    encouragement: 'With points on a line, one border decides everything.',
  },
  practice: centreTasks,
  designs: levels(
    [
      { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      { steps: 3, abstraction: 2, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const topic = oneOf(random, [
        'ages of visitors',
        'minutes of use a day',
        'heights of plants in cm',
        'prices in €',
        'distances to school in hundreds of metres',
      ]);
      const points = shuffled(
        Array.from({ length: 40 }, (_, at) => at + 2),
        random,
      ).slice(0, level === 0 ? 5 : 6);
      const first = stepped(random, 3, 15, 1);
      const second = first + stepped(random, 8, 22, 1);
      if (points.some((point) => Math.abs(point - (first + second) / 2) < 1)) return undefined;
      const split = (low: number, high: number) => ({
        low: points.filter((point) => Math.abs(point - low) < Math.abs(point - high)),
        high: points.filter((point) => Math.abs(point - low) >= Math.abs(point - high)),
      });
      const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
      const once = split(first, second);
      if (once.low.length < 2 || once.high.length < 2) return undefined;
      const centres = [mean(once.low), mean(once.high)] as const;
      const twice = split(...centres);
      if (level === 2 && (twice.low.length === once.low.length || twice.low.length < 2 || twice.high.length < 2))
        return undefined;
      const answer = level === 2 ? mean(twice.high) : mean(once.high);
      if (!isWhole(answer * 2)) return undefined;
      const sorted = [...once.high].sort((one, other) => one - other);
      const options = choices(answer, [
        ...(level === 2 ? [[round(centres[1]), 'stopsEarly'] as const] : []),
        [level === 2 ? round(mean(twice.low)) : round(centres[0]), 'otherGroup'],
        [Math.round(mean(points)), 'farCounted'],
        [sorted[Math.floor(sorted.length / 2)] ?? 0, 'medianForMean'],
        [second, 'stopsEarly'],
        [Math.round((answer + second) / 2), 'plainMean'],
      ]);
      const rounds = level === 2 ? 'two rounds' : 'one round';
      return (
        options && {
          stem: `A program sorts ${topic} into two groups by k-means. The values are ${listed(points.map(String))}, and the centres begin at ${first} and ${second}. Each value joins the nearer centre, then each centre moves to the mean of its values. Where is the higher centre after ${rounds}?`,
          ...options,
          explanation: `${level === 2 ? 'In the second round' : 'The'} values ${listed((level === 2 ? twice : once).high.map(String))} belong to the higher centre, whose mean is ${options.answer}.`,
          steps: [
            `First round: ${listed(once.high.map(String))} join the higher centre.`,
            `The higher centre ends at ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const weightedSum = computedModel({
  id: 'sum-of-a-unit',
  contentArea: 'how-models-decide',
  title: 'What a unit of a network computes',
  discrimination: 1.3,
  concepts: ['neural-networks'],
  reasoning: ['analytical'],
  hints: {
    conceptual:
      'A unit multiplies each input by its weight, adds the products and a constant, and then applies its rule.',
    procedural: 'Work out the products in order, keep their signs, and add the constant last.',
    strategic: 'Do the positive products and the negative ones apart, and subtract.',
    encouragement: 'No number is large; only the signs want care.',
  },
  practice: unitTasks,
  designs: levels(
    [
      { steps: 1, abstraction: 1, closeness: 1, load: 0 },
      { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const size = level === 0 ? 2 : 3;
      const inputs = Array.from({ length: size }, () => stepped(random, 1, 6, 1));
      const weights = Array.from({ length: size }, () =>
        level === 0 ? stepped(random, 1, 5, 1) : stepped(random, -4, 5, 1),
      );
      const constant = level === 0 ? 0 : stepped(random, -6, 6, 1);
      if (weights.some((weight) => weight === 0) || (level > 0 && constant === 0)) return undefined;
      const products = inputs.map((input, at) => input * (weights[at] ?? 0));
      const sum = products.reduce((total, each) => total + each, 0);
      const out = sum + constant;
      const passed = level === 2 ? Math.max(0, out) : out;
      if (level === 2 && out <= 0 && random() < 0.7) return undefined;
      const options = signedChoices(passed, [
        ...(level === 0 ? [] : [[sum, 'thresholdForgotten'] as const, [sum - constant, 'signTurned'] as const]),
        [products.reduce((total, each) => total + Math.abs(each), 0) + constant, 'signTurned'],
        [
          inputs.reduce((total, each) => total + each, 0) + weights.reduce((total, each) => total + each, 0),
          'rateForgotten',
        ],
        [passed + (products[0] ?? 1), 'onePartOnly'],
        [inputs.reduce((total, each) => total + each, 0), 'rateForgotten'],
      ]);
      const rule = level === 2 ? ' What is below 0 it passes on as 0.' : '';
      return (
        options && {
          stem: `A unit of a network has the inputs ${listed(inputs.map(String))} with the weights ${listed(weights.map((each) => figure(each)))}${level === 0 ? '' : ` and the constant ${figure(constant)}`}.${rule} What does it put out?`,
          ...options,
          explanation: `The products add up to ${figure(sum)}${level === 0 ? '' : `, with the constant ${figure(out)}`}; it puts out ${options.answer}.`,
          steps: [
            `Products: ${products.map((each) => figure(each)).join('; ')}.`,
            `Their sum is ${figure(sum)}, so that the unit puts out ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const linePrediction = computedModel({
  id: 'line-of-prediction',
  contentArea: 'how-models-decide',
  title: 'Predicting by a line, and how far off it is',
  discrimination: 1.2,
  concepts: ['regression'],
  reasoning: ['analytical'],
  hints: {
    conceptual: 'A line has a start and a slope: the slope is what one more unit adds.',
    procedural: 'Put the value into the line first; only then compare with what was observed.',
    strategic: 'Mind which comes first in a difference: observed minus predicted.',
    encouragement: 'One product and one sum give the prediction.',
  },
  practice: lineTasks,
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 2, load: 0 },
      { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    ],
    (random, level) => {
      const setting = oneOf(random, [
        ['the price of a taxi ride in €', 'kilometres'],
        ['the minutes of a delivery', 'stops'],
        ['the weight of a puppy in hundreds of grams', 'weeks'],
        ['the cups of tea sold', 'guests'],
        ['the pages printed', 'pupils'],
        ['the litres of water used', 'plants'],
      ] as const);
      const [what, of] = setting;
      const slope = stepped(random, 2, 9, 1);
      const start = stepped(random, 3, 30, 1);
      const x = stepped(random, 4, 25, 1);
      const off = stepped(random, 2, 14, 1);
      const predicted = start + slope * x;
      const other = { x: x + stepped(random, 1, 5, 1), off: stepped(random, 2, 14, 1) };
      const observed = predicted + off;
      const second = start + slope * other.x - other.off;
      if (level === 2 && off === other.off) return undefined;
      const answer = [predicted, off, (off ** 2 + other.off ** 2) / 2][level] ?? predicted;
      const options = choices(answer, [
        ...(level === 2
          ? [
              [(off + other.off) / 2, 'rateForgotten'] as const,
              [Math.abs(off - other.off), 'signTurned'] as const,
              [off ** 2 + other.off ** 2, 'plainMean'] as const,
            ]
          : []),
        [level === 0 ? slope * x : Math.abs(observed - slope * x), 'thresholdForgotten'],
        [level === 0 ? start + slope + x : Math.abs(observed - start - slope), 'slopeForgotten'],
        [level === 0 ? (start + slope) * x : predicted, level === 0 ? 'orderOfSteps' : 'onePartOnly'],
        [Math.abs(observed - x), 'slopeForgotten'],
      ]);
      const stems = [
        `A model predicts ${what} as ${start} plus ${slope} for each of the ${of}. What does it predict for ${x} ${of}?`,
        `A model predicts ${what} as ${start} plus ${slope} for each of the ${of}. With ${x} ${of}, ${observed} was observed. By how much does that lie above the prediction?`,
        `A model predicts ${what} as ${start} plus ${slope} for each of the ${of}. With ${x} ${of}, ${observed} was observed, and with ${other.x} ${of}, ${second}. What is the mean of the squared errors?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `For ${x} ${of} the line gives ${predicted}. The answer is ${options.answer}.`,
          steps: [`${start} + ${slope} · ${x} = ${predicted}.`, `So the answer is ${options.answer}.`],
        }
      );
    },
  ),
});

export const computedDeciding: ItemModel[] = [neighbourMean, clusterCentre, weightedSum, linePrediction];
