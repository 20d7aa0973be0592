import { z } from 'zod';
import { invalid, issuesOf, summaryOf } from '../contract/index.ts';
import type { Database, Signals, Tx } from '../db/index.ts';
import { afterCommit, knexOf } from '../db/index.ts';

/** Of a plugin without any: one object, so that whoever compares sees no change. */
const none: Record<string, unknown> = Object.freeze({});

/** Each institution's settings of each plugin: what was saved, over the defaults. Cached until somebody saves. */
export class PluginSettings {
  readonly #database: Database;
  readonly #signals: Signals;
  readonly #known = new Map<string, unknown>();
  readonly #handlers: ((institutionId: string) => void)[] = [];
  #isListening = true;
  /** Counts what was forgotten: an answer asked for before is not kept. */
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
      // What is being read may be older than what could not be heard.
      this.#forgotten += 1;
    });
  }

  /** Whoever holds a transaction gives it: waiting for a second connection, many of them would wait for each other. */
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

  /** Called in every process when an institution's settings of a plugin were saved. */
  onChanged(handler: (institutionId: string) => void): void {
    this.#handlers.push(handler);
  }

  /** Changes what is given and keeps the rest. Hold others off meanwhile. @throws Failure invalid with every issue */
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
    // Whoever has just saved sees it, before the signal comes around.
    afterCommit(tx, () => this.#forget(key));
  }

  #forget(key: string): void {
    this.#forgotten += 1;
    this.#known.delete(key);
  }
}

/**
 * What was saved, of the settings there still are. Nothing when a newer version no longer takes it: the defaults stand
 * in, instead of stopping the plugin.
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

/** The settings a browser may know: those whose schema says `.meta({ browser: true })`. */
export function browserSettings(
  schema: z.ZodObject | undefined,
  settings: Record<string, unknown>,
): Record<string, unknown> {
  const open = Object.entries(schema?.shape ?? {}).filter(([, field]) => (field as z.ZodType).meta()?.browser === true);
  return Object.fromEntries(open.map(([name]) => [name, settings[name]]));
}
