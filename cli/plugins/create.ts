import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { conflict, invalid } from '../../core/contract/errors.ts';
import { discoverPlugins } from '../../core/plugins/discover.ts';
import { table } from '../../core/plugins/table.ts';
import { projectFolder } from '../project.ts';
import { reasonAgainst } from './plugin-names.ts';

export interface CreatedPlugin {
  readonly id: string;
  readonly title: string;
  /** From the project's folder. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly text: string;
  /** Written, but not brought into the house's form. */
  readonly problem?: string;
}

const templates = path.join(import.meta.dirname, '../plugin-templates');

export interface CreateOptions {
  readonly title?: string;
  /** Without the example: a contract that promises nothing, and a test that it starts. */
  readonly empty?: boolean;
}

/**
 * Writes a small plugin that starts and passes its test: all of it or nothing. Unless it is to be empty, it keeps notes in a
 * table of its own and shows them on a screen.
 * @throws Failure invalid for an id that cannot be one, conflict for one that is taken
 */
export async function createPlugin(id: string, options: CreateOptions): Promise<CreatedPlugin> {
  const against = reasonAgainst(id);
  if (against) throw invalid(against);
  const title = titleFrom(options.title ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '));
  const folder = path.join(projectFolder, 'plugins', id);
  if (existsSync(folder)) throw conflict(`There is a folder plugins/${id} already: choose another id, or remove it.`);
  if (!options.empty) await assertAddressFree(id);

  const template = path.join(templates, options.empty ? 'empty' : 'notes');
  const words = { id, title, schema: id.replaceAll('-', '_'), contract: contractName(id, template) };
  const files = globSync('**/*.template', { cwd: template }).sort();
  // Made aside and renamed, so that a server that looks meanwhile sees a whole plugin or none.
  const aside = path.join(projectFolder, `.new-${id}-${process.pid}`);
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    for (const file of files) {
      const target = path.join(aside, file.replace(/\.template$/, ''));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, filled(readFileSync(path.join(template, file), 'utf8'), words));
    }
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  const problem = await format(folder);
  return {
    id,
    title,
    folder: `plugins/${id}`,
    files: files.map((file) => file.replace(/\.template$/, '')),
    ...(problem ? { problem } : {}),
    text: [
      `plugins/${id} is there: ${options.empty ? 'a contract that promises nothing yet' : 'a contract, a table, a screen in the menu'}, and a test.`,
      ...(problem ? [`It could not be formatted: ${problem}`] : []),
      '',
      table(
        ['Next:', ''],
        [
          ['  npm start', `${options.empty ? 'runs' : 'shows'} it: in the demo institution new plugins are on`],
          [`  npx eiq plugins enable ${id}`, 'for an institution that is there already'],
          [`  npx vitest run plugins/${id}`, 'runs its test'],
          ['  npx eiq dev', 'while you change it'],
        ],
      ),
    ].join('\n'),
  };
}

function titleFrom(given: string): string {
  const title = given.trim().replaceAll("'", '’');
  if (title === '' || title.length > 60) throw invalid('A title has 1 to 60 characters');
  // It stands in quotes of three languages: TypeScript, JSX and Markdown.
  if (/["`\\<>{}|\p{Cc}]/u.test(title)) throw invalid('A title has none of the characters " ` \\ < > { } |');
  return title;
}

/** The contract's name in code; one that the written files use for something else gets a word added. */
function contractName(id: string, template: string): string {
  const name = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const code = globSync('**/*.{ts,tsx}.template', { cwd: template })
    .map((file) => readFileSync(path.join(template, file), 'utf8'))
    .join('\n');
  return new RegExp(`\\b${name}\\b`).test(code) ? `${name}Contract` : name;
}

function filled(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/__([a-z]+)__/g, (placeholder, word: string) => words[word] ?? placeholder);
}

/** Its calls must be its own: the host would set a plugin aside that claims another one's. */
async function assertAddressFree(id: string): Promise<void> {
  for (const { plugin } of await discoverPlugins(projectFolder)) {
    const taken = Object.values(plugin?.contract.routes ?? {}).find(({ path: address }) => address === `/api/${id}`);
    if (taken) throw conflict(`/api/${id} belongs to the plugin ${taken.plugin}: choose another id.`);
  }
}

/** Names and titles change how long lines are and what comes first, so the formatter has the last word. */
async function format(folder: string): Promise<string | undefined> {
  const biome = path.join(projectFolder, 'node_modules/@biomejs/biome/bin/biome');
  if (!existsSync(biome)) return undefined;
  try {
    await promisify(execFile)(process.execPath, [biome, 'check', '--write', folder], { cwd: projectFolder });
    return undefined;
  } catch (error) {
    return (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
  }
}
