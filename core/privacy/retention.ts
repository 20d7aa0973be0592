import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor, InstitutionRef, Retention, RetentionHandler } from '../contract/index.ts';
import { conflict, invalid, notFound } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import type { Audit } from '../identity/audit.ts';
import { assertMay } from '../identity/call.ts';
import { deployment } from '../identity/index.ts';
import type { Gate } from '../plugins/gate.ts';
import type { Hosted, PluginHost } from '../plugins/host.ts';
import type { PluginSettings } from '../plugins/settings.ts';

/** A rule of an institution: what is deleted, and after how many days. */
export interface RetentionRule extends Pick<Retention, 'title' | 'noun' | 'since' | 'tables'> {
  readonly plugin: string;
  readonly pluginTitle: string;
  readonly name: string;
  readonly stays: string | null;
  /** Null: it is kept. */
  readonly days: number | null;
  readonly minDays: number;
  readonly maxDays: number;
  /** Whether it can be kept without an end. */
  readonly mayKeep: boolean;
}

/** What was deleted by a rule, or would be. */
interface Released extends Pick<RetentionRule, 'plugin' | 'name' | 'title' | 'noun' | 'days'> {
  readonly count: number;
}

/** Deletion of old data by rules of each institution. Rules apply wherever their plugin runs, also where it is off. */
export interface RetentionService {
  /** All rules of the institution. Needs `platform.institution`. */
  rules(call: { who: Actor }): Promise<RetentionRule[]>;
  /** What a rule would delete now with this number of days. @throws Failure not_found, invalid */
  preview(call: { who: Actor }, rule: RuleName, days: number): Promise<number>;
  /**
   * Sets the days of a rule; null keeps everything. Nothing is deleted before the next night.
   * @param seen the number that the preview said; more than that is refused
   * @throws Failure not_found, invalid, conflict
   */
  setDays(call: { who: Actor }, rule: RuleName, days: number | null, seen: number): Promise<RetentionRule>;
}

interface RuleName {
  readonly plugin: string;
  readonly name: string;
}

interface Dependencies {
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly settings: PluginSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

const dayMs = 86_400_000;

interface Found {
  readonly hosted: Hosted;
  readonly name: string;
  readonly retention: Retention;
  readonly handler: RetentionHandler;
}

export function createRetention({ host, gate, settings, database, clock, audit }: Dependencies) {
  const all = (): Found[] =>
    host.plugins.flatMap((hosted) =>
      Object.entries(hosted.plugin.contract.retention ?? {}).flatMap(([name, retention]) => {
        const handler = hosted.started?.retention?.[name];
        return handler ? [{ hosted, name, retention, handler }] : [];
      }),
    );

  /** @throws Failure not_found */
  const find = ({ plugin, name }: RuleName): Found => {
    const found = all().find((each) => each.hosted.id === plugin && each.name === name);
    if (!found) throw notFound('There is no such rule.');
    return found;
  };

  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);

  const ruleOf = async (institutionId: string, { hosted, name, retention }: Found): Promise<RetentionRule> => {
    const { plugin, id } = hosted;
    const saved = await settings.read(institutionId, id, plugin.settings);
    const { title, noun, since, stays, tables, setting } = retention;
    const days = saved[setting];
    return {
      ...{ plugin: id, pluginTitle: id === 'platform' ? 'Accounts' : plugin.contract.title, name },
      ...{ title, noun, since, tables, stays: stays ?? null },
      days: typeof days === 'number' ? days : null,
      ...limitsOf(plugin.settings?.shape[setting]),
    };
  };

  const counted = async (institution: { id: string }, found: Found, days: number) => {
    const { minDays, maxDays } = limitsOf(found.hosted.plugin.settings?.shape[found.retention.setting]);
    if (!Number.isInteger(days) || days < minDays || days > maxDays) {
      const message = `A whole number of days from ${minDays} to ${maxDays}`;
      throw invalid(message, [{ path: 'body.days', message }]);
    }
    return found.handler.count(institution, before(days));
  };

  return {
    async rules({ who }: { who: Actor }): Promise<RetentionRule[]> {
      assertMay(who, 'platform.institution');
      return Promise.all(all().map((found) => ruleOf(who.institution.id, found)));
    },

    async preview({ who }: { who: Actor }, rule: RuleName, days: number): Promise<number> {
      assertMay(who, 'platform.institution');
      return counted(who.institution, find(rule), days);
    },

    async setDays({ who }: { who: Actor }, rule: RuleName, days: number | null, seen: number): Promise<RetentionRule> {
      assertMay(who, 'platform.institution');
      const found = find(rule);
      const { setting, noun } = found.retention;
      const { plugin, id } = found.hosted;
      if (days === null && !limitsOf(plugin.settings?.shape[setting]).mayKeep) {
        throw invalid('This is never kept without an end.', [{ path: 'body.days', message: 'Enter a number of days' }]);
      }
      const count = days === null ? 0 : await counted(who.institution, found, days);
      if (count > seen) {
        throw conflict(`Meanwhile ${count} ${noun[count === 1 ? 0 : 1]} would be deleted. Look at the number again.`);
      }
      await database.transaction(async (tx) => {
        await gate.lockSwitches(who.institution.id, tx);
        const scope = { institutionId: who.institution.id, pluginId: id, userId: who.user?.id };
        await settings.save(tx, scope, plugin.settings, { [setting]: days });
        const details = { rule: `${id}.${rule.name}`, days };
        await audit.record({ who, tx }, { action: 'retention.changed', subject: id, details });
      });
      return ruleOf(who.institution.id, found);
    },

    /** Deletes what is older than the rules of an institution allow. A rule that fails does not stop the others. */
    async release(institution: InstitutionRef, { isDryRun = false } = {}): Promise<Released[]> {
      const released: Released[] = [];
      const failures: unknown[] = [];
      for (const found of all()) {
        const { plugin, name, title, noun, days } = await ruleOf(institution.id, found);
        if (days === null) continue;
        try {
          const { handler } = found;
          const count = await (isDryRun ? handler.count : handler.release)(institution, before(days));
          released.push({ plugin, name, title, noun, days, count });
          if (isDryRun || count === 0) continue;
          const details = { rule: `${plugin}.${name}`, days, count };
          await audit.record(
            { who: deployment(institution) },
            { action: 'retention.released', subject: plugin, details },
          );
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rules of retention failed`);
      return released;
    },
  };
}
export type RetentionOf = ReturnType<typeof createRetention>;

/** The numbers of days that a setting allows. */
function limitsOf(schema: unknown): Pick<RetentionRule, 'minDays' | 'maxDays' | 'mayKeep'> {
  const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  const options = (json.anyOf ?? [json]) as { type?: string; minimum?: number; maximum?: number }[];
  const number = options.find(({ type }) => type === 'integer' || type === 'number');
  return {
    minDays: number?.minimum ?? 1,
    maxDays: number?.maximum ?? 36_500,
    mayKeep: options.some(({ type }) => type === 'null'),
  };
}
