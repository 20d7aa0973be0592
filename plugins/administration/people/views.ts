import type { z } from 'zod';
import type { UserRef } from '../../../core/contract/index.ts';
import type { Person, Relation } from '../../../core/services.ts';
import { byAdministration } from '../../../core/services.ts';
import type { AssignedLearner, Person as PersonShape } from './contract.ts';

/** A person as in responses. */
export function personOf({ deactivatedAt, email, ...person }: Person): z.input<typeof PersonShape> {
  return { ...person, email: email || null, isActive: deactivatedAt === null };
}

/**
 * Each learner once, by last and first name, with all sources of the assignment.
 * @param titles of sources, by source
 */
export function assignedLearners(
  relations: readonly Relation[],
  named: ReadonlyMap<string, UserRef>,
  titles: ReadonlyMap<string, string>,
): z.input<typeof AssignedLearner>[] {
  return [...Map.groupBy(relations, ({ learnerId }) => learnerId)]
    .flatMap(([learnerId, own]) => {
      const learner = named.get(learnerId);
      if (!learner) return [];
      const { id, username, firstName, lastName } = learner;
      const sources = own.map(({ source }) => source);
      const others = sources
        .filter((source) => source !== byAdministration)
        .map((source) => titles.get(source) ?? source);
      return [{ id, username, firstName, lastName, isByHand: sources.includes(byAdministration), sources: others }];
    })
    .sort((one, other) => `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`));
}
