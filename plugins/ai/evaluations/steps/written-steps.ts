import { Pen } from './pen.ts';
import { randomOf } from './random.ts';

/** A step as a learner may write it. */
export interface WrittenStep {
  readonly text: string;
  readonly isTrue: boolean;
  readonly kind: string;
}

/** True or false steps in the notations of learners. The same seed gives the same steps. */
export function writtenSteps(seed: number, count: number, isTrue: boolean): WrittenStep[] {
  const random = randomOf(seed);
  const pen = new Pen(random, isTrue);
  return Array.from({ length: count }, () => {
    const [kind, write] = pen.one(kinds);
    return { text: pen.inSentence(write(pen), kind), isTrue, kind };
  });
}

type Write = (pen: Pen) => string;

const lengths = ['mm', 'cm', 'm', 'km'];
const area = (unit: string, pen: Pen) => pen.one([`${unit}²`, `${unit}^2`, `square ${unit}`, `${unit}2`]);

const kinds: readonly (readonly [string, Write])[] = [
  [
    'sum',
    (pen) => {
      const [a, b, c] = [pen.from(2, 90), pen.from(2, 90), pen.from(2, 60)];
      return `${a}${pen.plus}${b}${pen.minus}${c}${pen.equals}${pen.result(a + b - c)}`;
    },
  ],
  [
    'product',
    (pen) => {
      const [a, b] = [pen.from(2, 30), pen.from(2, 30)];
      return `${a}${pen.times}${b}${pen.equals}${pen.result(a * b)}`;
    },
  ],
  [
    'order of operations',
    (pen) => {
      const [a, b, c] = [pen.from(2, 20), pen.from(2, 9), pen.from(2, 9)];
      return `${a}${pen.plus}${b}${pen.times}${c}${pen.equals}${pen.result(a + b * c)}`;
    },
  ],
  [
    'brackets',
    (pen) => {
      const [a, b, c] = [pen.from(2, 9), pen.from(2, 20), pen.from(2, 20)];
      return `${a}${pen.one(['', ' × ', '*', ' · '])}(${b}${pen.plus}${c})${pen.equals}${pen.result(a * (b + c))}`;
    },
  ],
  [
    'area',
    (pen) => {
      const [a, b, unit] = [pen.from(2, 30), pen.from(1, 15) * 2, pen.one(lengths)];
      const value = (a * b) / 2;
      return `${a}${pen.times}${b}${pen.over}2${pen.equals}${pen.result(value)} ${area(unit, pen)}`;
    },
  ],
  [
    'area with units',
    (pen) => {
      const [a, b, unit] = [pen.from(2, 30), pen.from(2, 30), pen.one(lengths)];
      return `${a} ${unit}${pen.one([' × ', ' * ', ' x ', ' · '])}${b} ${unit} = ${pen.result(a * b)} ${area(unit, pen)}`;
    },
  ],
  [
    'volume',
    (pen) => {
      const [a, b, c] = [pen.from(2, 12), pen.from(2, 12), pen.from(2, 12)];
      return `${a} cm × ${b} cm × ${c} cm = ${pen.result(a * b * c)} ${pen.one(['cm³', 'cm^3', 'cubic cm', 'cm3'])}`;
    },
  ],
  [
    'conversion',
    (pen) => {
      const n = pen.from(2, 40);
      const [small, factor, large] = pen.one([
        ['cm', 100, 'm'],
        ['m', 1000, 'km'],
        ['g', 1000, 'kg'],
        ['min', 60, 'h'],
        ['s', 60, 'min'],
        ['ml', 1000, 'l'],
        ['minutes', 60, 'hours'],
      ] as const);
      return `${n} ${large}${pen.equals}${pen.result(n * factor)} ${small}`;
    },
  ],
  [
    'speed',
    (pen) => {
      const [v, t] = [pen.from(10, 120), pen.from(2, 9)];
      return pen.one([
        `${v} km/h × ${t} h = ${pen.result(v * t)} km`,
        `${v * t} km ÷ ${t} h = ${pen.result(v)} km/h`,
        `${v * t} / ${t} = ${pen.result(v)} km/h`,
      ]);
    },
  ],
  [
    'money',
    (pen) => {
      const [cents, n] = [pen.from(101, 999), pen.from(2, 9)];
      const [price, total] = [cents / 100, pen.result((cents * n) / 100)];
      return pen.one([
        `€${price.toFixed(2)} × ${n} = €${total.toFixed(2)}`,
        `${n} × $${price.toFixed(2)} = $${total.toFixed(2)}`,
        `${n} * ${price.toFixed(2).replace('.', ',')} € = ${total.toFixed(2).replace('.', ',')} €`,
        `${n} x ${price.toFixed(2)} = ${total.toFixed(2)} euros`,
      ]);
    },
  ],
  [
    'decimals',
    (pen) => {
      const comma = pen.one([true, false]);
      const [a, b] = [pen.from(11, 99) / 10, pen.from(101, 999) / 100];
      return `${pen.decimal(a, comma)}${pen.plus}${pen.decimal(b, comma)}${pen.one([' = ', '=', ' is '])}${pen.decimal(pen.result(a + b), comma)}`;
    },
  ],
  [
    'rounded',
    (pen) => {
      const [a, b] = [pen.from(10, 99), pen.one([3, 7, 9, 11, 13])];
      const value = a / b;
      const shown = (pen.isTrue ? value : value + pen.one([0.4, -0.7, 1.3])).toFixed(2);
      return `${a}${pen.over}${b}${pen.one([' ≈ ', ' is about ', ' is approximately ', ' = about ', ' ~ '])}${shown}`;
    },
  ],
  [
    'fractions',
    (pen) => {
      const [a, b, c, d] = [pen.from(1, 9), pen.from(2, 9), pen.from(1, 9), pen.from(2, 9)];
      const above = a * d + c * b + (pen.isTrue ? 0 : pen.one([1, -1, 2]));
      return `${a}/${b} + ${c}/${d} = ${above}/${b * d}`;
    },
  ],
  [
    'mixed numbers',
    (pen) => {
      const [w, v, d] = [pen.from(1, 8), pen.from(1, 8), pen.from(3, 9)];
      const n = pen.from(1, d - 1);
      const above = (w + v) * d + n + (pen.isTrue ? 0 : pen.one([1, -1]));
      return `${w} ${n}/${d} + ${v} = ${above}/${d}`;
    },
  ],
  [
    'percent',
    (pen) => {
      const [p, whole] = [pen.from(1, 19) * 5, pen.from(1, 40) * 20];
      const value = pen.result((p * whole) / 100);
      return pen.one([
        `${p}% of ${whole}${pen.equals}${value}`,
        `${p} % of ${whole} = ${value}`,
        `${whole} × ${p}% = ${value}`,
        `${value} is ${p}% of ${whole}`,
        `${p} percent of ${whole} is ${value}`,
        `I get ${value} for ${p}% of ${whole}`,
        `${p}% of ${whole} = ${p / 100} × ${whole} = ${value}`,
      ]);
    },
  ],
  [
    'power',
    (pen) => {
      const [a, n] = [pen.from(2, 9), pen.from(2, 4)];
      const value = pen.result(a ** n);
      const raised = pen.one([`${a}^${n}`, `${a}${'⁰¹²³⁴'[n]}`, `${a} to the power of ${n}`, `${a}**${n}`]);
      return `${n === 2 ? pen.one([raised, `${a} squared`]) : raised}${pen.equals}${value}`;
    },
  ],
  [
    'root',
    (pen) => {
      const a = pen.from(2, 20);
      const value = pen.result(a);
      return pen.one([
        `√${a * a} = ${value}`,
        `sqrt(${a * a}) = ${value}`,
        `the square root of ${a * a} is ${value}`,
        `√(${a * a}) = ${value}`,
        `sqrt ${a * a} = ${value}`,
      ]);
    },
  ],
  [
    'chain',
    (pen) => {
      const [a, b, c] = [pen.from(2, 12), pen.from(2, 12), pen.from(2, 12)];
      return `${a}${pen.times}${b}${pen.plus}${c} = ${a * b} + ${c} = ${pen.result(a * b + c)}`;
    },
  ],
  [
    'division chain',
    (pen) => {
      const [a, b, c] = [pen.from(2, 12), pen.from(2, 12), pen.from(2, 9)];
      return `${a * b * c} ÷ ${b} ÷ ${c} = ${a * c} ÷ ${c} = ${pen.result(a)}`;
    },
  ],
  [
    'negative',
    (pen) => {
      const [a, b] = [pen.from(2, 20), pen.from(2, 20)];
      return pen.one([
        `-${a}${pen.plus}${b}${pen.equals}${pen.result(b - a)}`,
        `−${a} × −${b} = ${pen.result(a * b)}`,
        `${a} - (-${b}) = ${pen.result(a + b)}`,
        `-${a} * ${b} = ${pen.result(-a * b)}`,
      ]);
    },
  ],
  [
    'equation',
    (pen) => {
      const [a, x, b] = [pen.from(2, 9), pen.from(2, 12), pen.from(1, 20)];
      const [c, wrong] = [a * x + b, pen.result(x)];
      const arrow = pen.one([' → ', ' => ', ', so ', ' so ', ' -> ', '\n', ' ⇒ ', ', then ']);
      return `${a}x + ${b} = ${c}${arrow}${a}x = ${c - b}${arrow}x = ${wrong}`;
    },
  ],
  [
    'equation, unknown on both sides',
    (pen) => {
      const [a, x, b] = [pen.from(4, 9), pen.from(2, 9), pen.from(1, 9)];
      const c = pen.from(1, a - 1);
      return `${a}x - ${b} = ${c}x + ${(a - c) * x - b} → ${a - c}x = ${pen.result((a - c) * x)}`;
    },
  ],
  [
    'inequality',
    (pen) => {
      const [a, x] = [pen.from(2, 9), pen.from(2, 9)];
      return `-${a}x > ${a * x} → x ${pen.isTrue ? '<' : '>'} -${x}`;
    },
  ],
  [
    'comparison',
    (pen) => {
      const [a, b] = [pen.from(1, 98) / 10, pen.from(1, 98) / 10 + 10];
      return pen.isTrue
        ? pen.one([`${a} < ${b}`, `${b} > ${a}`, `${a} is less than ${b}`])
        : pen.one([`${b} < ${a}`, `${a} > ${b}`, `${b} is less than ${a}`]);
    },
  ],
  [
    'question',
    (pen) => {
      const [a, b] = [pen.from(3, 12), pen.from(3, 12)];
      const value = pen.result(a * b);
      return pen.one([
        `is ${a} x ${b} ${value}?`,
        `does ${a} × ${b} = ${value}?`,
        `${a} × ${b} equal to ${value}?`,
        `is ${a} · ${b} = ${value}`,
        `${a} times ${b} is ${value}, right?`,
      ]);
    },
  ],
  [
    'times and minutes',
    (pen) => {
      const [h, m] = [pen.from(1, 5), pen.from(1, 11) * 5];
      return `${h} h ${m} min = ${pen.result(h * 60 + m)} min`;
    },
  ],
  [
    'large numbers',
    (pen) => {
      const [a, b] = [pen.from(1000, 9999), pen.from(1000, 9999)];
      const shown = (value: number) => value.toLocaleString('en-US');
      return `${shown(a)} + ${shown(b)} = ${shown(pen.result(a + b))}`;
    },
  ],
];
