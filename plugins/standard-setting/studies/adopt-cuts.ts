import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { CutsInForce, Moves } from '../contract.ts';
import { standardSetting } from '../contract.ts';
import { proposalOf } from '../cuts/proposal.ts';
import { roundResults } from '../cuts/round-results.ts';
import type { Dependencies } from '../dependencies.ts';
import { StudyRow } from '../models.ts';
import { lockedStudy, marksOf, namesOf, studyOf } from './queries.ts';

/** The most people that are named for each move. */
const maxNamed = 100;

/**
 * Which learners would be at another level by a study's proposal, with the score they have now.
 * @throws Failure conflict where there is no proposal that can be adopted
 */
export async function movesOf(
  dependencies: Dependencies,
  context: CallContext<Actor>,
  studyId: string,
): Promise<z.input<typeof Moves>> {
  const { people } = dependencies;
  const { cuts, preview } = await previewOf(dependencies, context, studyId);
  const moves = await Promise.all(
    preview.moves.map(async ({ from, to, userIds }) => {
      const query = { ids: userIds, active: 'any' as const, demo: true, limit: maxNamed, offset: 0 };
      const { items } = await people.list(context, query);
      return {
        ...{ from, to, learners: userIds.length },
        people: items.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
      };
    }),
  );
  return { cuts, learners: preview.learners, moves, digest: digestOf({ cuts, preview }) };
}

/**
 * Adopts a study's proposal. Adopting it again changes nothing.
 * @param adopting `digest`: of the moves that the administrator saw
 * @throws Failure conflict where they are others now
 */
export function adoptCuts(
  dependencies: Dependencies,
  context: CallContext<Actor>,
  studyId: string,
  { digest, reason, adoptedBy }: { digest: string; reason: string; adoptedBy: string },
) {
  const { db, audit, cuts: institutionCuts } = dependencies;
  return db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const study = await lockedStudy(dependencies, inside, studyId, 'forUpdate');
    const [latest] = await institutionCuts.adoptions(inside);
    if (study.adoptionId && latest?.id === study.adoptionId) return;
    const { cuts, preview } = await previewOf(dependencies, inside, studyId);
    if (digest !== digestOf({ cuts, preview }))
      throw conflict('Scores or cuts have changed since you looked at who would change level. Look again.');
    const source = `${standardSetting.id}:${studyId}`;
    const before = await institutionCuts.inForce(inside);
    const adoption = await institutionCuts.adopt(inside, { cuts, reason, source, adoptedBy });
    await db.rows(StudyRow, inside).findById(studyId).patch({ adoptionId: adoption.id });
    const details = { before, cuts, reason, title: study.title };
    await audit.record(inside, { action: 'cuts.adopted', actor: adoptedBy, subject: studyId, details });
    dependencies.announce(tx, context.who.institution, studyId);
  });
}

/** Returns to the cuts of the deployment. Where they hold, nothing changes. */
export function returnToShipped({ db, audit, cuts }: Dependencies, who: Who, reason: string) {
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const [latest] = await cuts.adoptions(context);
    if (!latest?.cuts) return;
    await cuts.adopt(context, { cuts: null, reason, source: null, adoptedBy: who.user.id });
    const details = { before: latest.cuts, cuts: cuts.shipped, reason };
    await audit.record(context, { action: 'cuts.returned', subject: who.institution.id, details });
  });
}

export async function cutsInForce(
  dependencies: Dependencies,
  context: CallContext<Actor>,
): Promise<z.input<typeof CutsInForce>> {
  const { cuts } = dependencies;
  const [inForce, adoptions] = await Promise.all([cuts.inForce(context), cuts.adoptions(context)]);
  const names = await namesOf(dependencies, context, [
    ...new Set(adoptions.flatMap(({ adoptedBy }) => adoptedBy ?? [])),
  ]);
  const ours = `${standardSetting.id}:`;
  return {
    ...{ shipped: cuts.shipped, inForce },
    adoptions: adoptions.map(({ id, adoptedAt, adoptedBy, reason, cuts: adopted, source }) => ({
      ...{ id, at: adoptedAt, reason, cuts: adopted },
      by: (adoptedBy && names.get(adoptedBy)) || null,
      studyId: source?.startsWith(ours) ? source.slice(ours.length) : null,
    })),
  };
}

async function previewOf(dependencies: Dependencies, context: CallContext<Actor>, studyId: string) {
  const study = await studyOf(dependencies, context, studyId);
  const results = roundResults(study, await marksOf(dependencies, context, studyId));
  const proposal = proposalOf(study, results, await dependencies.cuts.inForce(context));
  if (!proposal) throw conflict('The last round is not closed yet.');
  if (proposal.obstacle) throw conflict(proposal.obstacle);
  return { cuts: proposal.cuts, preview: await dependencies.cuts.preview(context, proposal.cuts) };
}

/** Of the cuts and everybody they move. */
const digestOf = ({ cuts, preview }: Awaited<ReturnType<typeof previewOf>>): string =>
  createHash('sha256')
    .update(JSON.stringify([cuts, preview.moves.map(({ from, to, userIds }) => [from, to, userIds.toSorted()])]))
    .digest('hex')
    .slice(0, 16);
