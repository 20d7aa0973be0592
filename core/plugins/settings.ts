import { z } from 'zod';
import { invalid, issuesOf, summaryOf } from '../contract/index.ts';
import type { Database, Signals, Tx } from '../db/index.ts';
import { afterCommit, knexOf } from '../db/index.ts';

/** Settings of a plugin without any. One object, so that comparisons by identity show no change. */
const none: Record<string, unknown> = Object.freeze({});

/** Settings of each plugin for each institution: saved values over defaults. Cached until they are saved. */
export class PluginSettings {
  readonly #database: Database;
  readonly #signals: Signals;
  readonly #known = new Map<string, unknown>();
  readonly #handlers: ((institutionId: string) => void)[] = [];
  #isListening = true;
  /** Number of invalidations: a value whose read began before the last one is not cached. */
  #forgotten = 0;

  constructor(database: Database, signals: Signals) {
    this.#database = database;
    this.#signals = signals;
    signals.on('plugins.settings', (key) => {
      this.#forget(String(key));
      const [institutionId = ''] = String(key).split(':');
      for (const handler of this.#handlers) handler(institutionId);
    });
    signals.onLost(() => {
      this.#isListening = false;
      this.#forgotten += 1;
      this.#known.clear();
    });
    signals.onBack(() => {
      this.#isListening = true;
      // Reads in progress may have missed changes while signals were lost.
      this.#forgotten += 1;
    });
  }

  /** Pass `tx` within a transaction: waiting for a second connection could deadlock. */
  async read(
    institutionId: string,
    pluginId: string,
    schema: z.ZodObject | undefined,
    tx?: Tx,
  ): Promise<Record<string, unknown>> {
    if (!schema) return none;
    const key = `${institutionId}:${pluginId}`;
    const known = this.#known.get(key);
    if (known) return known as Record<string, unknown>;
    const forgotten = this.#forgotten;
    const settings = schema.parse(await savedSettings(tx ?? this.#database, { institutionId, pluginId }, schema));
    if (this.#isListening && forgotten === this.#forgotten) this.#known.set(key, settings);
    return settings;
  }

  /** Registers a handler that is called in every process after an institution's settings were saved. */
  onChanged(handler: (institutionId: string) => void): void {
    this.#handlers.push(handler);
  }

  /** Changes the given settings and keeps the others. Lock the switches first. @throws Failure invalid with all issues */
  async save(
    tx: Tx,
    scope: { institutionId: string; pluginId: string; userId: string | undefined },
    schema: z.ZodObject | undefined,
    given: Record<string, unknown>,
  ): Promise<void> {
    const { institutionId, pluginId, userId } = scope;
    const known = schema ?? z.object({});
    const settings = { ...(await savedSettings(tx, scope, known)), ...given };
    const parsed = known.strict().safeParse(settings);
    if (!parsed.success) {
      const issues = issuesOf(parsed.error, 'body.settings');
      throw invalid(summaryOf(issues), issues);
    }
    await knexOf(tx)('platform.plugin_settings')
      .insert({
        institutionId,
        pluginId,
        settings: JSON.stringify(settings),
        changedBy: userId ?? null,
        changedAt: new Date(),
      })
      .onConflict(['institutionId', 'pluginId'])
      .merge();
    const key = `${institutionId}:${pluginId}`;
    await this.#signals.send('plugins.settings', key, tx);
    // This process sees the change before the signal arrives.
    afterCommit(tx, () => this.#forget(key));
  }

  #forget(key: string): void {
    this.#forgotten += 1;
    this.#known.delete(key);
  }
}

/**
 * Saved values of settings that still exist. Empty if a newer version no longer accepts them: the defaults apply instead of
 * failing.
 */
async function savedSettings(
  within: Database | Tx,
  { institutionId, pluginId }: { institutionId: string; pluginId: string },
  schema: z.ZodObject,
): Promise<Record<string, unknown>> {
  const row: { settings: Record<string, unknown> } | undefined = await knexOf(within)('platform.plugin_settings')
    .first('settings')
    .where({ institutionId, pluginId });
  const saved = Object.entries(row?.settings ?? {}).filter(([name]) => name in schema.shape);
  const settings = Object.fromEntries(saved);
  return schema.safeParse(settings).success ? settings : {};
}

/** Settings exposed to browsers: those whose schema has `.meta({ browser: true })`. */
export function browserSettings(
  schema: z.ZodObject | undefined,
  settings: Record<string, unknown>,
): Record<string, unknown> {
  const open = Object.entries(schema?.shape ?? {}).filter(([, field]) => (field as z.ZodType).meta()?.browser === true);
  return Object.fromEntries(open.map(([name]) => [name, settings[name]]));
}
