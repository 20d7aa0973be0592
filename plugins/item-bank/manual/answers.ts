import { wilson } from 'psychometrics';
import type { Actor } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Part } from '../analysis/reports/report.ts';
import { count, figure, percent } from '../analysis/reports/text.ts';

import { CalibrationRow } from '../authoring/rows.ts';
import type { CalibrationResult } from '../contract.ts';
import { ItemSection, itemSectionTitles } from '../contract.ts';
import { ExposureRow, TakersRow } from '../models.ts';
import type { CatalogueEntry } from '../services.ts';

/** Answers that a calibration needs to estimate an item. */
const enoughAnswers = 200;
const falseDiscoveryRate = 0.05;

/** How often scored items were shown, in all institutions. */
export async function exposureParts(db: Database, entries: readonly CatalogueEntry[]): Promise<Part[]> {
  const [asked, takers] = await Promise.all([
    db.catalogue(ExposureRow),
    db.catalogue(TakersRow).where({ pool: 'assessment' }),
  ]);
  const askedOf = new Map(asked.map((row) => [row.itemId, row.asked]));
  const rows = ItemSection.options.flatMap((section) => {
    const began = takers.find((row) => row.section === section)?.sittings ?? 0;
    const counts = entries
      .filter((entry) => entry.section === section && (entry.content.pool ?? 'assessment') === 'assessment')
      .map(({ itemId }) => askedOf.get(itemId) ?? 0);
    if (began === 0) return [];
    const most = Math.min(Math.max(...counts), began);
    const [low, high] = wilson({ accepted: most, decided: began });
    return [
      [
        itemSectionTitles[section],
        count(began),
        count(counts.length),
        `${percent(most / began)} (${figure(100 * low, 1)}–${figure(100 * high, 1)})`,
        count(counts.filter((each) => each === 0).length),
        count(counts.filter((each) => each < enoughAnswers).length),
      ],
    ];
  });
  return [
    { kind: 'heading', text: 'Exposure' },
    ...(rows.length === 0
      ? [none('No learner has begun a scored assessment on this platform yet, so there are no figures about exposure.')]
      : [
          {
            kind: 'table' as const,
            table: {
              caption: 'How often scored items were shown, in all institutions of this platform',
              headings: [
                'section',
                'learners',
                'items',
                'most shown (95 % interval)',
                'never shown',
                `shown fewer than ${enoughAnswers} times`,
              ],
              rows,
            },
          },
        ]),
  ];
}

/** Fit and fairness from the institution's latest calibration of each section. */
export async function calibrationParts(db: Database, who: Pick<Actor, 'institution'>): Promise<Part[]> {
  const rows = await db.rows(CalibrationRow, { who }).where({ status: 'done' }).orderBy('finishedAt', 'desc');
  const latest = ItemSection.options.flatMap((section) => {
    const row = rows.find((each) => each.section === section);
    return row?.result ? [{ section, row, result: row.result }] : [];
  });
  return [
    { kind: 'heading', text: 'Fit' },
    ...(latest.length === 0
      ? [none('This institution has not calibrated a section yet, so there are no figures about fit.')]
      : [
          {
            kind: 'table' as const,
            table: {
              caption: 'Latest calibration of each section',
              headings: [
                'section',
                'model',
                'date',
                'learners',
                'answers',
                'estimated items',
                'mean SE of b',
                'items tested',
                'misfitting',
                'overall: RMSEA',
                'p',
              ],
              rows: latest.map(({ section, row, result }) => [
                itemSectionTitles[section],
                row.model,
                (row.finishedAt ?? row.createdAt).toISOString().slice(0, 10),
                count(result.people),
                count(result.answers),
                ...fitFigures(result),
                result.overallFit ? figure(result.overallFit.rmsea, 3) : '–',
                result.overallFit ? figure(result.overallFit.p, 3) : '–',
              ]),
            },
          },
          {
            kind: 'text' as const,
            text: `Misfitting are items whose S-X² is significant at a false discovery rate of ${percent(falseDiscoveryRate, 0)} among the items tested.`,
          },
          ...latest.flatMap(({ section, result }) =>
            result.fitSays ? [none(`${itemSectionTitles[section]}: ${result.fitSays}`)] : [],
          ),
        ]),
    { kind: 'heading', text: 'Fairness between groups (DIF)' },
    ...difParts(latest),
  ];
}

function fitFigures({ items }: CalibrationResult): string[] {
  const estimated = items.filter(({ outcome }) => outcome === 'estimated');
  const errors = estimated.flatMap(({ se }) => (se ? [[se.b].flat()] : [])).flat();
  const tests = items.flatMap(({ fit }) => (fit ? [fit.p] : [])).toSorted((one, other) => one - other);
  // Benjamini and Hochberg (1995).
  const misfitting = tests.findLastIndex((p, rank) => p <= (falseDiscoveryRate * (rank + 1)) / tests.length) + 1;
  return [
    count(estimated.length),
    figure(errors.reduce((sum, each) => sum + each, 0) / errors.length),
    count(tests.length),
    tests.length === 0 ? '–' : count(misfitting),
  ];
}

function difParts(latest: readonly { section: ItemSection; result: CalibrationResult }[]): Part[] {
  const rows = latest.flatMap(({ section, result }) =>
    result.dif.map(({ reference, focal, referencePeople, focalPeople, items }) => [
      itemSectionTitles[section],
      `${reference} and ${focal}`,
      `${count(referencePeople)} and ${count(focalPeople)}`,
      count(items.length),
      ...(['A', 'B', 'C'] as const).map((name) => count(items.filter((item) => item.class === name).length)),
    ]),
  );
  const reasons = latest.flatMap(({ section, result }) =>
    result.difSays ? [none(`${itemSectionTitles[section]}: ${result.difSays}`)] : [],
  );
  if (rows.length === 0) {
    return reasons.length > 0
      ? reasons
      : [
          none(
            'No calibration of this institution has compared groups of learners, so there are no figures about fairness between groups.',
          ),
        ];
  }
  return [
    {
      kind: 'table',
      table: {
        caption: 'Items by class of difference (ETS: A negligible, B moderate, C large)',
        headings: ['section', 'groups', 'learners', 'items', 'A', 'B', 'C'],
        words: 2,
        rows,
      },
    },
    ...reasons,
  ];
}

/** A sentence in place of figures. */
const none = (text: string): Part => ({ kind: 'text', text });
