import { maximumPoints } from 'psychometrics';
import type { Actor, InstitutionRef } from '../../../../core/contract/index.ts';
import { invalid } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { People } from '../../../../core/services.ts';
import type { ItemSection } from '../../contract.ts';
import { weightedParameters } from '../../items/weighted-parameters.ts';
import { ItemRow, ResponseRow, SittingRow } from '../../models.ts';
import type { Parameters } from '../contract.ts';
import { askingOf } from '../history.ts';
import type { Gathered, GatheredItem } from './gathered.ts';
import { notAsked } from './gathered.ts';

interface Asked {
  readonly sittingId: string;
  readonly userId: string | null;
  readonly itemId: string;
  readonly itemVersion: number;
  readonly points: number;
  readonly answeredAt: Date;
  readonly hasHints: boolean;
}

/** Answers read from the database at a time. */
const batch = 20_000;

/** The items of a section that a calibration is about: those asked now in assessments that count. */
export async function itemsOf(db: Database, section: ItemSection): Promise<ItemRow[]> {
  return db.catalogue(ItemRow).where({ section, pool: 'assessment', isOperational: true }).orderBy('itemId').execute();
}

/**
 * The answers that this institution's learners gave to a section in assessments that count; a row is a sitting. Left out:
 * answers after a hint, to versions that asked something else, repeated ones, and those of visitors of the demo.
 */
export async function storedAnswers(
  { db, people }: { db: Database; people: People },
  institution: InstitutionRef,
  section: ItemSection,
  signal: AbortSignal,
): Promise<Gathered> {
  const rows = await itemsOf(db, section);
  const place = new Map(rows.map(({ itemId }, index) => [itemId, index]));
  const counting = await versionsThatCount(db, rows);
  const sittings = await sittingsThatCount(db, institution);
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
    if (!counting.has(`${answer.itemId} ${answer.itemVersion}`)) skipped.other += 1;
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
  if (cells.length === 0) throw invalid('Nobody has answered a question of this section in an assessment that counts.');
  const responses = new Uint8Array(owners.length * rows.length).fill(notAsked);
  for (const { row, item, points } of cells) responses[row * rows.length + item] = points;
  return {
    items: rows.map(gatheredItem),
    responses,
    counts: new Float64Array(owners.length).fill(1),
    people: owners,
    leftOut: [
      ...leftOut(skipped.hinted, 'given after a hint: they say less of the question'),
      ...leftOut(skipped.other, 'to earlier versions that asked something else'),
      ...leftOut(skipped.repeated, 'by somebody who had answered the same question before'),
      ...leftOut(skipped.demo, 'by visitors of the demo'),
    ],
  };
}

export function gatheredItem(row: ItemRow): GatheredItem {
  // Answers are as their grader graded them: what an item was scored by is what they are held against.
  const parameters = weightedParameters(row.content) as Parameters;
  return { itemId: row.itemId, version: row.version, parameters, maximum: maximumPoints(row.content.parameters) };
}

const leftOut = (count: number, why: string) =>
  count === 0 ? [] : [{ what: `${count} ${count === 1 ? 'answer' : 'answers'}`, why }];

/** Versions that asked what the operational one asks, as `id version`. */
async function versionsThatCount(db: Database, rows: readonly ItemRow[]): Promise<Set<string>> {
  const asking = new Map(rows.map((row) => [row.itemId, askingOf(row.content)]));
  const earlier = await db
    .catalogue(ItemRow)
    .where({ isOperational: false })
    .whereRaw('item_id = any(?::text[])', [[...asking.keys()]]);
  const same = [...rows, ...earlier].filter((row) => asking.get(row.itemId) === askingOf(row.content));
  return new Set(same.map(({ itemId, version }) => `${itemId} ${version}`));
}

/** Practice is not: there, keys and explanations are shown. */
async function sittingsThatCount(db: Database, institution: InstitutionRef): Promise<Set<string>> {
  const rows = await db
    .rows(SittingRow, { institution })
    .whereRaw(`plan ->> 'pool' is distinct from 'practice'`)
    .select('id');
  return new Set(rows.map(({ id }) => id));
}

/** In the order they were given. */
async function answersTo(
  db: Database,
  institution: InstitutionRef,
  section: ItemSection,
  signal: AbortSignal,
): Promise<Asked[]> {
  const found: (Asked & { id: string })[] = [];
  for (;;) {
    signal.throwIfAborted();
    const query = db
      .rows(ResponseRow, { institution })
      .where({ section })
      .whereNotNull('answeredAt')
      .select('id', 'sittingId', 'userId', 'itemId', 'itemVersion', 'points', 'answeredAt')
      .select(ResponseRow.raw('cardinality(hint_ids) > 0 as has_hints'))
      .orderBy('id')
      .limit(batch);
    const last = found.at(-1);
    if (last) query.where('id', '>', last.id);
    const rows = (await query) as unknown as (Asked & { id: string })[];
    found.push(...rows);
    if (rows.length < batch) break;
  }
  return found.sort((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime());
}

/** Ids of the short-lived learners of the demo. */
async function visitorsAmong(
  people: People,
  institution: InstitutionRef,
  answers: readonly Asked[],
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
