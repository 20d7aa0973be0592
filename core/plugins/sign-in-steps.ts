import type { Actor } from '../contract/index.ts';
import { unavailable } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { NeededStep } from '../identity/entry.ts';
import type { HasOtherWay } from '../identity/external-identities.ts';
import type { SignOutAddress } from '../identity/provider-sign-out.ts';
import type { Gate } from './gate.ts';
import type { PluginHost } from './host.ts';

interface Parts {
  readonly host: Pick<PluginHost, 'plugins' | 'quarantined'>;
  readonly gate: Gate;
}

/**
 * The next step of a sign-in: plugins that are on are asked in order. People who registered a step with a plugin that is
 * switched on but not running are refused, as their step could not be checked.
 */
export function createNeededStep({ host, gate }: Parts): NeededStep {
  return async (call, person, passed) => {
    const { institution } = call.who;
    const on = await gate.pluginsOnIn(institution.id, call.tx);
    for (const { id, started } of host.plugins) {
      if (!on.has(id) || passed.includes(id)) continue;
      if (await started?.needsSignInStep?.(call, person)) return id;
    }
    const registered: string[] = await knexOf(call.tx)('platform.sign_in_steps')
      .where({ userId: person.id, institutionId: institution.id })
      .pluck('plugin');
    for (const id of registered) {
      if (on.has(id) || !host.quarantined.has(id)) continue;
      if (await gate.isSwitchedOn(institution.id, id, call.tx)) {
        throw unavailable(
          'Your second step cannot be checked at the moment. Please try again later or ask an administrator.',
        );
      }
    }
    return undefined;
  };
}

/** Whether a person can sign in with a plugin that is on alone. */
export function createOtherWays({ host, gate }: Parts): HasOtherWay {
  return async (call, userId) => {
    const on = await gate.pluginsOnIn(call.who.institution.id, call.tx);
    for (const { id, started } of host.plugins) {
      if (on.has(id) && (await started?.signsInAlone?.(call, userId))) return true;
    }
    return false;
  };
}

/** Asks the plugins that are on in turn where to sign out at a provider. */
export function createSignOutAddress({ host, gate }: Parts): SignOutAddress {
  return async (call, kept) => {
    const on = await gate.pluginsOn(call.who.institution.id);
    for (const { id, started } of host.plugins) {
      const address = on.has(id) ? await started?.signOutAddress?.(call, kept) : undefined;
      if (address !== undefined) return address;
    }
    return undefined;
  };
}

/** Records which people have a step of a plugin, so that it is not skipped while the plugin is not running. */
export interface StepRegister {
  /** Does nothing for a person who is registered already. */
  registerStep(call: TransactionContext<Actor>, step: { userId: string; plugin: string }): Promise<void>;
  removeStep(call: TransactionContext<Actor>, step: { userId: string; plugin: string }): Promise<void>;
  /** The ids of the people who have a step of a plugin. */
  peopleWithStep(
    call: Pick<CallContext<Actor>, 'tx'> & { who: Pick<Actor, 'institution'> },
    plugin: string,
  ): Promise<ReadonlySet<string>>;
}

export function createStepRegister({ database, now }: { database: Database; now: () => Date }): StepRegister {
  return {
    async registerStep({ who, tx }, { userId, plugin }) {
      await knexOf(tx)('platform.sign_in_steps')
        .insert({ institutionId: who.institution.id, userId, plugin, since: now() })
        .onConflict(['userId', 'plugin'])
        .ignore();
    },
    async removeStep({ who, tx }, { userId, plugin }) {
      await knexOf(tx)('platform.sign_in_steps').where({ institutionId: who.institution.id, userId, plugin }).delete();
    },
    async peopleWithStep({ who, tx }, plugin) {
      const rows: { userId: string }[] = await knexOf(tx ?? database)('platform.sign_in_steps')
        .select('userId')
        .where({ institutionId: who.institution.id, plugin });
      return new Set(rows.map(({ userId }) => userId));
    },
  };
}
