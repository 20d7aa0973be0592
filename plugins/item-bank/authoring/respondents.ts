import { estimate } from 'psychometrics';
import type { Actor } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Item } from '../items/item.ts';
import type { ItemBank } from '../items/item-bank.ts';
import { keyOf } from '../items/item-bank.ts';
import { weightedParameters } from '../items/weighted-parameters.ts';
import { ResponseRow } from '../models.ts';

/** A person's answer to an item, its time, and the ability estimated from the rest of the sitting. */
export interface Respondent {
  readonly option: number | null;
  readonly points: number;
  /** 0 to 1. */
  readonly credit: number;
  readonly milliseconds: number | null;
  /** EAP from the other answers of the section in the same sitting (logits); null without any. */
  readonly theta: number | null;
}

/** Number of latest answers for which abilities are estimated. */
export const maxRespondents = 1000;

/** People who answered these versions of an item, newest first. */
export async function respondentsOf(
  { db, bank }: { db: Database; bank: ItemBank },
  who: Pick<Actor, 'institution'>,
  { itemId, versions }: { itemId: string; versions: readonly number[] },
): Promise<Respondent[]> {
  const answers = await db
    .rows(ResponseRow, { who })
    .where({ itemId })
    .whereIn('itemVersion', [...versions])
    .whereNotNull('answeredAt')
    .orderBy('answeredAt', 'desc')
    .limit(maxRespondents);
  const others = (await db
    .rows(ResponseRow, { who })
    .whereIn(
      'sittingId',
      answers.map(({ sittingId }) => sittingId),
    )
    .where({ section: answers[0]?.section ?? '' })
    .whereNotNull('answeredAt')
    .whereNot({ itemId })
    .select('sittingId', 'itemId', 'itemVersion', 'points')) as ResponseRow[];
  const bySitting = Map.groupBy(others, ({ sittingId }) => sittingId);
  const items = await bank.items([
    ...new Map(others.map((each) => [keyOf(each.itemId, each.itemVersion), each])).values(),
  ]);
  const respondents: Respondent[] = [];
  for (const response of answers) {
    respondents.push({
      option: response.variant === null ? response.answerOption : null,
      points: response.points ?? 0,
      credit: (response.points ?? 0) / (response.maximumPoints ?? 1),
      milliseconds: response.milliseconds,
      theta: abilityOf(bySitting.get(response.sittingId) ?? [], items),
    });
    // Hundreds of estimates take a while, so other work runs in between.
    if (respondents.length % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return respondents;
}

function abilityOf(answered: readonly ResponseRow[], items: ReadonlyMap<string, Item>): number | null {
  const known = answered.flatMap((response) => {
    const item = items.get(keyOf(response.itemId, response.itemVersion));
    return item ? [{ parameters: weightedParameters(item), points: response.points ?? 0 }] : [];
  });
  if (known.length === 0) return null;
  const parameters = known.map((each) => each.parameters);
  const points = known.map((each) => each.points);
  return estimate(parameters, points, { method: 'EAP' }).theta;
}
