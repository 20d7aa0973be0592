import type { SectionPlan } from '../../services.ts';
import { histogram } from '../reports/histogram.ts';
import { linePlot } from '../reports/line-plot.ts';
import type { Part, Report } from '../reports/report.ts';
import { count, figure, percent } from '../reports/text.ts';
import type { PartFigures } from './figures.ts';
import type { StudyFigures } from './study.ts';
import { bandRows, calibrationRows, comparedRows, goalText, limits, mainRows, partTitle } from './summary.ts';

/** Names of the levels of a placement with three levels; numbers otherwise. */
const levelNames = (classes: number) =>
  classes === 3
    ? ['Foundation', 'Immersion', 'Mastery']
    : Array.from({ length: classes }, (_, at) => `Level ${at + 1}`);

/** A study's figures as a page. */
export function studyReport(figures: StudyFigures, made: string): Report {
  const { settings, parts } = figures;
  const { people, seed, learners, plan } = settings;
  const items = settings.items.map((each) => `${partTitle(each.section)} ${each.items}`).join(', ');
  const sectionPlan = plan.sections[0];
  return {
    title: 'Simulated placements',
    summary:
      `${count(people)} simulated learners took the platform’s placement twice on ${made}, with the item choice, ladder, scoring and ` +
      `stopping rules of real placements. Abilities: N(${figure(learners.mean, 1)}, ${figure(learners.sd, 1)}²) logits, correlation between sections ` +
      `${learners.correlation}. Levels begin at ${plan.cuts.map((cut) => figure(cut)).join(' and ')} logits. Items: ${items}. Seed: ${seed}.`,
    parts: [
      { kind: 'notice', text: limits },
      { kind: 'heading', text: 'Goals' },
      {
        kind: 'goals',
        goals: figures.goals.map((goal) => ({ what: goal.what, verdict: goal.verdict, ...goalText(goal) })),
      },
      {
        kind: 'text',
        text: `N is the mean length of the adaptive test in each section: ${figures.lengths.join(', ')}. A fixed form has the same share of open questions and is scored in the same way.`,
      },
      { kind: 'heading', text: 'Main figures' },
      { kind: 'table', table: { caption: 'Errors in logits (0.01 is one point of the score)', ...mainRows(figures) } },
      {
        kind: 'text',
        text:
          'Bias is the mean error, RMSE the root mean square error, coverage the share of stated 95 % intervals with the true value. ' +
          '“Right level” is agreement with the true level, “same level twice” of two independent placements of the same person. ' +
          'Overlap is the share of questions that two learners have in common.',
      },
      { kind: 'heading', text: 'Recovery of ability' },
      {
        kind: 'text',
        text:
          'Estimates are drawn towards the population mean: the lowest abilities are estimated slightly too high, the highest too low. ' +
          'Where abilities correlate between sections, so do these errors of the sections that the overall score combines. ' +
          `The overall standard error accounts for a correlation of ${plan.correlation ?? 0}.`,
      },
      { kind: 'plots', plots: parts.map(errorPlot) },
      { kind: 'heading', text: 'Coverage of the overall interval' },
      {
        kind: 'text',
        text: 'Each half logit of overall ability has the same number of learners, with section abilities as in the population, equal, or one section 1.5 logits below the others. In brackets: the 95 % interval of each share. ✓ above the goal, ✗ below it, ? undecided.',
      },
      { kind: 'table', table: { caption: 'Coverage of the 95 % interval, by overall ability', ...bandRows(figures) } },
      { kind: 'heading', text: 'Stated certainty of levels' },
      {
        kind: 'table',
        table: { caption: 'Tenths of learners, from the least certain', ...calibrationRows(figures) },
      },
      { kind: 'heading', text: 'Test length' },
      ...(sectionPlan
        ? [
            {
              kind: 'text' as const,
              text: `A section asks ${sectionPlan.minimum} to ${sectionPlan.maximum} questions. It ends in between once ${endsOnce(sectionPlan)}.`,
            },
          ]
        : []),
      { kind: 'plots', plots: parts.map(lengthPlot) },
      { kind: 'table', table: reasonsTable(parts) },
      { kind: 'heading', text: 'Item exposure' },
      { kind: 'plots', plots: parts.flatMap((part) => (part.usage ? [exposurePlot(part, part.usage)] : [])) },
      { kind: 'heading', text: 'Levels' },
      ...parts.map((part): Part => ({ kind: 'table', table: levelTable(part) })),
      { kind: 'heading', text: 'Comparison with other tests' },
      {
        kind: 'table',
        table: { caption: 'The same simulated learners in other tests', ...comparedRows(figures) },
      },
      {
        kind: 'text',
        text:
          '“N items chosen by true ability” asks each learner the items with the most information at the true ability, regardless of ' +
          'content and exposure. Where even this does not match a fixed form, better item choice cannot, but stopping once the level is certain may.',
      },
    ],
  };
}

function endsOnce({ leastGain, targetStandardError, certainty }: SectionPlan): string {
  return leastGain === undefined
    ? `its standard error is at most ${targetStandardError} or the probability of its level at least ${percent(certainty, 0)}`
    : `further questions are expected to correct fewer than ${leastGain} levels per question`;
}

function errorPlot({ part, conditional }: PartFigures) {
  const inner = conditional.filter(({ people }) => people >= 20);
  const points = (of: (each: (typeof inner)[number]) => number) =>
    inner.map((each) => ({ x: each.meanTruth, y: of(each) }));
  return {
    title: `${partTitle(part)}: error by true ability`,
    svg: linePlot({
      description: `${partTitle(part)}: bias falls from ${figure(inner[0]?.bias ?? Number.NaN)} at the lowest abilities to ${figure(inner.at(-1)?.bias ?? Number.NaN)} at the highest; the RMSE lies between ${figure(Math.min(...inner.map(({ rmse }) => rmse)))} and ${figure(Math.max(...inner.map(({ rmse }) => rmse)))} logits.`,
      x: {
        says: 'True ability (logits)',
        from: Math.min(-3, inner[0]?.meanTruth ?? 0),
        to: Math.max(3, inner.at(-1)?.meanTruth ?? 0),
      },
      y: {
        says: 'Logits',
        from: Math.min(-1, ...inner.map(({ bias }) => bias)),
        to: Math.max(1, ...inner.map(({ rmse }) => rmse)),
      },
      bands: [
        {
          tone: 'first',
          points: inner.map(({ meanTruth, bias, people, rmse }) => {
            const spread = (1.96 * Math.sqrt(Math.max(0, rmse ** 2 - bias ** 2))) / Math.sqrt(people);
            return { x: meanTruth, low: bias - spread, high: bias + spread };
          }),
        },
      ],
      levels: [{ y: 0, says: '' }],
      lines: [
        { says: 'RMSE', tone: 'second', points: points(({ rmse }) => rmse) },
        { says: 'stated SE', tone: 'third', isDashed: true, points: points(({ meanSe }) => meanSe) },
        { says: 'bias', tone: 'first', points: points(({ bias }) => bias) },
      ],
    }),
    table: {
      caption: 'By true ability, in logits; the band is the 95 % interval of the bias',
      headings: ['from … to', 'people', 'bias', 'RMSE', 'mean SE', 'coverage'],
      rows: conditional.map(({ from, to, people, bias, rmse, meanSe, coverage }) => [
        from === -Infinity
          ? `below ${figure(to, 1)}`
          : to === Infinity
            ? `${figure(from, 1)} and above`
            : `${figure(from, 1)} … ${figure(to, 1)}`,
        count(people),
        figure(bias, 3),
        figure(rmse, 3),
        figure(meanSe, 3),
        percent(coverage),
      ]),
    },
  };
}

function lengthPlot({ part, lengths }: PartFigures) {
  const all = lengths.histogram.reduce((sum, each) => sum + each, 0);
  const bars = lengths.histogram.flatMap((tests, length) =>
    length < lengths.minimum ? [] : [{ from: length - 0.5, to: length + 0.5, height: tests / all, length, tests }],
  );
  const [fifth, , median, , ninetyFifth] = lengths.quantiles;
  return {
    title: `${partTitle(part)}: ${figure(lengths.mean, 1)} questions on average`,
    svg: histogram({
      description: `${partTitle(part)}: tests have ${lengths.minimum} to ${lengths.maximum} questions, half of them at most ${median}, nine in ten from ${fifth} to ${ninetyFifth}.`,
      x: { says: 'Questions', from: lengths.minimum - 0.5, to: lengths.maximum + 0.5, isWhole: true },
      y: { says: 'Share of tests', write: (value) => percent(value, 0) },
      bars,
    }),
    table: {
      caption: `Mean ${figure(lengths.mean)}, SD ${figure(lengths.sd)}`,
      headings: ['questions', 'tests', 'share'],
      rows: bars.map(({ length, tests, height }) => [String(length), count(tests), percent(height)]),
    },
  };
}

function exposurePlot({ part }: PartFigures, usage: NonNullable<PartFigures['usage']>) {
  const points = Array.from(usage.rates, (rate, rank) => ({ x: rank + 1, y: rate }));
  const quantiles = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1];
  return {
    title: `${partTitle(part)}: how often each item was shown`,
    svg: linePlot({
      description: `${partTitle(part)}: of ${usage.items} items, the most shown was shown to ${percent(usage.maximumRate)} of learners, half of them to ${percent(usage.rates[Math.floor(usage.items / 2)] ?? 0)} or more; ${percent(usage.neverShown)} were never shown.`,
      x: { says: 'Items, from the most shown', from: 0, to: usage.items, isWhole: true },
      y: { says: 'Share of learners', from: 0, to: 0.3, write: (value) => percent(value, 0) },
      lines: [{ says: '', tone: 'first', points }],
      levels: [{ y: 0.25, says: 'at most 25 %' }],
    }),
    table: {
      caption: `${usage.items} items, ${count(usage.takers)} learners`,
      headings: ['item by rank', 'shown to'],
      rows: quantiles.map((share) => {
        const rank = Math.min(usage.items - 1, Math.floor(share * usage.items));
        return [`${rank + 1}`, percent(usage.rates[rank] ?? 0)];
      }),
    },
  };
}

function reasonsTable(parts: readonly PartFigures[]) {
  const sections = parts.flatMap(({ part, reasons }) => (reasons ? [{ part, reasons }] : []));
  const names: Record<string, string> = {
    precision: 'precise enough',
    certainty: 'level certain',
    worth: 'little to gain',
    maximum: 'maximum length',
    exhausted: 'no items left',
  };
  return {
    caption: 'Why sections ended',
    headings: ['', ...Object.values(names)],
    rows: sections.map(({ part, reasons }) => [
      partTitle(part),
      ...Object.keys(names).map((reason) => percent(reasons[reason] ?? 0)),
    ]),
  };
}

function levelTable({ part, accuracy, consistency }: PartFigures) {
  const names = levelNames(accuracy.table.length);
  return {
    caption: `${partTitle(part)}: right level ${percent(accuracy.agreement)} (κ ${figure(accuracy.kappa)}), two levels off ${percent(accuracy.farApart, 2)}; the same level twice ${percent(consistency.agreement)} (κ ${figure(consistency.kappa)})`,
    headings: ['true level', ...names.map((name) => `estimated ${name}`)],
    rows: accuracy.table.map((row, at) => [names[at] ?? '', ...row.map((each) => percent(each / accuracy.people))]),
  };
}
