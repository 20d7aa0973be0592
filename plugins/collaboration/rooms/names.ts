import type { Who } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from './dependencies.ts';

export interface Names {
  /** Null where the person does not share their name with the reader. */
  of(userId: string): string | null;
  /** The name that everyone in a room may see: that of staff. */
  forAll(userId: string): string | null;
}

/** Names of people as a reader sees them. Staff are named to everyone in a room. */
export async function namesFor(
  { people, record }: Pick<Dependencies, 'people' | 'record'>,
  who: Who,
  ids: readonly string[],
): Promise<Names> {
  const uniqueIds = [...new Set(ids)];
  const [peers, named] = await Promise.all([
    record.peers({ who }, who.user, uniqueIds),
    people.named({ who: unprivilegedActor(who.institution) }, uniqueIds),
  ]);
  const forAll = (userId: string) => {
    const person = named.get(userId);
    return person && person.role !== 'learner' ? `${person.firstName} ${person.lastName}`.trim() : null;
  };
  return { of: (userId) => forAll(userId) ?? peers.get(userId)?.name ?? null, forAll };
}
