import { sectionTitles } from '../contract.ts';
import { alignedTable } from '../reports/aligned-table.ts';
import { figure, percent } from '../reports/text.ts';
import type { RunName } from './batches.ts';
import type { PartFigures } from './figures.ts';
import type { Goal } from './goals.ts';
import { formKinds } from './goals.ts';
import type { StudyFigures } from './study.ts';

/** What a simulation can say, and what it cannot. Said wherever its figures are shown. */
export const limits =
  'A simulation proves recovery, not validity: simulated people answer exactly as the item parameters say. It shows that ' +
  'the computation finds what was put in. Whether the questions measure what they claim, whether their provisional ' +
  'parameters are right, and what a score means outside, only answers of real learners can show.';

export const partTitle = (part: PartFigures['part']) => (part === 'composite' ? 'Overall' : sectionTitles[part].short);

/** What each way of testing is called. */
const runTitles: Record<RunName, string> = {
  first: 'The placement as it is run',
  second: 'The same again',
  ladder: 'Adaptive, N for everybody',
  free: 'The same without the ladder',
  aimed: 'N items chosen knowing the ability',
  random2: `2N, ${formKinds.random}`,
  parallel2: `2N, ${formKinds.parallel}`,
  best2: `2N, ${formKinds.best}`,
  random3: `3N, ${formKinds.random}`,
  parallel3: `3N, ${formKinds.parallel}`,
  best3: `3N, ${formKinds.best}`,
};

/** The order ways of testing are told in. */
const runOrder: readonly RunName[] = [
  'first',
  'ladder',
  'free',
  'aimed',
  'random2',
  'parallel2',
  'best2',
  'random3',
  'parallel3',
  'best3',
];

/** The main figures as rows of text, one for each section and the composite. */
export function mainRows({ parts }: StudyFigures): { headings: string[]; rows: string[][] } {
  return {
    headings: [
      '',
      'bias',
      'RMSE',
      'mean SE',
      '95 % hold',
      'reliability',
      'right level',
      'same again',
      'questions',
      'most shown',
      'never shown',
      'overlap',
    ],
    rows: parts.map(({ part, recovery, accuracy, consistency, lengths, usage }) => [
      partTitle(part),
      figure(recovery.bias, 3),
      figure(recovery.rmse, 3),
      figure(recovery.meanSe, 3),
      percent(recovery.coverage),
      figure(recovery.reliability),
      percent(accuracy.agreement),
      percent(consistency.agreement),
      figure(lengths.mean, 1),
      usage ? percent(usage.maximumRate) : '',
      usage ? percent(usage.neverShown) : '',
      usage ? percent(usage.overlap) : '',
    ]),
  };
}

export function comparedRows({ compared }: StudyFigures): { headings: string[]; rows: string[][] } {
  return {
    headings: ['', 'questions', 'RMSE of a section', 'RMSE overall', 'right level in a section', 'right level overall'],
    rows: runOrder.flatMap((name) => {
      const found = compared.find((each) => each.name === name);
      if (!found) return [];
      const ofSections = found.parts.slice(0, -1);
      return [
        [
          runTitles[name],
          figure(found.questions, 1),
          figure(ofSections.reduce((sum, { rmse }) => sum + rmse, 0) / ofSections.length, 3),
          figure(found.parts.at(-1)?.rmse ?? Number.NaN, 3),
          percent(found.sectionAccuracy),
          percent(found.parts.at(-1)?.accuracy ?? Number.NaN),
        ],
      ];
    }),
  };
}

export function goalText({ value, goal, atMost, noise, unit, isStretch }: Goal): { found: string; goal: string } {
  const write = (each: number) => (unit === 'share' ? percent(each) : figure(each, 3));
  const within = noise > 0 ? ` (±${percent(noise)} by chance)` : '';
  return {
    found: write(value),
    goal: `${isStretch ? 'stretch: ' : ''}at ${atMost ? 'most' : 'least'} ${write(goal)}${within}`,
  };
}

/** For a terminal. */
export function summaryText(figures: StudyFigures, report: string | undefined): string {
  const { settings } = figures;
  const main = mainRows(figures);
  const other = comparedRows(figures);
  const goals = figures.goals.map((goal) => {
    const said = goalText(goal);
    return `${goal.isMet ? '✓' : '✗'} ${goal.what}: ${said.found}, ${said.goal}`;
  });
  return [
    `${settings.people} simulated learners, seed ${settings.seed}; logits; sections correlate by ${settings.learners.correlation}`,
    alignedTable(main.headings, main.rows),
    alignedTable(other.headings, other.rows),
    goals.join('\n'),
    limits,
    ...(report ? [`Report: ${report}`] : []),
  ].join('\n\n');
}
