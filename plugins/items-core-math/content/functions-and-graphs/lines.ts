import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { dot, figure, table } from '../figures.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, polynomial } from '../number-text.ts';

const slopeSign = idea(
  'slope-sign',
  'A line that falls from left to right has a negative slope, one that rises a positive slope.',
);
const interceptOfOtherAxis = idea('confuses-intercepts', 'You read where the line meets the other axis.');
const perStepForAll = idea(
  'change-over-several-steps',
  'You took the change over several steps for the change over one.',
);
const keepsPointNotSlope = idea(
  'parallel-needs-same-slope',
  'Parallel lines have the same slope; yours has the right point or intercept but another slope.',
);
const usesPointAsIntercept = idea(
  'point-as-intercept',
  'You used the height of the given point as the starting value, although the point does not lie on the y-axis.',
);

/** Rung 2. Harder: a fractional or negative slope, no intercept given, several steps at once in a table. */
export const lines = coreMathModel('functions-and-graphs', {
  id: 'core_math.lines',
  title: 'Straight lines: slope and starting value',
  concepts: ['linear-functions', 'slope'],
  reasoning: ['analytical'],
  // Slope and starting value are told apart or not; the choices hold every mix-up.
  discrimination: 1.3,
  forms: [
    fromFigure('rises'),
    slopeOfPoints,
    candle,
    fromFigure('falls'),
    fromTable,
    parallelThroughPoint,
    crossesAxis,
  ],
});

function fromFigure(kind: 'rises' | 'falls'): Form {
  return (random) => {
    const slope = kind === 'rises' ? whole(random, 2, 3) : -whole(random, 2, 3);
    const start = oneOf(random, kind === 'rises' ? [-4, -3, -1, 1] : [1, 4, 5]);
    if (Math.abs(slope) === Math.abs(start)) return;
    const text = (m: number, b: number) => `y = ${polynomial([m, b])}`;
    const plane = axes(
      { from: -4, to: 4, grid: 1, numbers: 2 },
      { from: -6, to: 6, grid: 1, numbers: 2 },
      { width: 250, height: 200 },
    );
    return {
      stem: 'Which equation belongs to the line in the figure?',
      stimulus: [
        figure(
          `A straight line on a coordinate grid. It crosses the y-axis at (0, ${numeral(start)}) and passes through (1, ${numeral(start + slope)}); both points are marked.`,
          plane.width,
          plane.height,
          [
            ...plane.shapes,
            ...plane.curve((x) => slope * x + start),
            dot(plane.at(0, start)),
            dot(plane.at(1, start + slope)),
          ],
        ),
      ],
      answer: text(slope, start),
      distractors: [
        wrong(text(start, slope), misconceptions.swapsSlopeAndIntercept),
        wrong(text(-slope, start), slopeSign),
        wrong(
          `y = ${slope < 0 ? '−' : ''}x/${Math.abs(slope)} ${start < 0 ? '−' : '+'} ${Math.abs(start)}`,
          misconceptions.slopeUpsideDown,
        ),
      ],
      explanation: `The line crosses the y-axis at ${numeral(start)}. One step to the right it goes ${slope > 0 ? 'up' : 'down'} by ${Math.abs(slope)}, so its slope is ${numeral(slope)} and its equation is ${text(slope, start)}.`,
      steps: [
        `y-axis crossed at ${numeral(start)}`,
        `from (0, ${numeral(start)}) to (1, ${numeral(start + slope)}): slope ${numeral(slope)}`,
        text(slope, start),
      ],
      hints: ladder(
        'Two things determine a line: where it crosses the y-axis and how steeply it rises or falls.',
        'Read off the crossing with the y-axis, then go one step to the right and see how far the line rises or falls.',
        `Test the equation with the second marked point, where x = 1.`,
        'The two marked points hold everything you need.',
      ),
      difficulty: kind === 'rises' ? -0.85 : -0.7,
    };
  };
}

function slopeOfPoints(random: Random): Drawn {
  const [x1, y1, run, rise] = [whole(random, 1, 4), whole(random, 1, 6), whole(random, 2, 5), whole(random, 3, 9)];
  const slope = fraction(rise, run);
  if (slope[1] === 1 || rise === run) return;
  const [x2, y2] = [x1 + run, y1 + rise];
  const added = fraction(y1 + y2, x1 + x2);
  if (added[1] === 1) return;
  return {
    stem: `A line passes through the points (${x1}, ${y1}) and (${x2}, ${y2}). What is its slope?`,
    answer: fractionText(slope),
    distractors: [
      wrong(fractionText(fraction(run, rise)), misconceptions.slopeUpsideDown),
      wrong(fractionText(added), misconceptions.reversesOperation),
      wrong(fractionText(fraction(-rise, run)), slopeSign),
    ],
    explanation: `From the first point to the second the line rises by ${y2} − ${y1} = ${rise} while it runs ${x2} − ${x1} = ${run} to the right. The slope is ${fractionText(slope)}.`,
    steps: [
      `rise: ${y2} − ${y1} = ${rise}`,
      `run: ${x2} − ${x1} = ${run}`,
      `slope: ${rise}/${run}${fractionText(slope) === `${rise}/${run}` ? '' : ` = ${fractionText(slope)}`}`,
    ],
    hints: ladder(
      'Slope compares how far a line rises with how far it runs to the right.',
      `How far is it across from ${x1} to ${x2}, and how far up from ${y1} to ${y2}?`,
      'Does the line rise more than it runs? Then its slope is greater than 1.',
      'Sketch the two points and the step-shaped path from one to the other.',
    ),
    difficulty: -0.75,
    reasoning: ['systematic'],
  };
}

function candle(random: Random): Drawn {
  const [height, rate, hours] = [whole(random, 18, 30), whole(random, 2, 4), whole(random, 3, 5)];
  const later = height - rate * hours;
  if (rate === 2 && height % 2 === 0) return;
  const text = (start: number, m: number) => `h = ${start} ${m < 0 ? '−' : '+'} ${Math.abs(m)}t`;
  return {
    stem: `A candle is ${height} cm tall when it is lit and burns down evenly. After ${hours} hours it is ${later} cm tall. Which equation gives its height h, in centimetres, after t hours?`,
    answer: text(height, -rate),
    distractors: [
      wrong(text(height, -rate * hours), perStepForAll),
      wrong(text(height, rate), slopeSign),
      wrong(`h = ${rate} − ${height}t`, misconceptions.swapsSlopeAndIntercept),
    ],
    explanation: `In ${hours} hours the candle loses ${height} − ${later} = ${rate * hours} cm, so it loses ${rate} cm in each hour. It starts at ${height} cm: ${text(height, -rate)}.`,
    steps: [
      `${height} − ${later} = ${rate * hours} cm in ${hours} hours`,
      `${rate * hours} ÷ ${hours} = ${rate} cm per hour`,
      text(height, -rate),
    ],
    hints: ladder(
      'An even change means the same loss in every hour, starting from the full height.',
      `How much does the candle lose in the ${hours} hours, and how much is that in one hour?`,
      `Put t = ${hours} into the equation you choose: the height must come out as ${later} cm.`,
      'Describe the candle in words first: it starts at so much and loses so much each hour.',
    ),
    difficulty: -0.9,
    concepts: ['linear-functions', 'rates'],
  };
}

function fromTable(random: Random): Drawn {
  const [slope, start, step] = [whole(random, 2, 4), oneOf(random, [-5, -3, -1, 2, 4]), whole(random, 2, 3)];
  const xs = [1, 1 + step, 1 + 2 * step, 1 + 3 * step];
  const first = slope + start;
  if (start === slope) return;
  const text = (m: number, b: number) => `y = ${polynomial([m, b])}`;
  return {
    stem: 'The values in the table belong to a linear function. Which equation does it have?',
    stimulus: [table(['x', ...xs.map(String)], [['y', ...xs.map((x) => numeral(slope * x + start))]])],
    answer: text(slope, start),
    distractors: [
      wrong(text(slope * step, first - slope * step), perStepForAll),
      wrong(text(slope, first), usesPointAsIntercept),
      wrong(text(start, slope), misconceptions.swapsSlopeAndIntercept),
    ],
    explanation: `When x grows by ${step}, y grows by ${slope * step}, so the slope is ${slope}. At x = 1 the value is ${numeral(first)}, so at x = 0 it would be ${numeral(first)} − ${slope} = ${numeral(start)}.`,
    steps: [
      `slope: ${slope * step} ÷ ${step} = ${slope}`,
      `value at x = 0: ${numeral(first)} − ${slope} = ${numeral(start)}`,
      text(slope, start),
    ],
    hints: ladder(
      'In a linear function equal steps of x bring equal steps of y.',
      `In the table x grows by ${step} each time. By how much does y grow, and how much is that for a single step of x?`,
      'The table begins at x = 1. Go one step back to find the value at x = 0.',
      'Check your equation with the last column; if that fits, the others do as well.',
    ),
    difficulty: -0.55,
  };
}

function parallelThroughPoint(random: Random): Drawn {
  const [slope, start, x] = [whole(random, 2, 4), whole(random, 1, 6), whole(random, 1, 3)];
  const newStart = oneOf(random, [-5, -4, -2, 3, 7]);
  const y = slope * x + newStart;
  if (newStart === start || y === newStart || y <= 0 || y === start) return;
  const text = (m: number, b: number) => `y = ${polynomial([m, b])}`;
  return {
    stem: `Which line is parallel to y = ${polynomial([slope, start])} and passes through the point (${x}, ${y})?`,
    answer: text(slope, newStart),
    distractors: [
      wrong(text(slope, y), usesPointAsIntercept),
      wrong(text(-slope, y + slope * x), slopeSign),
      wrong(text(slope + 1, y - (slope + 1) * x), keepsPointNotSlope),
    ],
    explanation: `Parallel lines have equal slopes, so the slope is ${slope}. At x = ${x} the line y = ${slope}x would have the height ${slope * x}; it should be ${y}, so the starting value is ${numeral(newStart)}.`,
    steps: [
      `slope ${slope}, as in the given line`,
      `${y} = ${slope} × ${x} + b, so b = ${numeral(newStart)}`,
      text(slope, newStart),
    ],
    hints: ladder(
      'Which number in the equation of a line stays the same when the line is moved without turning it?',
      `Keep the slope, and choose the starting value so that x = ${x} gives y = ${y}.`,
      'Two conditions have to hold: the direction and the point. Check both for your choice.',
      'Begin by crossing out the equations that are not parallel at all.',
    ),
    difficulty: -0.45,
    reasoning: ['systematic', 'analytical'],
  };
}

function crossesAxis(random: Random): Drawn {
  const [slope, zero] = [whole(random, 2, 5), whole(random, 2, 6)];
  const start = slope * zero;
  if (slope === zero) return;
  return {
    stem: `At which point does the line y = ${slope}x − ${start} cross the x-axis?`,
    answer: `(${zero}, 0)`,
    distractors: [
      wrong(`(0, −${start})`, interceptOfOtherAxis),
      wrong(`(0, ${zero})`, misconceptions.swapsCoordinates),
      wrong(`(−${zero}, 0)`, misconceptions.signLost),
    ],
    explanation: `On the x-axis the height y is 0. From ${slope}x − ${start} = 0 follows x = ${start} ÷ ${slope} = ${zero}, so the point is (${zero}, 0).`,
    steps: ['on the x-axis: y = 0', `${slope}x = ${start}`, `x = ${zero}, so the point is (${zero}, 0)`],
    hints: ladder(
      'What do all points of the x-axis have in common?',
      `Put that value of y into y = ${slope}x − ${start} and solve for x.`,
      'Write the point with x first and y second, and test it in the equation.',
      'One of the two coordinates you know without calculating anything.',
    ),
    difficulty: -0.95,
  };
}
