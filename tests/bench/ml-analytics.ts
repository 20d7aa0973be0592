import { sampledShare, verdictOn } from 'psychometrics';
import { plusDays } from '../../core/calendar.ts';
import { seededRandom } from '../../core/random.ts';
import { qualityOf } from '../../plugins/ml-analytics/classes/early-warnings.ts';
import { cohortStart, simulateStudent } from '../../plugins/ml-analytics/classes/simulated-cohort.ts';
import { backTest, courses } from '../../plugins/ml-analytics/forecast/simulated-learners.ts';
import type { Figure } from './bench.ts';

const learners = 20_000;
const students = 3000;
const weeks = 26;

/** Whether the 80 % band of forecasts holds, and how reliable early warnings are, both where the truth is known. */
export async function measureMlAnalytics(): Promise<Figure[]> {
  return [...measureForecasts(), ...measureWarnings()];
}

function measureForecasts(): Figure[] {
  const { byHorizon, byCourse, byResults, widths } = backTest(learners, seededRandom('forecasts'));
  const text = ({ held, of }: { held: number; of: number }) => `${((100 * held) / of).toFixed(1)} %`;
  return [...byHorizon].map(([days, coverage], index) => {
    const { value, low, high } = sampledShare(coverage.held, coverage.of);
    return {
      what: `80 % band holds the true score after ${days} days`,
      value: 100 * value,
      unit: '% of at most 85',
      goal: 75,
      atLeast: true,
      chance: { low: 100 * low, high: 100 * high, verdict: verdictOn({ low, high }, 0.75, 0.85) },
      notes: [
        `width ${Math.round(100 * (widths.get(days) ?? 0))} points on average, ${coverage.of} simulated learners with 1 to 6 results`,
        ...(index === 0
          ? [
              ...[...byCourse].map(([course, each]) => `${course} (${courses[course]}): ${text(each)}`),
              `by number of results: ${[...byResults]
                .toSorted(([one], [other]) => one - other)
                .map(([count, each]) => `${count}: ${text(each)}`)
                .join(', ')}`,
            ]
          : []),
      ],
    };
  });
}

/** The goals are those of a screen that helps: warnings right five times as often as chance, and a third of those who stop found. */
function measureWarnings(): Figure[] {
  const random = seededRandom('cohort');
  const cohort = Array.from({ length: students }, () => simulateStudent(random, weeks));
  const days = Array.from({ length: weeks - 10 }, (_, index) => plusDays(cohortStart, 7 * (8 + index)));
  const { precision, recall, base, judged } = qualityOf(cohort, days);
  const lift = (precision?.share ?? 0) / (base?.share ?? 1);
  return [
    {
      what: 'precision of early warnings, by that of warning everyone',
      value: lift,
      unit: 'times',
      goal: 5,
      atLeast: true,
      notes: [
        `precision ${precision?.share.toFixed(3)} of ${precision?.of} warnings, base rate ${base?.share.toFixed(3)} of ${judged} learner-weeks`,
      ],
    },
    {
      what: 'recall of early warnings',
      value: recall?.share ?? 0,
      unit: 'of those who stop',
      goal: 0.33,
      atLeast: true,
      notes: [`${recall?.of} silences of 14 days; a fifth of those who stop show no sign`],
    },
  ];
}
