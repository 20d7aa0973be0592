import type { CalibrationProgress } from 'psychometrics';
import { calibrate, calibrateInParallel, normalDraw, respond } from 'psychometrics';
import { lsat6Patterns } from 'psychometrics/published-tables';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { threads } from '../../../../core/threads.ts';

const openThread = threads.open;
const random = seededRandom('parallel');
const items = Array.from({ length: 14 }, () => ({ a: 0.8 + random(), b: -1.5 + 3 * random() }));
const rows = 21_000;
const responses = new Uint8Array(rows * items.length);
for (let row = 0; row < rows; row++) {
  const theta = normalDraw(random);
  items.forEach((item, index) => {
    responses[row * items.length + index] = respond(item, theta, random);
  });
}
const matrix = { items: items.length, rows, responses };

it.each([
  'observed',
  'cross-product',
] as const)('several threads give the same result as one, with %s standard errors', async (standardErrors) => {
  const one = calibrate(matrix, { model: '2PL', standardErrors });
  const seen: CalibrationProgress[] = [];
  const onProgress = (progress: CalibrationProgress) => seen.push(progress);
  const several = await calibrateInParallel(
    matrix,
    { model: '2PL', standardErrors, onProgress },
    { workers: 3, openThread },
  );
  expect(several.logLikelihood).toBeCloseTo(one.logLikelihood, 5);
  expect(several.iterations).toBe(one.iterations);
  several.items.forEach((item, index) => {
    expect(item.a).toBeCloseTo(one.items[index]?.a ?? 0, 6);
    expect(item.seB).toBeCloseTo(one.items[index]?.seB ?? 0, 6);
  });
  expect(seen.length).toBeGreaterThanOrEqual(several.iterations);
});

it('works with more threads than patterns', async () => {
  const [first] = (await calibrateInParallel(lsat6Patterns, { model: '2PL' }, { workers: 2, openThread })).items;
  expect(first?.a).toBeCloseTo(0.8257, 4);
  const few = lsat6Patterns.slice(-3).concat(lsat6Patterns.slice(0, 1));
  const found = await calibrateInParallel(few, { model: '1PL', maxIterations: 5 }, { workers: 9, openThread });
  expect(found.people).toBe(61 + 28 + 298 + 3);
});

it('stops on abort, with the reason', async () => {
  const stopping = new AbortController();
  const running = calibrateInParallel(
    matrix,
    { model: '2PL', signal: stopping.signal, onProgress: () => stopping.abort(new Error('stopped by hand')) },
    { workers: 2, openThread },
  );
  await expect(running).rejects.toThrow('stopped by hand');
  const late = calibrateInParallel(
    matrix,
    { model: '2PL', signal: AbortSignal.abort(new Error('before')) },
    { openThread },
  );
  await expect(late).rejects.toThrow('before');
});

it('refuses the same input as one thread', async () => {
  const same = [{ responses: [1, 0], count: 3 }];
  await expect(calibrateInParallel(same, { model: '2PL' }, { openThread })).rejects.toThrow('item 1 has no variance');
  await expect(calibrateInParallel(lsat6Patterns, { model: '2PL' }, { workers: 0, openThread })).rejects.toThrow(
    'workers',
  );
});
