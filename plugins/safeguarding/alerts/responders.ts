import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Warning } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Person } from '../../../core/services.ts';
import type { AlertReach } from '../contract.ts';
import type { AlertDependencies } from './dependencies.ts';

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
  const addresses = new Set(addressesIn(responders));
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
        { who: unprivilegedActor(institution) },
        { role, demo: true, limit: page, offset },
      );
      found.push(...items);
      if (offset + page >= total) return found;
    }
  }
}

/** How many responders have an account that works, and how many addresses of the settings belong to no active staff. */
export async function alertReach(
  dependencies: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<AlertReach> {
  const told = await respondersOf(dependencies, institution);
  const { responders } = await dependencies.settings(institution);
  const known = new Set(told.map(({ email }) => email.toLowerCase()));
  return {
    responders: told.filter(({ hasPassword, lastSeenAt }) => hasPassword || lastSeenAt !== null).length,
    unknownAddresses: addressesIn(responders).filter((address) => !known.has(address)).length,
  };
}

/** Why an alert might reach nobody: no responder can sign in, or addresses of the settings belong to no active staff. */
export async function troubleToTell(
  dependencies: Pick<AlertDependencies, 'people' | 'settings'>,
  institution: InstitutionRef,
): Promise<Warning[]> {
  const { responders, unknownAddresses } = await alertReach(dependencies, institution);
  const warnings: Warning[] = [];
  if (responders === 0)
    warnings.push({
      message: 'nobody would be told of a learner in danger: no administrator or responder has an account that works',
      remedy: 'Invite an administrator, and have them choose a password: eiq users create',
    });
  if (unknownAddresses > 0)
    warnings.push({
      message: `${unknownAddresses} of the addresses that safety alerts should go to belong to no active staff`,
      remedy: 'Correct “Staff who are told about safety alerts” in the settings of the plugin Safeguarding',
    });
  return warnings;
}

const addressesIn = (responders: string): string[] =>
  responders
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
