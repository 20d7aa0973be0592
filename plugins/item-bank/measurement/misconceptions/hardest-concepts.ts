import { wilson } from 'psychometrics';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import { Section, shortestReadingTime } from '../../contract.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import { isScoredPlan, ResponseRow, SittingRow } from '../../models.ts';
import { misconceptionOf } from '../scoring/sitting-estimate.ts';
import { itemsAsked } from '../variants/asked-items.ts';
import type { HardConcept } from './services.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** An answer with its item. */
interface Given {
  readonly response: ResponseRow;
  readonly item: Item;
}

/** Plugins whose questions count. Others measure for purposes that are not the class’s. */
const purposes = ['practice', 'immersion'];

/** Answers read at most, the latest first: about a hundred of each learner in a class of 30. */
const maxAnswers = 3000;

/** The fewest learners and wrong answers of whom something is said. */
const leastLearners = 3;
const leastWrong = 3;

/** The fewest learners who share a misconception. */
const leastSharing = 2;

/** See `ClassMisconceptions`. */
export async function hardestConcepts(
  dependencies: Dependencies,
  context: CallContext,
  userIds: readonly string[],
  most: number,
): Promise<HardConcept[]> {
  if (userIds.length < leastLearners) return [];
  const given = await answersOf(dependencies, context, userIds);
  const byConcept = Map.groupBy(
    given.flatMap((each) => each.item.concepts.map((concept) => ({ concept, ...each }))),
    ({ concept }) => concept,
  );
  const hardest = [...byConcept]
    .map(([concept, answers]) => ({ concept, answers, wrong: answers.filter(isWrong) }))
    .filter(({ answers, wrong }) => wrong.length >= leastWrong && learnersIn(answers) >= leastLearners)
    .map((each) => ({ ...each, share: wilson({ accepted: each.wrong.length, decided: each.answers.length })[0] }))
    .sort((one, other) => other.share - one.share || one.concept.localeCompare(other.concept))
    .slice(0, most);
  // Only for these answers the texts as asked are read, because every asking may have its own.
  const texts = await itemsAsked(
    dependencies,
    context,
    hardest.flatMap(({ wrong }) => wrong.map(({ response }) => response)),
  );
  return hardest.flatMap(({ concept, answers, wrong }) => {
    const [first] = answers;
    const section = Section.safeParse(first?.item.section);
    if (!first || !section.success) return [];
    return {
      ...{ concept, section: section.data, contentArea: first.item.contentArea },
      ...{ learners: learnersIn(answers), answers: answers.length, wrong: wrong.length },
      misconception: mostChosen(wrong, texts),
    };
  });
}

async function answersOf({ db, bank }: Dependencies, context: CallContext, userIds: readonly string[]) {
  const sittings = db
    .rows(SittingRow, context)
    .where({ kind: 'adaptive' })
    .whereIn('purpose', purposes)
    .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
    .whereRaw(`(closed_at is not null or not (${isScoredPlan}))`)
    .select('id');
  const responses = await db
    .rows(ResponseRow, context)
    .select('id', 'userId', 'itemId', 'itemVersion', 'variant', 'answerOption', 'milliseconds', 'verdict')
    .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
    .where({ isPretest: false })
    .whereNotNull('points')
    .whereNotNull('verdict')
    .whereIn('section', Section.options)
    .whereIn('sittingId', sittings)
    .orderBy('answeredAt', 'desc')
    .limit(maxAnswers);
  const items = await bank.items(responses, context.tx);
  return responses.flatMap((response): Given[] => {
    const item = items.get(keyOf(response.itemId, response.itemVersion));
    return item && !isHasty(response, item) ? [{ response, item }] : [];
  });
}

/** An answer given before the question can be read shows nothing. */
const isHasty = ({ milliseconds }: ResponseRow, item: Item) =>
  milliseconds !== null &&
  milliseconds <
    shortestReadingTime({
      question: item.stem,
      options: item.format === 'multiple_choice' ? item.options : [],
      stimulus: item.stimulus,
    });

const isWrong = ({ response }: Given) => !response.verdict?.isCorrect;

const learnersIn = (answers: readonly Given[]) => new Set(answers.map(({ response }) => response.userId)).size;

function mostChosen(wrong: readonly Given[], texts: ReadonlyMap<string, Item>): HardConcept['misconception'] {
  const shown = wrong.flatMap((given) => {
    const asked = texts.get(given.response.id);
    const misconception = asked && misconceptionOf(asked, given.response.answerOption);
    return misconception ? [{ misconception, given }] : [];
  });
  const [first] = [...Map.groupBy(shown, ({ misconception }) => misconception.id).values()]
    .map((same) => ({ same, learners: learnersIn(same.map(({ given }) => given)) }))
    .filter(({ learners }) => learners >= leastSharing)
    .sort((one, other) => other.learners - one.learners || other.same.length - one.same.length);
  const misconception = first?.same[0]?.misconception;
  return misconception ? { id: misconception.id, says: misconception.says, learners: first.learners } : null;
}
