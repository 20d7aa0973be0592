import { maximumPoints } from 'psychometrics';
import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import { invalid } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { People } from '../../../../core/services.ts';
import type { ItemSection } from '../../contract.ts';
import { weightedParameters } from '../../items/weighted-parameters.ts';
import { ItemRow, isScoredPlan, ResponseRow, SittingRow } from '../../models.ts';
import type { Parameters } from '../contract.ts';
import { questionFingerprint } from '../history.ts';
import type { AnsweredItem, AnswerTable } from './answer-table.ts';
import { notAsked } from './answer-table.ts';
import { calibratedStates } from './calibrated-states.ts';

interface StoredAnswer {
  readonly sittingId: string;
  readonly userId: string | null;
  readonly itemId: string;
  readonly itemVersion: number;
  readonly points: number;
  readonly answeredAt: Date;
  readonly hasHints: boolean;
}

/** Rows per query. */
const batchSize = 20_000;

/** The items of a section that scored assessments ask, including those that are only tried out. */
export async function itemsOf(db: Database, section: ItemSection): Promise<ItemRow[]> {
  return db
    .catalogue(ItemRow)
    .where({ section, pool: 'assessment', isCurrent: true })
    .whereIn('state', calibratedStates)
    .orderBy('itemId')
    .execute();
}

/**
 * The answers of an institution's learners to a section in scored assessments; a row is a sitting. Left out are answers
 * after a hint, answers to versions with a different question, repeated answers, and answers of demo visitors.
 */
export async function storedAnswers(
  { db, people }: { db: Database; people: People },
  institution: InstitutionRef,
  section: ItemSection,
  signal: AbortSignal,
): Promise<AnswerTable> {
  const rows = await itemsOf(db, section);
  const place = new Map(rows.map(({ itemId }, index) => [itemId, index]));
  const sameQuestion = await versionsWithSameQuestion(db, rows);
  const sittings = await scoredSittings(db, institution);
  const all = await answersTo(db, institution, section, signal);
  const demo = await visitorsAmong(people, institution, all);
  const skipped = { hinted: 0, other: 0, repeated: 0, demo: 0 };
  const seen = new Set<string>();
  const rowOf = new Map<string, number>();
  const cells: { row: number; item: number; points: number }[] = [];
  const owners: (string | null)[] = [];
  for (const answer of all) {
    const item = place.get(answer.itemId);
    if (item === undefined || !sittings.has(answer.sittingId)) continue;
    if (!sameQuestion.has(`${answer.itemId} ${answer.itemVersion}`)) skipped.other += 1;
    else if (answer.userId !== null && demo.has(answer.userId)) skipped.demo += 1;
    else if (answer.userId !== null && seen.has(`${answer.userId} ${answer.itemId}`)) skipped.repeated += 1;
    else {
      if (answer.userId !== null) seen.add(`${answer.userId} ${answer.itemId}`);
      if (answer.hasHints) {
        skipped.hinted += 1;
        continue;
      }
      const row = rowOf.get(answer.sittingId) ?? owners.push(answer.userId) - 1;
      rowOf.set(answer.sittingId, row);
      cells.push({ row, item, points: answer.points });
    }
  }
  if (cells.length === 0) throw invalid('No question of this section has been answered in a scored assessment.');
  const responses = new Uint8Array(owners.length * rows.length).fill(notAsked);
  for (const { row, item, points } of cells) responses[row * rows.length + item] = points;
  return {
    items: rows.map(answeredItem),
    responses,
    counts: new Float64Array(owners.length).fill(1),
    people: owners,
    leftOut: [
      ...leftOut(skipped.hinted, 'given after a hint'),
      ...leftOut(skipped.other, 'to earlier versions with a different question'),
      ...leftOut(skipped.repeated, 'by people who had answered the same question before'),
      ...leftOut(skipped.demo, 'by demo visitors'),
    ],
  };
}

export function answeredItem(row: ItemRow): AnsweredItem {
  // Stored points contain the grader's errors, so the parameters are those that allow for them.
  const parameters = weightedParameters(row.content) as Parameters;
  const maximum = maximumPoints(row.content.parameters);
  return { itemId: row.itemId, version: row.version, parameters, maximum, isAnchor: row.state === 'operational' };
}

const leftOut = (count: number, why: string) =>
  count === 0 ? [] : [{ what: `${count} ${count === 1 ? 'answer' : 'answers'}`, why }];

/** Versions with the same question as the operational one, as `id version`. */
async function versionsWithSameQuestion(db: Database, rows: readonly ItemRow[]): Promise<Set<string>> {
  const questions = new Map(rows.map((row) => [row.itemId, questionFingerprint(row.content)]));
  const earlier = await db
    .catalogue(ItemRow)
    .where({ isCurrent: false })
    .whereRaw('item_id = any(?::text[])', [[...questions.keys()]]);
  const same = [...rows, ...earlier].filter((row) => questions.get(row.itemId) === questionFingerprint(row.content));
  return new Set(same.map(({ itemId, version }) => `${itemId} ${version}`));
}

/** Practice is excluded because it shows keys and explanations. */
async function scoredSittings(db: Database, institution: InstitutionRef): Promise<Set<string>> {
  const rows = await db.rows(SittingRow, { institution }).whereRaw(isScoredPlan).select('id');
  return new Set(rows.map(({ id }) => id));
}

/** In chronological order. */
async function answersTo(
  db: Database,
  institution: InstitutionRef,
  section: ItemSection,
  signal: AbortSignal,
): Promise<StoredAnswer[]> {
  const found: (StoredAnswer & { id: string })[] = [];
  for (;;) {
    signal.throwIfAborted();
    const query = db
      .rows(ResponseRow, { institution })
      .where({ section })
      .whereNotNull('answeredAt')
      .select('id', 'sittingId', 'userId', 'itemId', 'itemVersion', 'points', 'answeredAt')
      .select(ResponseRow.raw('cardinality(hint_ids) > 0 as has_hints'))
      .orderBy('id')
      .limit(batchSize);
    const last = found.at(-1);
    if (last) query.where('id', '>', last.id);
    const rows = (await query) as unknown as (StoredAnswer & { id: string })[];
    found.push(...rows);
    if (rows.length < batchSize) break;
  }
  return found.sort((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime());
}

/** Ids of demo visitors among the people who answered. */
async function visitorsAmong(
  people: People,
  institution: InstitutionRef,
  answers: readonly StoredAnswer[],
): Promise<Set<string>> {
  const ids = [...new Set(answers.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const who: Actor = unprivilegedActor(institution);
  const visitors = new Set<string>();
  for (let start = 0; start < ids.length; start += 1000) {
    const named = await people.named({ who }, ids.slice(start, start + 1000));
    for (const person of named.values()) if (person.demo) visitors.add(person.id);
  }
  return visitors;
}
