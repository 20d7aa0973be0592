import { seededRandom } from '../../core/random.ts';
import type { Candidate, GroupingRequest } from '../../plugins/cohorts/grouping/balance.ts';
import { balanceGroups } from '../../plugins/cohorts/grouping/balance.ts';
import type { Figure } from './bench.ts';

const size = 5;

/** Balanced groups of 200 learners in groups of 5: the time and the spread, compared with random groups. */
export async function measureCohorts(): Promise<Figure[]> {
  const random = seededRandom('cohorts');
  const plain: Candidate[] = Array.from({ length: 200 }, (_, index) => ({
    id: `learner-${String(index).padStart(3, '0')}`,
    ability: 500 + 100 * (random() + random() + random() - 1.5),
    circle: 'adults',
  }));
  const limited = plain.map((person, index) => ({
    ...person,
    languages: index % 4 === 0 ? ['de', 'en'] : ['en'],
    times: Array.from({ length: 10 }, (_, slot) => `time-${slot}`).filter(
      (_, slot) => slot === index % 3 || random() < 0.5,
    ),
  }));
  const pair = (index: number) => [plain[index]?.id ?? '', plain[index + 1]?.id ?? ''];
  const conditions = { together: [0, 10, 20].map(pair), apart: [30, 40, 50].map(pair) };
  const began = performance.now();
  const ofRandom = randomSpread(plain, random);
  const floor = { what: 'random groups', value: (performance.now() - began) / 1000 / randomDivisions, unit: 's' };
  // The first run compiles the code.
  divided({ candidates: plain, size, seed: 2 });
  const free = divided({ candidates: plain, size, seed: 1 });
  const bound = divided({ candidates: limited, size, seed: 1, ...conditions });
  const again = divided({
    candidates: plain.map((person) => ({ ...person, ability: person.ability + 60 * (random() - 0.5) })),
    ...{ size, seed: 3, previous: free.groups },
  });
  const share = (spread: number) => ({ value: (100 * spread) / ofRandom, unit: '% of random groups', goal: 20 });
  return [
    { what: '200 learners into groups of 5', value: free.seconds, unit: 's', goal: 2, floor },
    { what: '… with languages, times and pairs', value: bound.seconds, unit: 's', goal: 2, floor },
    { what: 'variance between groups of 5', ...share(free.spread) },
    { what: '… with languages, times and pairs', ...share(bound.spread) },
    { what: 'people who change groups in a regrouping', value: again.moved / 2, unit: '%', goal: 20 },
  ];
}

const randomDivisions = 200;

/** The mean spread of random groups. */
function randomSpread(people: readonly Candidate[], random: () => number): number {
  const mean = people.reduce((sum, { ability }) => sum + ability, 0) / people.length;
  let total = 0;
  for (let division = 0; division < randomDivisions; division++) {
    const shuffled = people.map(({ ability }) => ({ ability, at: random() })).sort((one, other) => one.at - other.at);
    for (let from = 0; from < shuffled.length; from += size) {
      const sum = shuffled.slice(from, from + size).reduce((all, { ability }) => all + ability - mean, 0);
      total += sum ** 2 / size / people.length;
    }
  }
  return total / randomDivisions;
}

function divided(request: GroupingRequest) {
  const began = performance.now();
  const result = balanceGroups(request);
  const seconds = (performance.now() - began) / 1000;
  if ('refusals' in result) throw new Error(result.refusals.map(({ text }) => text).join(' '));
  return { ...result, seconds };
}
