import type { Actor, InstitutionRef, Role } from '../../core/contract/index.ts';
import { conflict, forbidden } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Warning } from '../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Person } from '../../core/services.ts';
import type { Dependencies } from './dependencies.ts';
import { plugin } from './dependencies.ts';
import { factorsOf, requirementOn } from './factors.ts';
import { notifyPerson } from './notices.ts';
import { staffRoles } from './rule.ts';
import type { InstitutionSettings } from './settings.ts';

/** People that are read at once. */
const pageSize = 200;

/** People that the list shows; the rest is counted. */
const maxShown = 200;

/** What administrators and operators see of other people's second steps, and the reset for those who lost theirs. */
export function createAdministration(
  dependencies: Dependencies & { settings(institution: { id: string }): Promise<InstitutionSettings> },
) {
  const { db, people, audit, signIn, authenticator, passkeys, recoveryCodes, settings } = dependencies;

  const statusOf = async (call: CallContext<Actor>, userId: string) => {
    const { role } = await people.one(call, userId);
    const { app, keys, codes, isSetUp } = await factorsOf(dependencies, call, userId);
    return {
      hasAuthenticator: app !== undefined,
      passkeys: keys.length,
      recoveryCodesLeft: codes?.left ?? 0,
      ...(await requirementOn(dependencies, call, { id: userId, role, isSetUp })),
    };
  };

  /** The institution's rule, and staff who have no second step, by role and name. */
  const staff = async (call: CallContext<Actor>) => {
    const { institution } = call.who;
    const [enrolled, rule] = await Promise.all([signIn.peopleWithStep(call, plugin), settings(institution)]);
    let total = 0;
    const without: Person[] = [];
    for (const role of staffRoles) {
      for await (const page of pagesOf(call, role)) {
        total += page.length;
        without.push(...page.filter(({ id }) => !enrolled.has(id)));
      }
    }
    const shown = without.slice(0, maxShown);
    const deadlines = await dependencies.rule.begunFor(
      call,
      shown.map(({ id }) => id),
    );
    return {
      rule,
      staff: total,
      staffWithout: without.length,
      without: shown.map(({ id, firstName, lastName, role, lastSeenAt }) => ({
        ...{ id, firstName, lastName, role, lastSeenAt },
        dueAt: rule.requiredForStaff ? (deadlines.get(id) ?? null) : null,
      })),
    };
  };

  async function* pagesOf(call: CallContext<Actor>, role: Role): AsyncGenerator<Person[]> {
    for (let offset = 0; ; offset += pageSize) {
      const { items } = await people.list(call, { role, limit: pageSize, offset });
      yield items;
      if (items.length < pageSize) return;
    }
  }

  /** How many people have a second step, and whether staff must have one. */
  const enrolment = async (institution: InstitutionRef) => {
    const enrolled = await signIn.peopleWithStep({ who: { institution } }, plugin);
    return { enrolled, isRequired: (await settings(institution)).requiredForStaff };
  };

  const overview = async (institution: InstitutionRef) => {
    const { enrolled, isRequired } = await enrolment(institution);
    const call = { who: unprivilegedActor(institution) };
    const counted = isRequired ? await staff(call) : { staff: 0, staffWithout: 0 };
    return { enrolled: enrolled.size, isRequired, staff: counted.staff, staffWithout: counted.staffWithout };
  };

  return {
    statusOf,
    staff,
    /**
     * Removes all second steps of a person, whose password alone signs them in until they set up a new one. Ends their sessions:
     * whoever has the lost device may be signed in on it.
     */
    reset: (call: CallContext<Actor>, userId: string) =>
      db.transaction(async (tx) => {
        const within = { ...call, tx };
        const person = await people.one(within, userId);
        if (person.role === 'operator' && !call.who.may('platform.operate')) throw forbidden();
        if (call.who.user?.id === userId) {
          throw conflict('You cannot reset your own second step. Change it in your profile.');
        }
        await signIn.lock(within, userId);
        const hadApp = await authenticator.remove(within, userId);
        const keys = await passkeys.removeAll(within, userId);
        await recoveryCodes.remove(within, userId);
        await signIn.removeStep(within, { userId, plugin });
        if (hadApp || keys > 0) {
          const details = { authenticator: hadApp, passkeys: keys };
          await audit.record(within, { action: 'second-factor.reset', subject: userId, details });
          await people.endSessions(within, userId);
          await notifyPerson(dependencies, within, userId, 'reset');
        }
        return statusOf(within, userId);
      }, call.tx),

    /** Counts for the command line and the doctor. */
    overview,

    async warnings(institution: InstitutionRef): Promise<Warning[]> {
      const { isRequired, staff, staffWithout } = await overview(institution);
      if (!isRequired || staffWithout === 0) return [];
      return [
        {
          message: `${staffWithout} of ${staff} members of staff have no second step yet, though the institution requires one`,
          remedy: 'They are asked to set it up when they sign in. Deactivate accounts that are no longer used.',
        },
      ];
    },

    async switchOffConsequences(institution: InstitutionRef): Promise<string[]> {
      const { enrolled, isRequired } = await enrolment(institution);
      return [
        ...(enrolled.size > 0
          ? [
              `${enrolled.size === 1 ? 'One person signs' : `${enrolled.size} people sign`} in with their password alone, although they set up a second step. Their passkeys do not work until this is switched on again`,
            ]
          : []),
        ...(isRequired ? ['Staff are no longer required to have a second step'] : []),
      ];
    },
  };
}
