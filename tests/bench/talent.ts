import { seededRandom } from '../../core/random.ts';
import { explainMatch, matchScore } from '../../plugins/talent/matching/match.ts';
import { candidateOf, openingOf } from '../../plugins/talent/matching/opening.ts';
import { randomFacts } from '../../plugins/talent/matching/testing.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { onQuietMachine } from './quiet-machine.ts';
import { measureTalentLists } from './talent-lists.ts';

const profiles = 10_000;
const jobs = 500;
const runs = 50;

/** Matching of 10,000 profiles with 500 jobs in memory, in processor time as other work may use the machine; and lists over HTTP. */
export async function measureTalent(): Promise<Figure[]> {
  const { candidate, job } = randomFacts(seededRandom(7));
  const facts = Array.from({ length: profiles }, candidate);
  const jobFacts = Array.from({ length: jobs }, job);
  const openings = jobFacts.map(openingOf);
  const all = await onQuietMachine(async () => {
    const before = process.cpuUsage();
    let sum = 0;
    for (const each of facts) {
      const prepared = candidateOf(each);
      for (const opening of openings) sum += matchScore(prepared, opening);
    }
    return { seconds: usedSince(before) / 1000, mean: sum / (profiles * jobs) };
  });
  const one = await onQuietMachine(async () => {
    // The first learners only warm up.
    const times = facts.slice(0, 2 * runs).map((each) => {
      const before = process.cpuUsage();
      const prepared = candidateOf(each);
      jobFacts.map((fact) => explainMatch(prepared, openingOf(fact)));
      return usedSince(before);
    });
    return times.slice(runs).sort((first, other) => first - other);
  });
  return [
    {
      what: 'matching of 10,000 profiles with 500 jobs, on one core',
      ...{ value: all.value.seconds, unit: 's', goal: 10 },
      notes: [`mean score ${all.value.mean.toFixed(1)}`, all.note],
    },
    {
      what: 'matches of one learner with 500 jobs, explained, p95',
      ...{ value: quantile(one.value, 0.95), unit: 'ms', goal: 50 },
      notes: [`median ${quantile(one.value, 0.5).toFixed(1)} ms of ${runs} learners`, one.note],
    },
    ...(await measureTalentLists()),
  ];
}

/** Processor time in milliseconds. */
function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
