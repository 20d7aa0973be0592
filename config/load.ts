import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
// Installs the platform's messages for validation errors.
import '../core/contract/messages.ts';
import type { SettingName, Settings } from './settings.ts';
import { settings } from './settings.ts';

/** One thing wrong with the configuration. */
export interface ConfigurationProblem {
  /** The environment variable or the key in the file. */
  readonly key: string;
  readonly message: string;
}

/** Thrown with every problem at once. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    super(
      ['The configuration has problems:', ...problems.map((problem) => `  ${problem.key}: ${problem.message}`)].join(
        '\n',
      ),
    );
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

export interface Configuration extends Settings {
  /** The source of each value. */
  readonly sources: Readonly<Record<string, 'environment' | 'file' | 'default'>>;
  /** The project's folder. Relative paths are resolved against it. */
  readonly folder: string;
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  /** Parses a plugin's section. Returns undefined and adds to `problems` when it is invalid. */
  section(plugin: string, schema: z.ZodType, problems: ConfigurationProblem[]): unknown;
  /** Variables that start with EIQ_ but are settings of neither the platform nor one of these plugins: usually typing errors. */
  unknownVariables(plugins: Iterable<{ readonly id: string; readonly config?: z.ZodType | undefined }>): string[];
}

type Environment = Record<string, string | undefined>;

/**
 * Reads every setting from the environment, then `config/local.json`, then defaults.
 * @throws ConfigurationError naming every problem.
 */
export function loadConfiguration(folder: string, environment: Environment = process.env): Configuration {
  const { values, sources, sections, problems } = readSettings(folder, environment);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const known = values as Settings;
  return {
    ...known,
    varFolder: path.resolve(folder, known.varFolder),
    sources,
    folder,
    isDemo: known.demo ?? known.mode !== 'production',
    isProduction: known.mode === 'production',
    section: (plugin, schema, found) => readSection(plugin, schema, sections[plugin] ?? {}, environment, found),
    unknownVariables: (plugins) => unknownIn(environment, plugins),
  };
}

/** All settings with secrets masked, and the problems of the configuration, for `eiq config show`. */
export function describeConfiguration(folder: string, environment: Environment = process.env) {
  const { values, sources, problems } = readSettings(folder, environment);
  const shown = (Object.keys(settings) as SettingName[]).map((name) => {
    const { env, description, secret } = settings[name];
    const value = name === 'varFolder' && values[name] ? path.resolve(folder, values[name]) : values[name];
    return {
      name,
      env,
      value: secret && value !== undefined ? '••••••' : value,
      source: sources[name],
      description,
    };
  });
  return { shown, problems };
}

/** Reads all settings: valid values, the source of each, and the problems of the others. */
function readSettings(folder: string, environment: Environment) {
  const problems: ConfigurationProblem[] = [];
  const file = readFile(path.join(folder, environment.EIQ_CONFIG ?? 'config/local.json'), problems);
  const sources: Record<string, 'environment' | 'file' | 'default'> = {};
  const values: Record<string, unknown> = {};
  for (const [name, { env, schema }] of Object.entries(settings)) {
    const fromEnvironment = environment[env] === '' ? undefined : environment[env];
    const given = fromEnvironment ?? file[name];
    const source = fromEnvironment !== undefined ? 'environment' : file[name] !== undefined ? 'file' : 'default';
    sources[name] = source;
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else report(parsed.error, source === 'file' ? `config/local.json ${name}` : env, problems);
  }
  for (const name of Object.keys(file)) {
    if (!(name in settings) && name !== 'plugins') {
      problems.push({
        key: `config/local.json ${name}`,
        message: `unknown setting; settings: ${Object.keys(settings).join(', ')}`,
      });
    }
  }
  if (
    values.mode === 'production' &&
    !values.secretKey &&
    !problems.some((problem) => problem.key === 'EIQ_SECRET_KEY')
  ) {
    problems.push({
      key: 'EIQ_SECRET_KEY',
      message: 'required in production: at least 32 random characters',
    });
  }
  const sections = (file.plugins ?? {}) as Record<string, Record<string, unknown>>;
  return { values: values as Partial<Settings>, sources, sections, problems };
}

/** `EIQ_<PLUGIN>_<KEY>` overrides the key of a plugin's section; keys are camelCase, variables upper snake case. */
function readSection(
  plugin: string,
  schema: z.ZodType,
  fromFile: Record<string, unknown>,
  environment: Environment,
  problems: ConfigurationProblem[],
): unknown {
  const prefix = prefixOf(plugin);
  const shape = shapeOf(schema);
  const given: Record<string, unknown> = { ...fromFile };
  for (const [key, part] of Object.entries(shape)) {
    const text = environment[variable(prefix, key)] ?? environment[commonVariable(part)];
    if (text !== undefined && text !== '') given[key] = looksStructured(text) ? parseJson(text) : text;
  }
  const isAbsent = schema instanceof z.ZodUndefined;
  // An unknown key is a typing error.
  const exact = schema instanceof z.ZodObject ? schema.strict() : schema;
  const parsed = exact.safeParse(isAbsent && Object.keys(given).length === 0 ? undefined : given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const key = String(issue.path[0] ?? '');
    const named =
      environment[variable(prefix, key)] !== undefined
        ? variable(prefix, key)
        : `plugins.${plugin}.${issue.path.join('.')}`;
    problems.push({ key: named, message: issue.message });
  }
  return undefined;
}

function unknownIn(environment: Environment, plugins: Parameters<Configuration['unknownVariables']>[0]): string[] {
  const known = new Set(['EIQ_CONFIG', ...Object.values(settings).map(({ env }) => env)]);
  for (const { id, config } of plugins) {
    for (const key of Object.keys(shapeOf(config))) known.add(variable(prefixOf(id), key));
  }
  // EIQ_TEST_… variables belong to the tests.
  return Object.keys(environment).filter((name) => /^EIQ_(?!TEST_)/.test(name) && !known.has(name));
}

const prefixOf = (plugin: string) => `EIQ_${plugin.toUpperCase().replaceAll('-', '_')}_`;
const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** A variable shared with other programs, such as `OPENAI_API_KEY`, that a key declares with `.meta({ environment })`. */
const commonVariable = (part: z.core.$ZodType) => String(z.globalRegistry.get(part)?.environment ?? '');
const variable = (prefix: string, key: string) => prefix + key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
const looksStructured = (text: string) => /^\s*[[{]|^(true|false|-?\d+(\.\d+)?)$/.test(text);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readFile(file: string, problems: ConfigurationProblem[]): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (content && typeof content === 'object' && !Array.isArray(content)) return content as Record<string, unknown>;
    problems.push({ key: file, message: 'must contain an object of settings' });
  } catch (error) {
    problems.push({ key: file, message: `invalid JSON: ${(error as Error).message}` });
  }
  return {};
}

function report(error: z.ZodError, key: string, problems: ConfigurationProblem[]) {
  for (const issue of error.issues) problems.push({ key, message: issue.message });
}
