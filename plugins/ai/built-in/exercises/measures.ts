import { decimal } from '../maths/notation.ts';
import type { Exercise, Reading, Recognise, Verdict } from './exercise.ts';

// Areas, volumes and speeds: tasks with two or three measures and one formula.

interface Slip {
  readonly value: number;
  readonly text: string;
}

interface Measured {
  readonly id: string;
  readonly task: string;
  readonly lesson: string;
  readonly ladder: readonly string[];
  readonly another: string;
  readonly result: number;
  /** The unit of the result, stated when the result is right. */
  readonly unit?: string;
  readonly given: readonly number[];
  readonly steps?: readonly Slip[];
  readonly slips: readonly Slip[];
  readonly otherwise: string;
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

function measured(given: Measured, plain: string): Exercise {
  const { id, task, lesson, ladder, another } = given;
  return { id, task, lesson, ladder, another, judge: (reading) => judged(given, reading, reading.plain === plain) };
}

function judged(
  { result, unit, given, steps = [], slips, otherwise }: Measured,
  reading: Reading,
  isTask: boolean,
): Verdict | undefined {
  const values = reading.numbers.map(({ s, n, d }) => (Number(s) * Number(n)) / Number(d));
  const own = values.filter((value) => isNear(value, result) || !given.some((each) => isNear(each, value)));
  const last = (isTask ? own : own.length > 0 ? own : values).at(-1);
  if (last === undefined) return undefined;
  if (isNear(last, result))
    return {
      kind: 'solved',
      text: `Yes, ${decimal(last)} is right${unit ? `: ${decimal(last)} ${unit}` : ''}.`,
    };
  const step = steps.find(({ value }) => isNear(value, last));
  if (step) return { kind: 'step', text: step.text, next: ladder(step, steps) };
  const slip = slips.find(({ value }) => isNear(value, last));
  return { kind: 'wrong', text: `${decimal(last)} is not right. ${slip?.text ?? otherwise}`, next: 1 };
}

const ladder = (step: Slip, steps: readonly Slip[]) => steps.indexOf(step) + 1;

const number = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;

/** The numbers of a text, without those of pages and tasks. */
const numbersIn = (plain: string) => (plain.match(/(?<![\d.^])\d{1,5}(?:\.\d{1,3})?(?![\d.]*\^)/g) ?? []).map(Number);

const unitIn = (plain: string) => /\d ?(cm|mm|km|m|inch(?:es)?|feet|ft)\b/.exec(plain)?.[1];

/** "The area of a triangle with base 10 and height 6", "the volume of a box 4 by 5 by 3". */
export const shapeTask: Recognise = (_math, { plain }) => {
  const asked = /\b(area|perimeter|volume)\b/.exec(plain)?.[1];
  const shape = /\b(triangle|rectangle|rectangular|square|box|cuboid|cube|garden|room|field|lawn|floor)\b/.exec(
    plain,
  )?.[1];
  if (!asked || !shape || /\bangles?\b/.test(plain)) return undefined;
  const numbers = numbersIn(plain);
  const unit = unitIn(plain);
  const [a, b, c] = shape === 'square' || shape === 'cube' ? [numbers[0], numbers[0], numbers[0]] : numbers;
  if (a === undefined || b === undefined) return undefined;
  const name = /garden|room|field|lawn|floor|rectangular/.test(shape) ? 'rectangle' : shape;
  if (asked === 'volume' && c !== undefined && name !== 'triangle')
    return measured(volume([a, b, c], unit, name), plain);
  if (name === 'triangle' && asked === 'area') return measured(triangleArea(a, b, unit), plain);
  if (name === 'rectangle' || name === 'square') return measured(rectangle(asked, a, b, unit, name), plain);
  return undefined;
};

const volume = ([a, b, c]: [number, number, number], unit: string | undefined, name: string): Measured => ({
  id: `volume ${a} ${b} ${c}`,
  task: `the volume of a ${name} of ${a} by ${b} by ${c}`,
  lesson: 'volume',
  ladder: [
    `Fill it with cubes of size 1. How many fit on its floor, which is ${a} by ${b}?`,
    `That many cubes make one layer. How many layers are there when it is ${c} high, and how many cubes in all?`,
  ],
  another: 'the volume of a box 2 by 6 by 5',
  result: a * b * c,
  unit: unit ? `${unit}³, because cubes are counted` : 'cubes of size 1, so with centimetres it would be cm³',
  given: [a, b, c],
  steps: [{ value: a * b, text: `Right, one layer has ${decimal(a * b)} cubes.` }],
  slips: [{ value: a + b + c, text: 'You added the three lengths. A volume counts how many unit cubes fit inside.' }],
  otherwise: 'Work out one layer first.',
});

const triangleArea = (a: number, b: number, unit: string | undefined): Measured => ({
  id: `triangle area ${a} ${b}`,
  task: `the area of a triangle with base ${a} and height ${b}`,
  lesson: 'area',
  ladder: [
    `Draw the rectangle around the triangle: it is ${a} by ${b}. How large is that rectangle?`,
    'Which part of that rectangle does the triangle cover? Cut it along the height and look at both pieces.',
  ],
  another: 'the area of a triangle with base 8 and height 5',
  result: (a * b) / 2,
  unit: unit ? `${unit}²` : 'squares of size 1',
  given: [a, b],
  steps: [
    {
      value: a * b,
      text: `${decimal(a * b)} is the rectangle around it, base times height. How much of that rectangle does the triangle cover?`,
    },
  ],
  slips: [{ value: a + b, text: 'You added base and height. An area counts how many squares fit inside.' }],
  otherwise: 'Begin with the rectangle that has the same base and height.',
});

const rectangle = (asked: string, a: number, b: number, unit: string | undefined, name: string): Measured => {
  const isArea = asked === 'area';
  return {
    id: `${name} ${asked} ${a} ${b}`,
    task: `the ${asked} of a ${name} of ${a} by ${b}`,
    lesson: 'area',
    ladder: isArea
      ? [
          `Imagine it covered with squares of size 1. How many fit along the side of ${a}?`,
          `One row has ${a} squares, and there are ${b} rows. How many squares is that?`,
        ]
      : [
          `The perimeter is the way around. Which sides do you walk along, one after the other?`,
          `There are four sides, ${a === b ? `each ${a} long` : `two of ${a} and two of ${b}`}. What do they make together?`,
        ],
    another: isArea ? 'the area of a rectangle 7 by 4' : 'the perimeter of a rectangle 7 by 4',
    result: isArea ? a * b : 2 * (a + b),
    ...(unit ? { unit: isArea ? `${unit}²` : unit } : {}),
    given: [a, b],
    slips: [
      isArea
        ? { value: 2 * (a + b), text: 'That is the way around, the perimeter. The area counts the squares inside.' }
        : { value: a * b, text: 'That is the area. The perimeter is the way around, so lengths are added.' },
      {
        value: a + b,
        text: isArea ? 'You added the sides; squares are counted in rows.' : 'That is half of the way around.',
      },
    ],
    otherwise: isArea ? 'Count squares row by row.' : 'Add up all four sides.',
  };
};

/** "The area of a circle with radius 3": results may contain π. */
export const circleTask: Recognise = (_math, { plain }) => {
  const asked = /\b(area|circumference|perimeter|way around)\b/.exec(plain)?.[1];
  const length = new RegExp(`\\b(radius|diameter)\\b\\D{0,12}${number}|${number} ?(?:cm|m|mm)? (radius|diameter)`).exec(
    plain,
  );
  if (!asked || !length) return undefined;
  const isDiameter = (length[1] ?? length[4]) === 'diameter';
  const size = Number(length[2] ?? length[3]);
  const radius = isDiameter ? size / 2 : size;
  const isArea = asked === 'area';
  const factor = isArea ? radius * radius : 2 * radius;
  const task = `the ${isArea ? 'area' : 'circumference'} of a circle with ${isDiameter ? 'diameter' : 'radius'} ${size}`;
  const slips: readonly Slip[] = [
    {
      value: isArea ? 2 * radius : radius * radius,
      text: isArea
        ? 'That is the way around, $2 \\pi r$. For the area the radius is multiplied by itself.'
        : 'That is the area, $\\pi r^2$. The way around is twice the radius times $\\pi$.',
    },
    {
      value: isArea ? size * size : 2 * size,
      text: isDiameter
        ? 'You used the diameter; the formula takes the radius, half of it.'
        : 'Look at the formula once more.',
    },
    { value: (isArea ? radius : 1) * radius * (isArea ? 4 : 1), text: 'Look at the formula once more.' },
  ];
  return {
    id: `circle ${asked} ${isDiameter} ${size}`,
    task,
    lesson: 'circles',
    ladder: [
      `${isDiameter ? `The radius is half of the diameter. ` : ''}${isArea ? 'The area of a circle is $\\pi r^2$: which number is $r$ here, and what is $r^2$?' : 'The way around a circle is $2 \\pi r$: which number is $r$ here, and what is twice as much?'}`,
      `Put the number into ${isArea ? '$\\pi \\cdot r \\cdot r$' : '$2 \\cdot \\pi \\cdot r$'}. You can leave $\\pi$ as it is: how many times $\\pi$ is it?`,
    ],
    another: isArea ? 'the area of a circle with radius 5' : 'the circumference of a circle with radius 5',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const times = /(\d+(?:\.\d+)?)\s*\*?\s*(?:pi\b|π|\\pi)/.exec(reading.plain.replaceAll('\\', ''))?.[1];
      const last = reading.numbers.at(-1);
      const answer = times ? Number(times) : last ? Number(last.n) / Number(last.d) / Math.PI : undefined;
      if (answer === undefined) return undefined;
      const shown = times ? `$${times} \\pi$` : decimal(Number(last?.n) / Number(last?.d));
      if (Math.abs(answer - factor) <= 0.005 * factor) return { kind: 'solved', text: `Yes, ${shown} is right.` };
      if (!times && last && isNear(Number(last.n) / Number(last.d), factor))
        return { kind: 'step', text: `Right, that many times $\\pi$. How do you write the result?`, next: 1 };
      const slip = slips.find(({ value }) => Math.abs(answer - value) <= 0.005 * value);
      return { kind: 'wrong', text: `${shown} is not right. ${slip?.text ?? 'Begin with the radius.'}`, next: 0 };
    },
  };
};

const distance = String.raw`(\d{1,5}(?:\.\d{1,3})?) ?(km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|m)\b(?! ?\/)`;
const time = String.raw`(\d{1,4}(?:\.\d{1,3})?) ?(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s)\b`;
const rate = String.raw`(\d{1,4}(?:\.\d{1,3})?) ?(km ?\/ ?h|kmh|kph|mph|m ?\/ ?s|km per hour|miles per hour|met(?:er|re)s? per second)`;

/** "180 km in 2.5 h: how fast?", or the task for the distance or the time. */
export const speedTask: Recognise = (_math, { plain }) => {
  // A journey in two parts and two moving things are different tasks.
  if (numbersIn(plain).length > 3) return undefined;
  const [way, during, pace] = [distance, time, rate].map((pattern) => new RegExp(pattern).exec(plain));
  if (way && during && !pace && /\b(?:fast|speed|rate|per hour|km\/h|mph|velocity)\b/.test(plain)) {
    const [s, t] = [Number(way[1]), Number(during[1])];
    if (t === 0) return undefined;
    const unit = `${way[2]} in each ${word(during[2])}`;
    return measured(
      {
        id: `speed ${s} ${t}`,
        task: `the speed for ${s} ${way[2]} in ${t} ${during[2]}`,
        lesson: 'rates',
        ladder: [
          `A speed says how far it goes in each single ${word(during[2])}. ${s} ${way[2]} take ${t} ${during[2]}: do you multiply or divide to find out how far in one?`,
          `Share ${s} equally among ${t}. To make that easier, double both numbers, or take ten times both: which division do you get?`,
        ],
        another: 'the speed for 150 km in 3 hours',
        result: s / t,
        unit,
        given: [s, t],
        slips: [
          { value: s * t, text: 'You multiplied. In one hour it must go less far than in several.' },
          {
            value: t / s,
            text: 'You divided the other way round: that says how long each piece of the distance takes.',
          },
        ],
        otherwise: 'Check it: how far would it get in the whole time at that speed?',
      },
      plain,
    );
  }
  if (!pace) return undefined;
  const v = Number(pace[1]);
  if (during && !way && /\b(?:far|distance|how many)\b/.test(plain)) {
    const t = Number(during[1]);
    return measured(
      {
        id: `distance ${v} ${t}`,
        task: `the distance covered in ${t} ${during[2]} at ${v} ${pace[2]}`,
        lesson: 'rates',
        ladder: [
          `The speed ${v} ${pace[2]} says how far it goes in each single ${word(during[2])}. How far is it in two of them?`,
          `There are ${t} of them. Which calculation is that?`,
        ],
        another: 'the distance covered in 3 hours at 45 km/h',
        result: v * t,
        given: [v, t],
        slips: [{ value: v / t, text: 'You divided; in more time it goes further.' }],
        otherwise: 'How far is it in one hour, and how many hours are there?',
      },
      plain,
    );
  }
  if (way && !during && /\b(?:long|time|when|hours)\b/.test(plain) && v > 0) {
    const s = Number(way[1]);
    return measured(
      {
        id: `time ${s} ${v}`,
        task: `the time for ${s} ${way[2]} at ${v} ${pace[2]}`,
        lesson: 'rates',
        ladder: [
          `A speed of ${v} ${pace[2]} means a distance of ${v} in each unit of time. How often does ${v} fit into ${s}?`,
          `Divide the distance by the speed: which division is it?`,
        ],
        another: 'the time for 120 km at 40 km/h',
        result: s / v,
        given: [s, v],
        slips: [{ value: s * v, text: 'You multiplied; ask how often one fits into the other.' }],
        otherwise: 'How far is it in one hour, and how often does that fit?',
      },
      plain,
    );
  }
  return undefined;
};

const word = (unit = '') => (/^h/.test(unit) ? 'hour' : /^m/.test(unit) ? 'minute' : 'second');
