import type { Actor, InstitutionRef, PlainHandlers } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../../core/db/index.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { ProgrammeRubricRow } from '../models.ts';
import type { Criterion, Rubric, rubricRoutes } from './contract.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'lookups' | 'settings' | 'audit'>;

/** The rubric of a programme: its own, otherwise the institution's. */
export async function rubricOf(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  context: CallContext<{ readonly institution: InstitutionRef }>,
  programmeId: string,
): Promise<Rubric> {
  const own = await db.rows(ProgrammeRubricRow, context).findById(programmeId);
  if (own) return { criteria: own.criteria, source: 'programme' };
  return { criteria: (await settings(context.who.institution, context.tx)).rubric, source: 'institution' };
}

/** Rubrics of programmes, for administrators of the catalogue. */
export function createRubrics(dependencies: Dependencies): PlainHandlers<typeof rubricRoutes> {
  const { db, lookups, audit } = dependencies;

  /** @throws Failure not_found */
  const change = (who: Actor, programmeId: string, write: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const context = { who, tx };
      if (!(await lookups.programme(context, programmeId))) throw notFound();
      await write(tx);
      await audit.record(context, { action: 'universities.rubric-changed', subject: programmeId });
      return rubricOf(dependencies, context, programmeId);
    });

  return {
    async rubric({ params }, who) {
      if (!(await lookups.programme({ who }, params.id))) throw notFound();
      return rubricOf(dependencies, { who }, params.id);
    },
    setRubric: ({ params, body }, who) =>
      change(who, params.id, (tx) => {
        const criteria: Criterion[] = body.criteria;
        const row = { programmeId: params.id, criteria };
        return db
          .rows(ProgrammeRubricRow, { who, tx })
          .insert(row)
          .onConflict('programmeId')
          .merge(['criteria'])
          .execute();
      }),
    resetRubric: ({ params }, who) =>
      change(who, params.id, (tx) => db.rows(ProgrammeRubricRow, { who, tx }).deleteById(params.id).execute()),
  };
}
