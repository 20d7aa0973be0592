import { readFile } from 'node:fs/promises';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { cannotRead, sizeOf } from '../interchange/files.ts';
import type { OpenItem } from '../items/item.ts';
import type { AgreementFigures, RatedPair } from '../measurement/grading/rubric/agreement/agreement.ts';
import { figuresOf, weightOf } from '../measurement/grading/rubric/agreement/agreement.ts';
import { doubleScoredPairs, ratingPairs } from '../measurement/grading/rubric/agreement/double-scored.ts';
import { ratedPairs, ratedTexts } from '../measurement/grading/rubric/agreement/rated-pairs.ts';
import { readRatings } from '../measurement/grading/rubric/agreement/rating-file.ts';
import { itemCatalogue } from '../services.ts';

export const command: PluginCommand = {
  arguments: [
    {
      name: 'ratings',
      description: 'CSV file with further rated answers: a header item,answer,points and a row for each answer',
      optional: true,
    },
  ],
  withoutInstitution: true,
  async run({ arguments: given, print, service }) {
    const rows = await service(itemCatalogue).list({ format: 'open_ended' });
    const items = new Map(
      rows.flatMap(({ content }) => (content.format === 'open_ended' ? [[content.id, content] as const] : [])),
    );
    const further = given.ratings === undefined ? [] : await ratingsIn(given.ratings, items);
    const { heldOut, unseen, tuning } = ratedTexts();
    const counted = ratedPairs([...heldOut, ...unseen, ...further], items);
    const double = doubleScoredPairs(items);
    const ratings = Map.groupBy(ratingPairs(items), ({ itemId }) => itemId);
    const report = {
      doubleScored: [...Map.groupBy(double, ({ itemId }) => itemId)].map(([id, pairs]) => ({
        ...lineOf(id, pairs, double, items.get(id)),
        betweenRatings: figuresOf(ratings.get(id) ?? []).kappa,
      })),
      allDoubleScored: figuresOf(double),
      items: [...Map.groupBy(counted, ({ itemId }) => itemId)].map(([id, pairs]) =>
        lineOf(id, pairs, counted, items.get(id)),
      ),
      sections: [...Map.groupBy(counted, ({ kind }) => kind)].map(([section, pairs]) => ({
        section,
        ...figuresOf(pairs),
        weight: weightOf([], pairs),
      })),
      all: figuresOf(counted),
      tuning: figuresOf(ratedPairs(tuning, items)),
      further: further.length,
    };
    print(report, textOf(report));
  },
};

interface Line extends AgreementFigures {
  readonly id: string;
  /** The item's weight by these answers. */
  readonly weight: number;
  /** The item's weight in the bank. */
  readonly inBank: number | null;
}

interface Report {
  /** Items with sets of answers that have two ratings. */
  readonly doubleScored: readonly (Line & { readonly betweenRatings: number | null })[];
  readonly allDoubleScored: AgreementFigures;
  readonly items: readonly Line[];
  readonly sections: readonly (AgreementFigures & { readonly section: string; readonly weight: number })[];
  readonly all: AgreementFigures;
  readonly tuning: AgreementFigures;
  readonly further: number;
}

function lineOf(id: string, pairs: readonly RatedPair[], all: readonly RatedPair[], item: OpenItem | undefined): Line {
  const sameKind = all.filter((pair) => pair.kind === pairs[0]?.kind);
  return { id, ...figuresOf(pairs), weight: weightOf(pairs, sameKind), inBank: item?.agreement?.weight ?? null };
}

async function ratingsIn(file: string, items: ReadonlyMap<string, OpenItem>) {
  await sizeOf(file);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  return readRatings(text, items);
}

function textOf({ doubleScored, allDoubleScored, items, sections, all, tuning, further }: Report): string {
  const name = Math.max(...[...items, ...doubleScored].map(({ id }) => id.length), 'Answers for tuning'.length);
  const row = (label: string, figures: AgreementFigures, weight: string, inBank = '') =>
    [
      label.padEnd(name),
      String(figures.answers).padStart(7),
      decimal(figures.kappa).padStart(6),
      decimal(figures.correlation).padStart(6),
      figures.interval
        ? `${decimal(figures.interval[0])} to ${decimal(figures.interval[1])}`.padStart(14)
        : ''.padStart(14),
      weight.padStart(7),
      inBank.padStart(8),
    ]
      .join(' ')
      .trimEnd();
  return [
    [
      'Item'.padEnd(name),
      'Answers'.padStart(7),
      'Kappa'.padStart(6),
      'r'.padStart(6),
      '95 % interval'.padStart(14),
      'Weight'.padStart(7),
      'In bank'.padStart(8),
    ].join(' '),
    ...[...items]
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map((item) => row(item.id, item, decimal(item.weight), item.inBank === null ? '–' : decimal(item.inBank))),
    '',
    ...sections.map((each) => row(each.section, each, decimal(each.weight))),
    row('All', all, ''),
    row('Answers for tuning', tuning, ''),
    '',
    'Items whose answers have two ratings; the last column is the kappa between the ratings',
    ...[...doubleScored]
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map((item) => row(item.id, item, decimal(item.weight), decimal(item.betweenRatings))),
    row('All', allDoubleScored, ''),
    '',
    'Kappa is weighted by squared distance. r is the correlation of the rubric’s points with the rater’s. The weight is the',
    'lower bound of r, shrunk towards that of the section; it multiplies the loading of an item with provisional parameters.',
    further > 0
      ? `With ${further} further answers. To use their weights, set agreement in the items and import them.`
      : 'Answers used to tune the rubrics are in the last row only and do not affect the weights.',
  ].join('\n');
}

const decimal = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('-', '−'));
