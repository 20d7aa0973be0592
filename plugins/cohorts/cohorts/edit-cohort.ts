import type { Who } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';
import { fillPlaces } from '../entry/fill-places.ts';
import type { Cohort, CohortEntry } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { CohortRow } from './models.ts';
import { changeCohort } from './own-cohort.ts';
import { viewOf } from './views.ts';

/**
 * Changes the name, the description and the places of a cohort. People who wait get new places.
 * @throws Failure not_found, forbidden, invalid for fewer places than members
 */
export async function editCohort(
  dependencies: Dependencies,
  who: Who,
  id: string,
  entry: CohortEntry,
): Promise<Cohort> {
  const { db, audit } = dependencies;
  const cohort = await changeCohort(dependencies, who, id, ['owner'], async (tx, { cohort, members, own }) => {
    if (entry.maxMembers < members.length) {
      const message = `There are ${members.length} members`;
      throw invalid('Check what you entered', [{ path: 'body.maxMembers', message }]);
    }
    const hasNewWords = entry.name !== cohort.name || entry.description !== (cohort.description ?? '');
    const changed = { ...entry, ...(hasNewWords && { wordsBy: who.user.id }) };
    await db.rows(CohortRow, { who, tx }).findById(id).patch(changed);
    if (own?.role !== 'owner') await audit.record({ who, tx }, { action: 'study-cohort.changed', subject: id });
    const after = { ...cohort, ...changed } as CohortRow;
    await fillPlaces(dependencies, { who, tx }, after);
    return after;
  });
  return viewOf(dependencies, who, cohort);
}
