import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, insertIfNew } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, TermRow } from '../models.ts';
import type { Term, termRoutes } from './contract.ts';

export function createTerms({ db, audit }: Dependencies): PlainHandlers<typeof termRoutes> {
  async function view(call: CallContext<Who>, rows: readonly TermRow[]): Promise<Term[]> {
    const counts = await db
      .rows(ClassRow, call)
      .whereNotNull('termId')
      .groupBy('termId')
      .select('termId')
      .count('* as classes')
      .castTo<{ termId: string; classes: string }[]>();
    const byTerm = new Map(counts.map(({ termId, classes }) => [termId, Number(classes)]));
    return rows.map(({ id, name, startsOn, endsOn }) => ({ id, name, startsOn, endsOn, classes: byTerm.get(id) ?? 0 }));
  }

  /** The stored term. @throws Failure conflict when another term has the name */
  async function store(call: TransactionContext<Who>, id: string, apply: () => Promise<void>): Promise<Term> {
    await acquireLock(call.tx, `class-terms ${call.who.institution.id}`);
    await apply();
    const row = await db.rows(TermRow, call).findById(id);
    if (!row) throw conflict('There is a term with this id already.');
    const [term] = await view(call, [row]);
    if (!term) throw new Error('The view of a term is missing');
    return term;
  }

  /** @throws Failure conflict */
  async function assertNameFree(call: TransactionContext<Who>, name: string, except: string): Promise<void> {
    const taken = await db
      .rows(TermRow, call)
      .whereRaw('lower(name) = lower(?)', [name])
      .whereNot({ id: except })
      .first();
    if (taken) throw conflict(`There is a term with the name ${name} already.`);
  }

  return {
    terms: async (_, who) => view({ who }, await db.rows(TermRow, { who }).orderByRaw('starts_on desc, id')),

    addTerm: ({ body }, who) =>
      db.transaction((tx) => {
        const call = { who, tx };
        return store(call, body.id, async () => {
          await assertNameFree(call, body.name, body.id);
          if (!(await insertIfNew(db.rows(TermRow, call), body, ['id']))) return;
          await audit.record(call, { action: 'class.term-added', subject: body.id, details: { name: body.name } });
        });
      }),

    changeTerm: ({ params: { id }, body }, who) =>
      db.transaction((tx) => {
        const call = { who, tx };
        return store(call, id, async () => {
          await assertNameFree(call, body.name, id);
          if ((await db.rows(TermRow, call).findById(id).patch(body)) === 0) throw notFound('Term not found.');
          await audit.record(call, { action: 'class.term-changed', subject: id, details: { name: body.name } });
        });
      }),

    removeTerm: ({ params: { id } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await db.rows(TermRow, call).findById(id).forUpdate();
        if (!row) throw notFound('Term not found.');
        const isUsed = await db.rows(ClassRow, call).where({ termId: id }).first();
        if (isUsed) throw conflict('This term has classes. Give them another term first.');
        await db.rows(TermRow, call).deleteById(id);
        await audit.record(call, { action: 'class.term-removed', subject: id, details: { name: row.name } });
      }),
  };
}
