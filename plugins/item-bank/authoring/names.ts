import type { Actor } from '../../../core/contract/index.ts';
import type { People } from '../../../core/services.ts';

/** Looks up names; null for a missing id and for deleted accounts. */
export async function namesOf(people: Pick<People, 'named'>, who: Actor, ids: readonly (string | null)[]) {
  const named = await people.named(
    { who },
    ids.filter((id) => id !== null),
  );
  return (id: string | null) => {
    const person = id === null ? undefined : named.get(id);
    return person ? { firstName: person.firstName, lastName: person.lastName } : null;
  };
}
