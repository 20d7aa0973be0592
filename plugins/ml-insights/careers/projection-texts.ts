import type { CareerModel } from '../../ml-analytics/services.ts';
import type { FirstYear, KnownScore } from './known-figures.ts';
import type { RecordProjection } from './project-record.ts';

type Answer = Awaited<ReturnType<CareerModel['project']>>;
type Projection = Answer['projections'][number];

/** The figures of a record that were used. */
export interface KnownRecord {
  readonly scores: readonly KnownScore[];
  readonly practice: FirstYear['practice'];
}

/** Projections in words: what happened to synthetic learners with these figures. */
export function projectionsFrom(
  { outcome, salary, daysToHire, accuracy }: RecordProjection,
  record: KnownRecord,
): Pick<Answer, 'projections' | 'known'> {
  const unknowns = unknownTo(record);
  const like = record.practice ? 'scores and practice like yours' : 'scores like yours';
  const likely = outcome.value >= 0.5;
  const share = Math.round(100 * outcome.value);
  const checked = (of: string, count: number, coverage: number) =>
    `On ${count.toLocaleString('en-US')} synthetic ${of} that the model had not seen, with as much known about them as about you, the interval held ${wholePercent(coverage)}`;
  const common = { unknowns };
  return {
    projections: [
      {
        ...{ ...common, id: 'outcome', title: 'Hired within a year', unit: '%', value: share },
        text: `${likely ? 'More' : 'Less'} likely than not: of 100 synthetic learners with ${like}, ${share} are hired within a year in the industry they aim at.`,
        interval: [Math.round(100 * outcome.low), Math.round(100 * outcome.high)],
        coverage: wholeShare(outcome.coverage),
        confidence: tenths(likely ? outcome.value : 1 - outcome.value),
        basis: `${checked('learners', outcome.checked, outcome.coverage)} of the true probabilities. The likelier outcome came about for ${wholePercent(accuracy)} of them.`,
      },
      {
        ...{ ...common, id: 'salary', title: 'First salary, if hired', unit: 'US dollars a year' },
        ...rounded(salary, 100),
        text: `Of synthetic learners with ${like} who are hired, half earn more than ${rounded(salary, 100).value.toLocaleString('en-US')} US dollars in the first year.`,
        coverage: wholeShare(salary.coverage),
        confidence: tenths(salary.coverage),
        basis: `${checked('learners who were hired', salary.checked, salary.coverage)} of the salaries.`,
      },
      {
        ...{ ...common, id: 'time-to-hire', title: 'Time to hire, if hired', unit: 'days' },
        ...rounded(daysToHire, 1),
        text: `Of synthetic learners with ${like} who are hired, half are within ${rounded(daysToHire, 1).value} days of completing their pathway.`,
        coverage: wholeShare(daysToHire.coverage),
        confidence: tenths(daysToHire.coverage),
        basis: `${checked('learners who were hired', daysToHire.checked, daysToHire.coverage)} of the times.`,
      },
    ],
    known: knownIn(record),
  };
}

const wholeShare = (share: number) => Math.round(100 * share);
const wholePercent = (share: number) => `${wholeShare(share)}%`;
const tenths = (share: number) => Math.round(1000 * share) / 10;

function rounded({ low, value, high }: RecordProjection['salary'], to: number): Pick<Projection, 'value' | 'interval'> {
  const at = (amount: number) => Math.round(amount / to) * to;
  return { value: at(value), interval: [at(low), at(high)] };
}

function knownIn({ scores, practice }: KnownRecord): Answer['known'] {
  return [
    ...scores.map(({ title, eiqScore, standardError }) => ({
      name: title,
      value: `${Math.round(eiqScore)} ± ${Math.round(standardError)}`,
    })),
    ...(practice
      ? [
          { name: 'Practice in your first year', value: `${practice.practice_hours.toFixed(1)} hours` },
          { name: 'Weeks with practice', value: String(practice.active_weeks) },
        ]
      : []),
  ];
}

/** Standard errors of synthetic scores: `generate-block.ts`. */
const seenErrors = { least: 25, most: 55 } as const;

/** What the models see and the record does not have, and where the record lies outside of what they have seen. */
function unknownTo({ scores, practice }: KnownRecord): string[] {
  const beyond = scores.filter(({ error }) => error > seenErrors.most);
  return [
    'real careers: every learner, employer and salary it was trained on is invented',
    'your age, country, earlier studies and the industry you aim at, and whether you are the first of your family to study',
    ...(practice ? [] : ['how much you practise in a whole year']),
    ...(beyond.length > 0
      ? [
          `scores as uncertain as yours in ${beyond.map(({ title }) => title).join(', ')}: it has seen errors of ${seenErrors.least} to ${seenErrors.most} points`,
        ]
      : []),
  ];
}
