import type { Database, Tx } from '../../../../core/db/index.ts';
import type { Section } from '../../contract.ts';
import { Section as PlacementSection } from '../../contract.ts';
import { BankStateRow, ItemRow } from '../../models.ts';
import type { Knowledge, WorkedExample } from '../../services.ts';
import type { Item } from '../item.ts';
import type { ItemBank } from '../item-bank.ts';
import { keyOf } from '../item-bank.ts';
import { stemsOf } from './text-words.ts';
import type { WeightedWords, WordIndex } from './word-index.ts';
import { indexOf } from './word-index.ts';

interface BankAccess {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** The properties of a practice item that the search needs. The text is read from the bank for the best matches only. */
interface Entry {
  readonly itemId: string;
  readonly itemVersion: number;
  readonly itemModel: string;
  readonly section: Section;
  readonly concepts: readonly string[];
}

type Concepts = Awaited<ReturnType<Knowledge['concepts']>>;

interface Library {
  readonly revision: number;
  readonly entries: readonly Entry[];
  readonly words: WordIndex;
  readonly concepts: Concepts;
}

/** Default number of examples. */
const defaultExamples = 3;
const maxExamples = 20;

/** Searches worked examples among practice items, and lists the bank's concepts. Rebuilt when the bank changes. */
export function createLibrary({ db, bank }: BankAccess): Pick<Knowledge, 'examples' | 'concepts'> {
  let latest: Promise<Library> | undefined;

  async function library(tx: Tx | undefined): Promise<Library> {
    const state = await db.catalogue(BankStateRow, tx).first();
    const revision = state?.revision ?? 0;
    const known = await latest?.catch(() => undefined);
    if (known?.revision === revision) return known;
    // Concurrent callers share one read, which therefore must not run in a caller's transaction.
    latest = layOut(db, revision);
    return latest;
  }

  return {
    async examples(context, words, { section, concepts, most = defaultExamples } = {}) {
      const { entries, words: index } = await library(context.tx);
      const stems = stemsOf(words.slice(0, 2000));
      const isWanted = (entry: Entry | undefined) =>
        entry !== undefined &&
        (!section || entry.section === section) &&
        (!concepts || concepts.some((concept) => entry.concepts.includes(concept)));
      const nearest =
        stems.length === 0 && concepts
          ? entries.flatMap((entry, document) => (isWanted(entry) ? [{ document }] : []))
          : index.nearest(stems, (document) => isWanted(entries[document]));
      const chosen = oneOfAKind(nearest.flatMap(({ document }) => entries[document] ?? [])).slice(
        0,
        Math.min(most, maxExamples),
      );
      const items = await bank.items(chosen, context.tx);
      return chosen.flatMap(({ itemId, itemVersion }) => {
        const item = items.get(keyOf(itemId, itemVersion));
        return item ? [exampleOf(item)] : [];
      });
    },
    concepts: async (context) => (await library(context.tx)).concepts,
  };
}

/** Items of one model differ only in numbers, so the best match represents them and the others come last. */
function oneOfAKind(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  const isFirst = entries.map(({ itemModel }) => !seen.has(itemModel) && seen.add(itemModel) !== undefined);
  return [...entries.filter((_, index) => isFirst[index]), ...entries.filter((_, index) => !isFirst[index])];
}

async function layOut(db: Database, revision: number): Promise<Library> {
  const rows = await db
    .catalogue(ItemRow)
    .where({ isCurrent: true, state: 'operational' })
    .whereIn('section', PlacementSection.options)
    .orderBy('itemId');
  const practice = rows.filter(({ pool }) => pool === 'practice');
  return {
    revision,
    entries: practice.map(({ itemId, version, content }) => ({
      itemId,
      itemVersion: version,
      itemModel: content.itemModel ?? itemId,
      section: content.section as Section,
      concepts: content.concepts,
    })),
    words: indexOf(practice.map(({ content }) => weighted(content))),
    concepts: conceptsOf(rows.map(({ content }) => content)),
  };
}

/** Weights of an item's parts: its concepts count more than its wording. */
function weighted(item: Item): WeightedWords {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) words.set(stem, (words.get(stem) ?? 0) + weight);
  };
  add(item.concepts.join(' ').replaceAll('-', ' '), 3);
  add(item.contentArea.replaceAll('-', ' '), 2);
  add(item.stem, 1);
  add(item.explanation, 1);
  add(item.hints.conceptual, 0.5);
  return words;
}

function conceptsOf(items: readonly Item[]): Concepts {
  const found = new Map<
    string,
    { id: string; section: Section; contentArea: string; misconceptions: Map<string, string> }
  >();
  for (const item of items) {
    for (const id of item.concepts) {
      const known = found.get(id) ?? {
        id,
        section: item.section as Section,
        contentArea: item.contentArea,
        misconceptions: new Map<string, string>(),
      };
      found.set(id, known);
      // Misconceptions come from practice only: those of scored questions resemble their options.
      if (item.format !== 'multiple_choice' || item.pool !== 'practice') continue;
      for (const each of item.misconceptions) if (each) known.misconceptions.set(each.id, each.says);
    }
  }
  return [...found.values()].map(({ misconceptions, ...concept }) => ({
    ...concept,
    misconceptions: [...misconceptions].map(([id, says]) => ({ id, says })),
  }));
}

function exampleOf(item: Item): WorkedExample {
  const { section, contentArea, concepts, rung, stem, stimulus, explanation, steps, hints } = item;
  const { conceptual, procedural, strategic } = hints;
  return {
    section: section as Section,
    contentArea,
    concepts,
    difficulty: rung,
    stem,
    stimulus,
    options: item.format === 'multiple_choice' ? item.options : [],
    answer: item.format === 'multiple_choice' ? (item.options[item.key] ?? '') : item.rubric.modelAnswer,
    explanation,
    steps,
    hints: { conceptual, procedural, strategic },
    misconceptions: item.format === 'multiple_choice' ? item.misconceptions.flatMap((each) => each ?? []) : [],
  };
}
