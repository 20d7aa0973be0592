import { sampledShare, verdictOn } from 'psychometrics';
import { plusDays } from '../../core/calendar.ts';
import { seededRandom } from '../../core/random.ts';
import { quietEndsOf } from '../../plugins/ml-analytics/classes/breaks.ts';
import type { StudyHistory } from '../../plugins/ml-analytics/classes/early-warnings.ts';
import { qualityOf } from '../../plugins/ml-analytics/classes/early-warnings.ts';
import { cohortStart, simulateStudent } from '../../plugins/ml-analytics/classes/simulated-cohort.ts';
import { simulateSchool } from '../../plugins/ml-analytics/classes/simulated-school.ts';
import { backTest, courses } from '../../plugins/ml-analytics/forecast/simulated-learners.ts';
import { backTestStudy, habits } from '../../plugins/ml-analytics/forecast/simulated-study.ts';
import type { Figure } from './bench.ts';

const learners = 20_000;
const students = 3000;
const weeks = 26;

/** Whether the 80 % bands of forecasts hold, and how reliable early warnings are, both where the truth is known. */
export async function measureMlAnalytics(): Promise<Figure[]> {
  return [...measureForecasts(), ...measureStudyDays(), ...measureWarnings()];
}

const text = ({ held, of }: { held: number; of: number }) => `${((100 * held) / of).toFixed(1)} %`;

/** How often an 80 % band held, which should be between 75 and 85 %. */
function bandFigure(what: string, { held, of }: { held: number; of: number }, notes: string[]): Figure {
  const { value, low, high } = sampledShare(held, of);
  return {
    ...{ what, value: 100 * value, unit: '% of at most 85', goal: 75, atLeast: true, notes },
    chance: { low: 100 * low, high: 100 * high, verdict: verdictOn({ low, high }, 0.75, 0.85) },
  };
}

function measureForecasts(): Figure[] {
  const { byHorizon, byCourse, byResults, widths } = backTest(learners, seededRandom('forecasts'));
  return [...byHorizon].map(([days, coverage], index) => {
    return bandFigure(`80 % band holds the true score after ${days} days`, coverage, [
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
    ]);
  });
}

function measureStudyDays(): Figure[] {
  const { byPeriod, byHabit, widths } = backTestStudy(learners, seededRandom('study'));
  return [...byPeriod].map(([days, coverage], index) => {
    return bandFigure(`80 % band holds the days of study of the next ${days} days`, coverage, [
      `width ${((widths.get(days) ?? 0) / coverage.of).toFixed(1)} days on average, ${coverage.of} simulated learners`,
      ...(index === 0 ? [...byHabit].map(([habit, each]) => `${habit} (${habits[habit]}): ${text(each)}`) : []),
    ]);
  });
}

/**
 * The rules were set on the first cohort, where warnings should be right five times as often as chance and find a third of those
 * who stop. The second is built otherwise, with a holiday that silences everybody, which is
 * found and left out: there they should still be worth more than chance.
 */
function measureWarnings(): Figure[] {
  const random = seededRandom('cohort');
  const cohort = Array.from({ length: students }, () => simulateStudent(random, weeks));
  return [
    ...qualityFigures('in the cohort the rules were set on', cohort, { lift: 5, recall: 0.33 }),
    ...qualityFigures('in another simulated school', simulateSchool(seededRandom('school'), students, weeks), {
      lift: 2,
      recall: 0.1,
    }),
  ];
}

function qualityFigures(
  where: string,
  cohort: readonly StudyHistory[],
  goals: { readonly lift: number; readonly recall: number },
): Figure[] {
  const days = Array.from({ length: weeks - 10 }, (_, index) => plusDays(cohortStart, 7 * (8 + index)));
  const through = plusDays(cohortStart, 7 * weeks - 1);
  const { precision, recall, base, judged } = qualityOf(
    cohort,
    days,
    through,
    quietEndsOf(cohort, cohortStart, through),
  );
  return [
    {
      what: `precision of early warnings, by that of warning everyone, ${where}`,
      value: (precision?.share ?? 0) / (base?.share ?? 1),
      unit: 'times',
      goal: goals.lift,
      atLeast: true,
      notes: [
        `precision ${precision?.share.toFixed(3)} of ${precision?.of} warnings, base rate ${base?.share.toFixed(3)} of ${judged} learner-weeks`,
      ],
    },
    {
      what: `recall of early warnings ${where}`,
      value: recall?.share ?? 0,
      unit: 'of those who stop',
      goal: goals.recall,
      atLeast: true,
      notes: [`${recall?.of} silences of 14 days`],
    },
  ];
}
