import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { applicationRoutes, EssayName } from './contract.ts';
import { essays } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { assertMayApply, findOrBegin } from './drafts.ts';
import { evidenceOf, keepDocuments } from './evidence/evidence.ts';
import { ApplicationRow } from './models.ts';
import type { OfferedApplication } from './queries.ts';
import { lockOwnApplication } from './queries.ts';
import { takeStep } from './states/take-step.ts';

type Applying = z.output<(typeof applicationRoutes)['apply']['body']>;

/**
 * Applies for a program and submits at once. A draft for the same intake takes the given text. Repeating it returns the
 * submitted application. Returns its id.
 * @throws Failure conflict for another text after a submission, and where the intake is not open; invalid where a required
 *   part is missing, and then nothing is stored
 */
export function apply(dependencies: ApplicationDependencies, who: Who, given: Applying): Promise<string> {
  const { db, clock } = dependencies;
  // A call that arrives before the deadline counts, however long it waits for others.
  const at = clock.now();
  return db.transaction(async (tx) => {
    const context = { who, tx };
    const { application, offer } = await findOrBegin(dependencies, context, given, at);
    if (application.status !== 'draft') {
      if (isSameText(application, given)) return application.id;
      throw conflict(
        `You have already applied for ${offer.program.name} at ${offer.university.name}. A submitted application cannot be changed; withdraw it to apply again.`,
      );
    }
    const { applicationData, documentIds } = given;
    const changes = { applicationData, ...(documentIds === undefined ? {} : { documentIds }) };
    await db.rows(ApplicationRow, context).findById(application.id).patch(changes);
    const filled = await db.rows(ApplicationRow, context).findById(application.id).throwIfNotFound();
    await submit(dependencies, context, { application: filled, offer }, at);
    return application.id;
  });
}

/** Submits a draft as it was saved last. Idempotent. @throws Failure as `apply`, and conflict for an old version */
export function submitDraft(
  dependencies: ApplicationDependencies,
  who: Who,
  id: string,
  version: number | undefined,
): Promise<void> {
  const at = dependencies.clock.now();
  return dependencies.db.transaction(async (tx) => {
    const context = { who, tx };
    await acquireLock(tx, `university applications ${who.user.id}`);
    const locked = await lockOwnApplication(dependencies, context, id);
    await assertMayApply(dependencies, context);
    const { application } = locked;
    if (application.submittedAt !== null && application.status !== 'withdrawn') return;
    if (version !== undefined && version !== application.version) {
      throw conflict('This draft was changed on another device. Read it again before you submit it.');
    }
    await submit(dependencies, context, locked, at);
  });
}

/** The score and the evidence are those of the server at this moment, whatever the client sent. */
async function submit(
  dependencies: ApplicationDependencies,
  context: TransactionContext<Who>,
  { application, offer }: OfferedApplication,
  at: Date,
): Promise<void> {
  const evidence = await evidenceOf(dependencies, context, application);
  const { score, record, transcriptAnalysis } = evidence;
  const changes = {
    applicationEiqScore: score?.eiqScore ?? null,
    applicationStandardError: score?.standardError ?? null,
    ...{ record, transcriptAnalysis, submittedAt: at, version: application.version + 1 },
  };
  await takeStep(dependencies, { context, application, offer, at, step: 'submit', changes });
  await keepDocuments(dependencies, context, application, evidence);
}

function isSameText({ applicationData }: ApplicationRow, given: Applying): boolean {
  return essays.every(({ name }: { name: EssayName }) => applicationData[name] === given.applicationData[name]);
}
