import { calibrateInParallel, normalDraw } from 'psychometrics';
import { seededRandom } from '../../core/random.ts';
import { threads } from '../../core/threads.ts';
import type { Figure } from './bench.ts';

const people = 300_000;

/** A 2PL calibration with 300,000 people and 60 items on two threads, and the error of its estimates. */
export async function measureCalibration(): Promise<Figure[]> {
  const random = seededRandom('calibration');
  const items = Array.from({ length: 60 }, () => ({ a: 0.6 + random() * 1.4, b: normalDraw(random) }));
  const responses = new Uint8Array(people * items.length);
  for (let person = 0, at = 0; person < people; person++) {
    const theta = normalDraw(random);
    for (const { a, b } of items) responses[at++] = random() < 1 / (1 + Math.exp(-a * (theta - b))) ? 1 : 0;
  }
  const matrix = { items: items.length, rows: people, responses };
  const startedAt = performance.now();
  const estimated = await calibrateInParallel(matrix, { model: '2PL' }, { workers: 2, openThread: threads.open });
  const seconds = (performance.now() - startedAt) / 1000;
  if (!estimated.converged) throw new Error(estimated.notes.join(' '));
  const rmse = (errorOf: (index: number) => number) =>
    Math.sqrt(items.reduce((sum, _, index) => sum + errorOf(index) ** 2, 0) / items.length);
  const trueItem = (index: number) => items[index] ?? { a: 0, b: 0 };
  return [
    {
      what: '2PL calibration of 300,000 × 60 responses, with standard errors',
      value: seconds,
      unit: 's',
      goal: 15,
      floor: {
        what: 'one pass over the responses with one product for each node',
        value: floor(matrix),
        unit: 's',
      },
    },
    {
      what: 'RMSE of its discriminations (a)',
      value: rmse((index) => (estimated.items[index]?.a ?? 0) - trueItem(index).a),
      unit: 'logits',
      goal: 0.01,
    },
    {
      what: 'RMSE of its intercepts',
      value: rmse((index) => Number(estimated.items[index]?.intercept) + trueItem(index).a * trueItem(index).b),
      unit: 'logits',
      goal: 0.01,
    },
  ];
}

/** Seconds for the minimal work of one EM pass: one product for each response and each of 61 nodes. */
function floor({ items, rows, responses }: { items: number; rows: number; responses: Uint8Array }): number {
  const nodes = 61;
  const table = new Float64Array(2 * items * nodes).fill(0.9);
  const masses = new Float64Array(nodes);
  const startedAt = performance.now();
  for (let row = 0, at = 0; row < rows; row++) {
    masses.fill(1);
    for (let item = 0; item < items; item++, at++) {
      const begin = (2 * item + (responses[at] as number)) * nodes;
      for (let node = 0; node < nodes; node++) {
        masses[node] = (masses[node] as number) * (table[begin + node] as number);
      }
    }
  }
  return (performance.now() - startedAt) / 1000;
}
