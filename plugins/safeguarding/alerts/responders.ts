import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Person } from '../../../core/services.ts';
import type { AlertDependencies } from './dependencies.ts';
import { platformActor } from './dependencies.ts';

const page = 100;

/**
 * Active staff who are told about safety alerts: those whom the institution names, or all administrators. Where none of
 * those named is active staff any more, administrators are told, so that an alert always reaches somebody.
 */
export async function respondersOf(
  { people, settings }: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<Person[]> {
  const { responders } = await settings(institution);
  const addresses = new Set(
    responders
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  );
  const administrators = await inRole('administrator');
  if (addresses.size === 0) return administrators;
  const staff = [...administrators, ...(await inRole('instructor'))];
  const named = staff.filter(({ email }) => addresses.has(email.toLowerCase()));
  return named.length > 0 ? named : administrators;

  async function inRole(role: 'administrator' | 'instructor'): Promise<Person[]> {
    const found: Person[] = [];
    for (let offset = 0; ; offset += page) {
      // People of the demo institution look after its alerts too: their bell rings, their mail is a file.
      const { items, total } = await people.list(
        { who: platformActor(institution) },
        { role, demo: true, limit: page, offset },
      );
      found.push(...items);
      if (offset + page >= total) return found;
    }
  }
}
