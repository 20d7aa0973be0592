import type { Actor } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Item, OpenItem } from '../items/item.ts';
import { unratedWeight, weightedParameters } from '../items/weighted-parameters.ts';
import { ExposureRow, ItemRow, TakersRow } from '../models.ts';
import { exposureOf } from './browse.ts';
import type { Flag, ItemPage, StateChange } from './contract.ts';
import { curveOf } from './curve.ts';
import { historyOf } from './history.ts';

/** The latest version of an item with everything but its answers. @throws Failure not_found */
export async function itemPage(
  db: Database,
  who: Actor,
  itemId: string,
  {
    flagsOf,
    stateChangesOf,
  }: {
    flagsOf(who: Actor, itemId: string): Promise<Flag[]>;
    stateChangesOf(itemId: string, who: Actor): Promise<StateChange[]>;
  },
): Promise<ItemPage> {
  const versions = await db.catalogue(ItemRow).where({ itemId }).orderBy('version', 'desc');
  const row = versions.find(({ isCurrent }) => isCurrent) ?? versions[0];
  if (!row) throw notFound(`There is no item ${itemId}.`);
  const { section, pool } = row;
  const [asked, takers, flags, stateChanges] = await Promise.all([
    db.catalogue(ExposureRow).findOne({ itemId }),
    db.catalogue(TakersRow).findOne({ section, pool }),
    flagsOf(who, itemId),
    stateChangesOf(itemId, who),
  ]);
  const item = row.content;
  return {
    ...contentOf(item),
    itemId,
    version: row.version,
    state: row.state,
    pool,
    origin: row.origin,
    exposure: exposureOf(asked?.asked ?? 0, takers?.sittings ?? 0),
    curve: curveOf(weightedParameters(item)),
    versions: historyOf(versions),
    stateChanges,
    flags,
  };
}

type Content = Omit<
  ItemPage,
  'itemId' | 'version' | 'state' | 'pool' | 'origin' | 'exposure' | 'curve' | 'versions' | 'stateChanges' | 'flags'
>;

function contentOf(item: Item): Content {
  const isChoice = item.format === 'multiple_choice';
  return {
    section: item.section,
    contentArea: item.contentArea,
    subcategory: item.subcategory ?? null,
    cognitiveLoad: item.cognitiveLoad ?? null,
    rung: item.rung,
    format: item.format,
    concepts: item.concepts,
    reasoning: item.reasoning,
    stem: item.stem,
    stimulus: item.stimulus,
    stimulusSeconds: item.stimulusSeconds ?? null,
    options: isChoice
      ? item.options.map((text, index) => ({
          text,
          isKey: index === item.key,
          misconception: item.misconceptions[index] ?? null,
        }))
      : [],
    optionFigures: (isChoice ? item.optionFigures : undefined) ?? null,
    rubric: isChoice
      ? null
      : {
          criteria: item.rubric.criteria.map(({ id, points, says }) => ({ id, points, says })),
          modelAnswer: item.rubric.modelAnswer,
          weakAnswer: item.rubric.weakAnswer,
          wrongConclusions: distinctTexts([...(item.rubric.wrongConclusions ?? []), ...(item.rubric.verdicts ?? [])]),
        },
    explanation: item.explanation,
    steps: item.steps,
    hints: item.hints,
    parameters: item.parameters as Content['parameters'],
    source: item.source,
    agreement: isChoice ? null : agreementOf(item),
  };
}

function agreementOf(item: OpenItem): Content['agreement'] {
  const { answers, correlation, weight } = item.agreement ?? { answers: 0, correlation: null, weight: unratedWeight };
  // Calibrated parameters come from graded answers, so no weight applies.
  const appliedWeight = item.source.kind === 'calibrated' ? 1 : weight;
  return { answers, correlation, weight: appliedWeight, scoredBy: weightedParameters(item) as Content['parameters'] };
}

const distinctTexts = (conclusions: readonly { readonly says: string }[]) => [
  ...new Set(conclusions.map(({ says }) => says)),
];
