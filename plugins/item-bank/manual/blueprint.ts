import type { Part, Table } from '../analysis/reports/report.ts';
import { count, figure, percent } from '../analysis/reports/text.ts';
import { contentAreaTitle, ItemSection, isEarly, itemSectionTitles, itemUse } from '../contract.ts';
import type { Item } from '../items/item.ts';

/** What the bank consists of: content areas, rungs, formats and uses. */
export function blueprintParts(items: readonly Item[]): Part[] {
  const general = items.filter((item) => !isEarly(item));
  const early = items.filter(isEarly);
  return [
    { kind: 'heading', text: 'Blueprint' },
    {
      kind: 'text',
      text: 'A rung is a fixed range of difficulty, from 1 (easiest) to 5. Scored items are those of assessments; practice shows keys and has items of its own.',
    },
    ...ItemSection.options.map(
      (section): Part => ({
        kind: 'table',
        table: areaTable(
          itemSectionTitles[section],
          general.filter((item) => item.section === section),
        ),
      }),
    ),
    ...(early.length > 0 ? [{ kind: 'table' as const, table: areaTable('Grades 3 to 5', early) }] : []),
  ];
}

function areaTable(title: string, items: readonly Item[]): Table {
  const scored = items.filter((item) => itemUse(item) === 'assessment');
  const areas = [...new Set(scored.map(({ contentArea }) => contentArea))].sort();
  const practice = items.filter((item) => itemUse(item) === 'practice');
  const row = (name: string, own: readonly Item[], practised: number) => [
    name,
    count(own.length),
    percent(own.length / scored.length, 0),
    ...[1, 2, 3, 4, 5].map((rung) => count(own.filter((item) => item.rung === rung).length)),
    count(own.filter(({ format }) => format === 'open_ended').length),
    count(practised),
  ];
  return {
    caption: `${title}: ${count(scored.length)} scored items`,
    headings: ['content area', 'scored', 'share', 'rung 1', '2', '3', '4', '5', 'open', 'practice'],
    rows: [
      ...areas.map((area) =>
        row(
          contentAreaTitle(area),
          scored.filter(({ contentArea }) => contentArea === area),
          practice.filter(({ contentArea }) => contentArea === area).length,
        ),
      ),
      row('all', scored, practice.length),
    ],
  };
}

/** Where parameters come from, and what else is an assumption. */
export function provisionalParts(items: readonly Item[]): Part[] {
  const scored = items.filter((item) => itemUse(item) === 'assessment');
  const groups = [
    ...Map.groupBy(scored, (item) => (isEarly(item) ? 'Grades 3 to 5' : itemSectionTitles[item.section])),
  ];
  return [
    { kind: 'heading', text: 'What is provisional' },
    {
      kind: 'table',
      table: {
        caption: 'Sources of the parameters of scored items',
        headings: [
          'section',
          'items',
          'set by the author',
          'estimated from answers',
          'fewest answers',
          'mean b',
          'SD of b',
        ],
        rows: groups.map(([title, own]) => {
          const calibrated = own.flatMap(({ source }) => (source.kind === 'calibrated' ? [source.sampleSize] : []));
          const middles = own.map(middle);
          const mean = middles.reduce((sum, each) => sum + each, 0) / middles.length;
          const sd = Math.sqrt(middles.reduce((sum, each) => sum + (each - mean) ** 2, 0) / middles.length);
          return [
            title,
            count(own.length),
            percent((own.length - calibrated.length) / own.length, 0),
            percent(calibrated.length / own.length, 0),
            calibrated.length === 0 ? '–' : count(Math.min(...calibrated)),
            figure(mean),
            figure(sd),
          ];
        }),
      },
    },
    {
      kind: 'text',
      text: 'Parameters set by an author are estimates from features of a question, without a standard error. As long as they are not replaced by estimates from answers, the origin and the unit of the scale are a convention, and intervals of scores leave out the error of the parameters.',
    },
    {
      kind: 'text',
      text: 'Assumed until data decide: abilities of sections correlate by 0.7; variants of an item are equally hard; the questions for grades 3 to 5 are on the scale of the others.',
    },
  ];
}

/** The middle of an item's thresholds (logits). */
const middle = ({ parameters: { b } }: Item): number =>
  [b].flat().reduce((sum, each) => sum + each, 0) / [b].flat().length;

/** Agreement of open items’ rubrics with raters. */
export function agreementParts(items: readonly Item[]): Part[] {
  const open = items.filter((item) => item.format === 'open_ended' && itemUse(item) === 'assessment');
  const groups = [...Map.groupBy(open, ({ section }) => section)];
  return [
    { kind: 'heading', text: 'Grading of open answers' },
    {
      kind: 'text',
      text: 'The built-in grader gives points by a rubric. The correlation is that of its points with a rater’s on answers that did not serve to write the rubric; the weight is the lower bound by which an item’s discrimination is reduced in scoring.',
    },
    {
      kind: 'table',
      table: {
        caption: 'Open items of assessments',
        headings: [
          'section',
          'items',
          'rated items',
          'rated answers',
          'correlation: lowest',
          'median',
          'highest',
          'weight: lowest',
          'highest',
        ],
        rows: groups.map(([section, own]) => {
          const agreements = own.flatMap((item) =>
            item.format === 'open_ended' && item.agreement ? [item.agreement] : [],
          );
          const correlations = agreements
            .flatMap(({ correlation }) => (correlation === null ? [] : [correlation]))
            .toSorted((one, other) => one - other);
          const weights = agreements.map(({ weight }) => weight);
          const extreme = (values: readonly number[], of: (...values: number[]) => number) =>
            values.length === 0 ? '–' : figure(of(...values));
          return [
            itemSectionTitles[section],
            count(own.length),
            count(agreements.filter(({ answers }) => answers > 0).length),
            count(agreements.reduce((sum, { answers }) => sum + answers, 0)),
            extreme(correlations, Math.min),
            correlations.length === 0 ? '–' : figure(correlations[Math.floor(correlations.length / 2)] ?? Number.NaN),
            extreme(correlations, Math.max),
            extreme(weights, Math.min),
            extreme(weights, Math.max),
          ];
        }),
      },
    },
  ];
}
