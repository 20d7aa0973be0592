import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Warning } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Person } from '../../../core/services.ts';
import type { AlertReach } from '../contract.ts';
import type { AlertDependencies } from './dependencies.ts';

const page = 100;

/**
 * Active staff who are notified of safety alerts: those in the institution's settings, or all administrators. If none of
 * the former is active, administrators are notified, so that an alert always reaches somebody.
 */
export async function respondersOf(
  { people, settings }: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<Person[]> {
  const { responders } = await settings(institution);
  const addresses = new Set(addressesIn(responders));
  const administrators = await inRole('administrator');
  if (addresses.size === 0) return administrators;
  const staff = [...administrators, ...(await inRole('instructor'))];
  const named = staff.filter(({ email }) => addresses.has(email.toLowerCase()));
  return named.length > 0 ? named : administrators;

  async function inRole(role: 'administrator' | 'instructor'): Promise<Person[]> {
    const found: Person[] = [];
    for (let offset = 0; ; offset += page) {
      // Staff of the demo institution are included.
      const { items, total } = await people.list(
        { who: unprivilegedActor(institution) },
        { role, demo: true, limit: page, offset },
      );
      found.push(...items);
      if (offset + page >= total) return found;
    }
  }
}

/** The number of responders with a usable account, and of addresses in the settings that belong to no active staff. */
export async function alertReach(
  dependencies: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<AlertReach> {
  const reached = await respondersOf(dependencies, institution);
  const { responders } = await dependencies.settings(institution);
  const known = new Set(reached.map(({ email }) => email.toLowerCase()));
  return {
    responders: reached.filter(({ hasPassword, lastSeenAt }) => hasPassword || lastSeenAt !== null).length,
    unknownAddresses: addressesIn(responders).filter((address) => !known.has(address)).length,
  };
}

/** Warnings where no responder can sign in, or addresses in the settings belong to no active staff. */
export async function reachWarnings(
  dependencies: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<Warning[]> {
  const { responders, unknownAddresses } = await alertReach(dependencies, institution);
  const warnings: Warning[] = [];
  if (responders === 0)
    warnings.push({
      message: 'safety alerts reach no staff: no administrator or responder has a usable account',
      remedy: 'Invite an administrator and have them set a password: eiq users create',
    });
  if (unknownAddresses > 0)
    warnings.push({
      message: `${unknownAddresses} of the addresses for safety alerts belong to no active staff`,
      remedy: 'Correct “Staff notified of safety alerts” in the settings of the plugin Safeguarding',
    });
  return warnings;
}

const addressesIn = (responders: string): string[] =>
  responders
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
