import { nextItem, toBank } from 'psychometrics';
import { seededRandom } from '../../core/random.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Figure } from './bench.ts';

/** The cost of checking a request's token: signature, expiry, open session, active person. */
export async function measureTokens(): Promise<Figure[]> {
  const at = await createTestPlatform({ plugins: [] });
  const person = await at.person();
  const { tokens } = at.platform.identity;
  const check = () => tokens.check(person.token, at.institution.id);
  for (let warm = 0; warm < 20_000; warm++) await check();
  const value = await bestOf(5, 20_000, async (count) => {
    for (let each = 0; each < count; each++) await check();
  });
  await at.close();
  return [{ what: 'token check with revocation', value, unit: 'µs', goal: 10 }];
}

/** The cost of selecting the next item out of 10,000: by each rule, and with exposure control and content balancing. */
export async function measureItemSelection(): Promise<Figure[]> {
  const random = seededRandom('bench');
  const items = Array.from({ length: 10_000 }, () => ({
    a: 0.6 + random() * 1.4,
    b: random() * 6 - 3,
    c: random() * 0.25,
  }));
  const bank = toBank(items);
  const administered = new Uint8Array(bank.size);
  const content = { areas: Uint8Array.from(items, (_, index) => index % 6), targets: [1, 1, 1, 1, 1, 1] };
  const exposure = { counts: new Float64Array(bank.size), takers: 1000, maximumRate: 0.25 };
  const selection = (options: object) =>
    bestOf(7, 200, async (count) => {
      for (let each = 0; each < count; each++) {
        nextItem(
          bank,
          { theta: random() * 4 - 2, se: 0.3 + 0.7 * random(), administered },
          { rule: 'MFI', ...options },
          random,
        );
      }
    });
  await selection({});
  return [
    { what: 'next item out of 10,000', value: await selection({}), unit: 'µs', goal: 150 },
    {
      what: 'next item out of 10,000 with content balancing and exposure control',
      value: await selection({ content, exposure, randomesque: 20 }),
      unit: 'µs',
      goal: 150,
    },
    { what: 'next item out of 10,000 by MPWI', value: await selection({ rule: 'MPWI' }), unit: 'µs', goal: 150 },
    { what: 'next item out of 10,000 by KL', value: await selection({ rule: 'KL' }), unit: 'µs', goal: 150 },
  ];
}

/** Microseconds of processor time for each repetition, in the best of several rounds, because the machine may be busy. */
async function bestOf(rounds: number, count: number, work: (count: number) => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    await work(count);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / count);
  }
  return best;
}
