import { verdictOn } from 'psychometrics';
import { sectionTitles } from '../../contract.ts';
import { alignedTable } from '../reports/aligned-table.ts';
import { figure, percent } from '../reports/text.ts';
import type { RunName } from './batches.ts';
import type { PartFigures } from './figures.ts';
import type { Goal } from './goals.ts';
import { formKinds } from './goals.ts';
import { precisionTargets, shapeTitles } from './precision-goals.ts';
import type { StudyFigures } from './study.ts';

/** The limits of a simulation, shown with its figures. */
export const limits =
  'A simulation shows recovery, not validity: simulated people answer exactly as the item parameters predict. Only answers ' +
  'of real learners can show whether the questions measure what they claim, whether their provisional parameters are right, ' +
  'and what a score means outside the platform.';

export const partTitle = (part: PartFigures['part']) => (part === 'composite' ? 'Overall' : sectionTitles[part].short);

/** Titles of the compared tests. */
const runTitles: Record<RunName, string> = {
  first: 'The placement',
  second: 'The placement, second time',
  ladder: 'Adaptive, N items for everyone',
  free: 'Adaptive, N items, without the ladder',
  aimed: 'N items chosen by true ability',
  allRight: 'Every answer right',
  allWrong: 'Every answer wrong',
  random2: `2N, ${formKinds.random}`,
  parallel2: `2N, ${formKinds.parallel}`,
  best2: `2N, ${formKinds.best}`,
  random3: `3N, ${formKinds.random}`,
  parallel3: `3N, ${formKinds.parallel}`,
  best3: `3N, ${formKinds.best}`,
};

/** The order in which the tests are listed. */
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
      'coverage',
      'reliability',
      'right level',
      'same level twice',
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

/** The figure with its 95 % interval, and the goal. */
export function goalText({ value, goal, atMost, interval, unit, isStretch }: Goal): { found: string; goal: string } {
  const decimals = { share: 1, ratio: 3, logits: 3, points: 1, questions: 1 }[unit];
  const write = (each: number) => (unit === 'share' ? percent(each) : figure(each, decimals));
  const { low, high } = interval;
  return {
    found: low < high ? `${write(value)} (${write(low)} to ${write(high)})` : write(value),
    goal: `${isStretch ? 'stretch: ' : ''}at ${atMost ? 'most' : 'least'} ${write(goal)}`,
  };
}

/** Marks of verdicts. */
export const verdictMarks = { met: '✓', missed: '✗', undecided: '?' } as const;

/** Coverage of the overall interval by true ability, a column for each shape of abilities. */
export function bandRows({ precision }: StudyFigures): { headings: string[]; rows: string[][] } {
  const [first] = precision.bands;
  return {
    headings: ['overall ability', ...precision.bands.map(({ shape }) => `abilities ${shapeTitles[shape]}`)],
    rows: (first?.bands ?? []).map(({ from, to }) => [
      `${figure(from, 1)} … ${figure(to, 1)}`,
      ...precision.bands.map(({ bands }) => {
        const band = bands.find((each) => each.from === from);
        if (!band) return '–';
        const { value, low, high } = band.coverage;
        const mark = verdictMarks[verdictOn(band.coverage, precisionTargets.coverage, 1)];
        return `${mark} ${percent(value)} (${figure(100 * low, 1)}–${figure(100 * high, 1)})`;
      }),
    ]),
  };
}

/** Share of right levels, by tenths of stated certainty. */
export function calibrationRows({ precision }: StudyFigures): { headings: string[]; rows: string[][] } {
  return {
    headings: ['stated certainty', 'right level', '95 % interval', 'placements'],
    rows: precision.calibration.map(({ stated, right, people }) => [
      percent(stated),
      percent(right.value),
      `${figure(100 * right.low, 1)}–${figure(100 * right.high, 1)}`,
      String(people),
    ]),
  };
}

/** For a terminal. */
export function summaryText(figures: StudyFigures, report: string | undefined): string {
  const { settings } = figures;
  const main = mainRows(figures);
  const other = comparedRows(figures);
  const bands = bandRows(figures);
  const calibration = calibrationRows(figures);
  const goals = figures.goals.map((goal) => {
    const text = goalText(goal);
    return `${verdictMarks[goal.verdict]} ${goal.what}: ${text.found}, ${text.goal}`;
  });
  return [
    `${settings.people} simulated learners, seed ${settings.seed}; figures in logits; correlation between sections ${settings.learners.correlation}`,
    alignedTable(main.headings, main.rows),
    alignedTable(other.headings, other.rows),
    `Coverage of the overall 95 % interval (goal: at least ${percent(precisionTargets.coverage, 0)})`,
    alignedTable(bands.headings, bands.rows),
    alignedTable(calibration.headings, calibration.rows),
    goals.join('\n'),
    '✓ met, ✗ missed, ? undecided: sampling error may explain the difference from the goal. In brackets: 95 % intervals.',
    limits,
    ...(report ? [`Report: ${report}`] : []),
  ].join('\n\n');
}
