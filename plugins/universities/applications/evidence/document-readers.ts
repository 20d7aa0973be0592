import type { DocumentReaders } from '../../../documents/services.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { ApplicationDocumentRow, ApplicationRow } from '../models.ts';
import { scopeOf } from '../queries.ts';

type Reading = Pick<ApplicationDependencies, 'db' | 'lookups' | 'mayReadEvidence'>;

/**
 * Reviewers of a university without a conflict of interest read the documents that are evidence of an application to it,
 * from its submission until it is withdrawn or the document is deleted.
 */
export function createDocumentReaders({ db, lookups, mayReadEvidence }: Reading): DocumentReaders {
  const applicationsWith = (context: Parameters<DocumentReaders['sharedWith']>[0], { id, ownerId }: Shared) =>
    db
      .rows(ApplicationRow, scopeOf(context))
      .where({ userId: ownerId })
      .whereNotNull('submittedAt')
      .whereNot({ status: 'withdrawn' })
      .whereIn(
        'id',
        db
          .rows(ApplicationDocumentRow, scopeOf(context))
          .where({ documentId: id })
          .whereNull('removedAt')
          .select('applicationId'),
      )
      .orderBy(['submittedAt', 'id'])
      .execute();

  return {
    async mayRead(context, document) {
      for (const application of await applicationsWith(context, document)) {
        if (await mayReadEvidence(context, application)) return true;
      }
      return false;
    },
    async sharedWith(context, document) {
      const applications = await applicationsWith(context, document);
      const offers = await lookups.intakes(
        context,
        applications.map(({ intakeId }) => intakeId),
      );
      const since = new Map<string, Date>();
      for (const { intakeId, submittedAt } of applications) {
        const university = offers.get(intakeId)?.university.name;
        // The earliest comes first.
        if (university && submittedAt && !since.has(university)) since.set(university, submittedAt);
      }
      return [...since].map(([university, first]) => ({ name: `${university}, admissions`, since: first }));
    },
  };
}

interface Shared {
  readonly id: string;
  readonly ownerId: string;
}
