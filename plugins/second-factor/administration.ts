import type { Actor } from '../../core/contract/index.ts';
import { conflict, forbidden } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Warning } from '../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Dependencies } from './dependencies.ts';
import { plugin } from './dependencies.ts';
import { notifyPerson } from './notices.ts';
import { staffRoles } from './rule.ts';
import type { InstitutionSettings } from './settings.ts';

/** What administrators and operators see of other people's second steps, and the reset for those who lost theirs. */
export function createAdministration(
  dependencies: Dependencies & { settings(institution: { id: string }): Promise<InstitutionSettings> },
) {
  const { db, people, audit, signIn, authenticator, passkeys, recoveryCodes, rule, settings } = dependencies;

  const statusOf = async (call: CallContext<Actor>, userId: string) => {
    const { role } = await people.one(call, userId);
    const [app, keys, codes] = [
      await authenticator.of(call, userId),
      await passkeys.list(call, userId),
      await recoveryCodes.left(call, userId),
    ];
    const isRequired = await rule.appliesTo(call, role);
    const isSetUp = app !== undefined || keys.length > 0;
    return {
      hasAuthenticator: app !== undefined,
      passkeys: keys.length,
      recoveryCodesLeft: codes?.left ?? 0,
      isRequired,
      dueAt: isRequired && !isSetUp ? ((await rule.begun(call, userId)) ?? null) : null,
    };
  };

  return {
    statusOf,
    /** Removes all second steps of a person. Their password alone signs them in until they set up a new one. */
    reset: (call: CallContext<Actor>, userId: string) =>
      db.transaction(async (tx) => {
        const within = { ...call, tx };
        const person = await people.one(within, userId);
        if (person.role === 'operator' && !call.who.may('platform.operate')) throw forbidden();
        if (call.who.user?.id === userId) {
          throw conflict('You cannot reset your own second step. Change it in your profile.');
        }
        const hadApp = await authenticator.remove(within, userId);
        const keys = await passkeys.removeAll(within, userId);
        await recoveryCodes.remove(within, userId);
        await signIn.removeStep(within, { userId, plugin });
        if (hadApp || keys > 0) {
          const details = { authenticator: hadApp, passkeys: keys };
          await audit.record(within, { action: 'second-factor.reset', subject: userId, details });
          await notifyPerson(dependencies, within, userId, 'reset');
        }
        return statusOf(within, userId);
      }, call.tx),

    /** Counts for the command line, the doctor and the dialog that switches the plugin off. */
    async overview(institution: Parameters<typeof unprivilegedActor>[0]) {
      const call = { who: unprivilegedActor(institution) };
      const { requiredForStaff } = await settings(institution);
      const enrolled = await signIn.countSteps(call, plugin);
      let staff = 0;
      let staffWithout = 0;
      for (const role of requiredForStaff ? staffRoles : []) {
        for (let offset = 0; ; offset += 200) {
          const { items } = await people.list(call, { role, limit: 200, offset });
          for (const { id } of items) {
            staff += 1;
            const has = (await authenticator.of(call, id)) ?? (await passkeys.list(call, id))[0];
            if (!has) staffWithout += 1;
          }
          if (items.length < 200) break;
        }
      }
      return { enrolled, isRequired: requiredForStaff, staff, staffWithout };
    },

    async warnings(institution: Parameters<typeof unprivilegedActor>[0]): Promise<Warning[]> {
      const { isRequired, staff, staffWithout } = await this.overview(institution);
      if (!isRequired || staffWithout === 0) return [];
      return [
        {
          message: `${staffWithout} of ${staff} members of staff have no second step yet, though the institution requires one`,
          remedy: 'They are asked to set it up when they sign in. Deactivate accounts that are no longer used.',
        },
      ];
    },

    async switchOffConsequences(institution: Parameters<typeof unprivilegedActor>[0]): Promise<string[]> {
      const { enrolled, isRequired } = await this.overview(institution);
      return [
        ...(enrolled > 0
          ? [
              `${enrolled === 1 ? 'One person signs' : `${enrolled} people sign`} in with their password alone, although they set up a second step. Their passkeys do not work until this is switched on again`,
            ]
          : []),
        ...(isRequired ? ['Staff are no longer required to have a second step'] : []),
      ];
    },
  };
}
