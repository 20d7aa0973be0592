import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf } from '../drafts.ts';
import { comparing, eitherWay } from './comparison-question.ts';

// Difficulty from the steps between what is written and what is compared: one calculation each −2, fractions +0.9, a
// percentage of a percentage +1.8, powers +2.4, products that need no working out +1.2.
const tasks: Task[] = [
  comparing(-2.2, 1, [0, 1, 2], hints('Work out both sums, tens first and ones after.'), (random) => {
    const [a, b, c, d] = [whole(random, 12, 48), whole(random, 12, 48), whole(random, 12, 48), whole(random, 12, 48)];
    if (Math.abs(a + b - c - d) > 3 || a === c || a === d) return undefined;
    return {
      a: `${a} + ${b}`,
      b: `${c} + ${d}`,
      differences: [a + b - c - d],
      says: `The sums are ${a + b} and ${c + d}.`,
      steps: [`${a} + ${b} = ${a + b}.`, `${c} + ${d} = ${c + d}.`],
    };
  }),
  comparing(-1.1, 2, [1, 0, 2], hints('Bring both fractions to the same denominator.'), (random) => {
    const [p, q, r, s] = [whole(random, 2, 8), whole(random, 3, 12), whole(random, 2, 8), whole(random, 3, 12)];
    if (p >= q || r >= s || q === s || p === r || Math.abs(p / q - r / s) > 0.08) return undefined;
    return {
      a: `${p}/${q}`,
      b: `${r}/${s}`,
      differences: [p * s - r * q],
      says: `With the denominator ${q * s} the fractions are ${p * s}/${q * s} and ${r * q}/${q * s}.`,
      steps: [`${p}/${q} = ${p * s}/${q * s}.`, `${r}/${s} = ${r * q}/${q * s}.`],
    };
  }),
  comparing(-0.6, 2, [2, 0, 1], hints('Write each percentage as a product.'), (random) => {
    const [p, x, q, y] = [
      oneOf(random, [15, 20, 25, 30, 40, 60, 75]),
      20 * whole(random, 2, 12),
      oneOf(random, [10, 20, 30, 45, 50, 60]),
      20 * whole(random, 2, 12),
    ];
    if (p === q || x === y || Math.abs(p * x - q * y) > 500) return undefined;
    return {
      a: `${p}% of ${x}`,
      b: `${q}% of ${y}`,
      differences: [p * x - q * y],
      says: `${p}% of ${x} is ${(p * x) / 100}, and ${q}% of ${y} is ${(q * y) / 100}.`,
      steps: [`${p} × ${x} ÷ 100 = ${(p * x) / 100}.`, `${q} × ${y} ÷ 100 = ${(q * y) / 100}.`],
    };
  }),
  comparing(-0.1, 3, [0, 2, 1], hints('See how far the factors are apart on each side.'), (random) => {
    const [m, d, e] = [whole(random, 31, 68), whole(random, 1, 6), whole(random, 1, 6)];
    const shift = oneOf(random, [0, 0, 1]);
    if (d === e && shift === 0) return undefined;
    const [a, b] = [(m - d) * (m + d), (m - e) * (m + e + shift)];
    if (Math.abs(a - b) > 60) return undefined;
    return {
      a: `${m - d} × ${m + d}`,
      b: `${m - e} × ${m + e + shift}`,
      differences: [a - b],
      says: `The products are ${a} and ${b}.`,
      steps: [`${m - d} × ${m + d} = ${a}.`, `${m - e} × ${m + e + shift} = ${b}.`],
    };
  }),
  comparing(0.5, 3, [0, 1, 2], hints('Write both as powers of the same number, if they are.'), (random) => {
    const [base, p, times, q] = [
      oneOf(random, [2, 3]),
      whole(random, 2, 5),
      oneOf(random, [2, 3]),
      whole(random, 3, 9),
    ];
    const [a, b] = [base ** (p * times), base ** q];
    if (p * times > 10 || q === p * times + times || Math.abs(p * times - q) > 1) return undefined;
    return eitherWay(
      {
        a: `(${base} to the power of ${p}) to the power of ${times}`,
        b: `${base} to the power of ${q}`,
        differences: [a - b],
        says: `A power of a power multiplies the exponents: ${p} × ${times} = ${p * times}, to be compared with ${q}.`,
        steps: [
          `The first is ${base} to the power of ${p * times}, which is ${a}.`,
          `The other is ${base} to the power of ${q}, which is ${b}.`,
        ],
      },
      random,
    );
  }),
  comparing(1, 4, [1, 2, 0], hints('Turn each change into a factor and multiply the factors.'), (random) => {
    const [up, down, one] = [
      oneOf(random, [10, 20, 25, 50]),
      oneOf(random, [10, 20, 25, 40, 50]),
      oneOf(random, [-25, -20, -10, -4, -1, 0, 2, 5, 8]),
    ];
    const [a, b] = [100 * (1 + up / 100) * (1 - down / 100), 100 + one];
    if (Math.abs(a - b) > 6 || (one === 0 && up === down && random() < 0.8)) return undefined;
    const result = Math.round(a * 100) / 100;
    return {
      given: `A price of €100 is raised by ${up}%, and the new price is then lowered by ${down}%.`,
      a: 'the price in the end, in euros',
      b: `${b}`,
      differences: [a - b],
      says: `The price becomes €${100 + up} and then €${result}: the second change is taken of the raised price.`,
      steps: [`€100 × ${(100 + up) / 100} = €${100 + up}.`, `€${100 + up} × ${(100 - down) / 100} = €${result}.`],
    };
  }),
];

export const numberModels = [
  modelOf({
    area: 'quantitative-comparison',
    subcategory: 'numbers',
    slug: 'comparing-numbers',
    title: 'Which of two numbers is greater',
    concepts: ['number-sense', 'comparison'],
    reasoning: ['analytical'],
    rounds: 3,
    tasks,
  }),
];

function hints(procedural: string): Task['hints'] {
  return [
    'Two quantities can be compared once they are written in the same way.',
    procedural,
    'Estimate first; calculate exactly only where the estimate is too close.',
    'Both sides take a single thought each.',
  ];
}
