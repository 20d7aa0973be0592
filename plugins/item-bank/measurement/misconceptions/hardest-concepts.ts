import { wilson } from 'psychometrics';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import { Section, shortestReadingTime } from '../../contract.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import { isScoredPlan, ResponseRow, SittingRow } from '../../models.ts';
import { misconceptionOf } from '../scoring/sitting-estimate.ts';
import { itemsAsked } from '../variants/asked-items.ts';
import type { HardConcept, StepMistakes } from './services.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
  /** Of the plugins that are on for this institution. */
  stepMistakes(who: CallContext['who']): readonly StepMistakes[];
}

/** An answer with its item, or a checked step with its concept in place of one. */
interface Given {
  readonly id: string;
  readonly userId: string;
  readonly item: Pick<Item, 'id' | 'section' | 'contentArea' | 'concepts'>;
  readonly itemVersion: number;
  readonly isCorrect: boolean;
  readonly answerOption: number | null;
  readonly variant: string | null;
  /** The misconception that a step shows; undefined for an answer. */
  readonly step?: { readonly misconception: { readonly id: string; readonly says: string } | null };
}

/** A concept with its answers. */
interface Concept {
  readonly concept: string;
  readonly answers: readonly Given[];
  readonly wrong: readonly Given[];
}

/** Plugins whose questions count. Others measure for purposes that are not the class’s. */
const purposes = ['practice', 'immersion'];

/** Answers of a learner that count at most, the latest first. */
const maxAnswers = 100;

/** Steps of all learners that count at most, the latest first. */
const maxSteps = 2000;

/** The fewest learners and wrong answers of whom something is said. */
const leastLearners = 3;
const leastWrong = 3;

/** The fewest learners who share a misconception. */
const leastSharing = 2;

/** A concept is left out if more of its wrong answers than this belong to a harder one: it would say the same again. */
const mostShared = 0.5;

/** See `ClassMisconceptions`. */
export async function hardestConcepts(
  dependencies: Dependencies,
  context: CallContext,
  groups: readonly (readonly string[])[],
  most: number,
  since: Date,
): Promise<HardConcept[][]> {
  const learners = [...new Set(groups.filter(isEnough).flat())];
  const [answers, steps] = await Promise.all([
    latestAnswers(dependencies, context, learners, since),
    latestSteps(dependencies, context, learners, since),
  ]);
  const given = [...answers, ...steps];
  const answersOf = Map.groupBy(given, ({ userId }) => userId);
  const hardest = groups.map((userIds) =>
    isEnough(userIds)
      ? hardestAmong(
          userIds.flatMap((userId) => answersOf.get(userId) ?? []),
          most,
        )
      : [],
  );
  // Only for these answers the texts as asked are read, because every asking may have its own.
  const texts = await itemsAsked(
    dependencies,
    context,
    hardest.flatMap((concepts) =>
      concepts.flatMap(({ wrong }) =>
        wrong.flatMap(({ id, variant, item, itemVersion, step }) =>
          step ? [] : [{ id, variant, itemId: item.id, itemVersion }],
        ),
      ),
    ),
  );
  return hardest.map((concepts) => viewsOf(concepts, texts));
}

const isEnough = (userIds: readonly string[]) => userIds.length >= leastLearners;

/** By the lower bound of the 95 % interval of the share of wrong answers. */
function hardestAmong(given: readonly Given[], most: number): Concept[] {
  const byConcept = new Map<string, Given[]>();
  for (const each of given) {
    for (const concept of each.item.concepts) {
      const known = byConcept.get(concept);
      if (known) known.push(each);
      else byConcept.set(concept, [each]);
    }
  }
  const ranked = [...byConcept]
    .map(([concept, answers]) => ({ concept, answers, wrong: answers.filter(({ isCorrect }) => !isCorrect) }))
    .filter(({ answers, wrong }) => wrong.length >= leastWrong && learnersIn(answers) >= leastLearners)
    .map((each) => ({ ...each, share: wilson({ accepted: each.wrong.length, decided: each.answers.length })[0] }))
    .sort((one, other) => other.share - one.share || one.concept.localeCompare(other.concept));
  const hardest: Concept[] = [];
  const told = new Set<Given>();
  for (const concept of ranked) {
    if (hardest.length === most) break;
    const { wrong } = concept;
    if (wrong.filter((each) => told.has(each)).length > mostShared * wrong.length) continue;
    hardest.push(concept);
    for (const each of wrong) told.add(each);
  }
  return hardest;
}

/** No misconception is named twice: a concept whose own is named already has its next one. */
function viewsOf(concepts: readonly Concept[], texts: ReadonlyMap<string, Item>): HardConcept[] {
  const named = new Set<string>();
  return concepts.flatMap(({ concept, answers, wrong }) => {
    const [first] = answers;
    const section = Section.safeParse(first?.item.section);
    if (!first || !section.success) return [];
    const misconception = mostChosen(wrong, texts, named);
    if (misconception) named.add(misconception.id);
    return {
      ...{ concept, section: section.data, contentArea: first.item.contentArea },
      ...{ learners: learnersIn(answers), answers: answers.length, wrong: wrong.length, misconception },
    };
  });
}

async function latestSteps(
  { stepMistakes }: Dependencies,
  context: CallContext,
  userIds: readonly string[],
  since: Date,
): Promise<Given[]> {
  if (userIds.length === 0) return [];
  const found = await Promise.all(
    stepMistakes(context.who).map((source) => source.ofLearners(context, userIds, maxSteps, since)),
  );
  return found.flat().map(({ userId, concept, section, contentArea, isRight, misconception }) => ({
    ...{ id: '', userId, isCorrect: isRight, itemVersion: 0, answerOption: null, variant: null },
    item: { id: '', section, contentArea, concepts: [concept] },
    step: { misconception },
  }));
}

/** An answer as the database packs it, with all answers to an item in one value: thousands of rows take long to read. */
type Packed = readonly [
  id: string,
  userId: string,
  isCorrect: boolean,
  answerOption: number | null,
  milliseconds: number | null,
  variant: string | null,
];

interface AnswersOfItem {
  readonly itemId: string;
  readonly itemVersion: number;
  readonly answers: readonly Packed[];
}

async function latestAnswers(
  { db, bank }: Dependencies,
  context: CallContext,
  userIds: readonly string[],
  since: Date,
): Promise<Given[]> {
  if (userIds.length === 0) return [];
  const sittings = db
    .rows(SittingRow, context)
    .where({ kind: 'adaptive' })
    .whereIn('purpose', purposes)
    .whereRaw('user_id = any(?::uuid[])', [userIds])
    .whereRaw(`(closed_at is not null or not (${isScoredPlan}))`)
    .select('id');
  const numbered = db
    .rows(ResponseRow, context)
    .whereRaw('user_id = any(?::uuid[])', [userIds])
    .where({ isPretest: false })
    .where('answeredAt', '>=', since)
    .whereNotNull('points')
    .whereNotNull('verdict')
    .whereIn('section', Section.options)
    .whereIn('sittingId', sittings)
    .select('*', ResponseRow.raw('row_number() over (partition by user_id order by answered_at desc) as place'));
  const rows = (await db
    .rows(ResponseRow, context)
    .alias('response')
    .from(numbered.as('response'))
    .where('place', '<=', maxAnswers)
    .groupBy('itemId', 'itemVersion')
    .select(
      'itemId',
      'itemVersion',
      ResponseRow.raw(
        `json_agg(json_build_array(id, user_id, coalesce((verdict ->> 'isCorrect')::boolean, false), answer_option,
           milliseconds, variant)) as answers`,
      ),
    )) as unknown as AnswersOfItem[];
  const items = await bank.items(rows, context.tx);
  return rows.flatMap(({ itemId, itemVersion, answers }) => {
    const item = items.get(keyOf(itemId, itemVersion));
    if (!item) return [];
    const readingTime = shortestReadingTime({
      question: item.stem,
      options: item.format === 'multiple_choice' ? item.options : [],
      stimulus: item.stimulus,
    });
    return answers.flatMap(([id, userId, isCorrect, answerOption, milliseconds, variant]) => {
      // An answer given before the question can be read shows nothing.
      if (milliseconds !== null && milliseconds < readingTime) return [];
      return { id, userId, item, itemVersion, isCorrect, answerOption, variant };
    });
  });
}

const learnersIn = (answers: readonly Given[]) => new Set(answers.map(({ userId }) => userId)).size;

function mostChosen(
  wrong: readonly Given[],
  texts: ReadonlyMap<string, Item>,
  named: ReadonlySet<string>,
): HardConcept['misconception'] {
  const shown = wrong.flatMap((given) => {
    const asked = given.step ? undefined : texts.get(given.id);
    const misconception = given.step?.misconception ?? (asked && misconceptionOf(asked, given.answerOption));
    return misconception && !named.has(misconception.id) ? [{ misconception, given }] : [];
  });
  const [first] = [...Map.groupBy(shown, ({ misconception }) => misconception.id).values()]
    .map((same) => ({ same, learners: learnersIn(same.map(({ given }) => given)) }))
    .filter(({ learners }) => learners >= leastSharing)
    .sort((one, other) => other.learners - one.learners || other.same.length - one.same.length);
  const misconception = first?.same[0]?.misconception;
  return misconception ? { id: misconception.id, says: misconception.says, learners: first.learners } : null;
}
