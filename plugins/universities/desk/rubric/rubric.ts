import type { Actor, InstitutionRef, PlainHandlers } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../../core/db/index.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { ProgramRubricRow } from '../models.ts';
import type { Criterion, Rubric, rubricRoutes } from './contract.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'lookups' | 'settings' | 'audit'>;

/** The rubric of a program: its own, otherwise the institution's. */
export async function rubricOf(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  context: CallContext<{ readonly institution: InstitutionRef }>,
  programId: string,
): Promise<Rubric> {
  const own = await db.rows(ProgramRubricRow, context).findById(programId);
  if (own) return { criteria: own.criteria, source: 'program' };
  return { criteria: (await settings(context.who.institution, context.tx)).rubric, source: 'institution' };
}

/** Rubrics of programs, for administrators of the catalogue. */
export function createRubrics(dependencies: Dependencies): PlainHandlers<typeof rubricRoutes> {
  const { db, lookups, audit } = dependencies;

  /** @throws Failure not_found */
  const change = (who: Actor, programId: string, write: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      if (!(await lookups.program(context, programId))) throw notFound();
      await write(tx);
      await audit.record(context, { action: 'universities.rubric-changed', subject: programId });
      return rubricOf(dependencies, context, programId);
    });

  return {
    async rubric({ params }, who) {
      if (!(await lookups.program({ who }, params.id))) throw notFound();
      return rubricOf(dependencies, { who }, params.id);
    },
    setRubric: ({ params, body }, who) =>
      change(who, params.id, (tx) => {
        const criteria: Criterion[] = body.criteria;
        const row = { programId: params.id, criteria };
        return db.rows(ProgramRubricRow, { who, tx }).insert(row).onConflict('programId').merge(['criteria']).execute();
      }),
    resetRubric: ({ params }, who) =>
      change(who, params.id, (tx) => db.rows(ProgramRubricRow, { who, tx }).deleteById(params.id).execute()),
  };
}
