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
  /** Relative to the project's folder. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly text: string;
  /** Why formatting the written files failed. */
  readonly problem?: string;
}

const templates = path.join(import.meta.dirname, '../plugin-templates');

export interface CreateOptions {
  readonly title?: string;
  /** Writes only an empty contract and a test that the plugin starts, without the example. */
  readonly empty?: boolean;
}

/**
 * Writes a small plugin that starts and passes its test, or nothing on failure. Without `empty` the plugin keeps notes
 * in its own table and shows them on a screen.
 * @throws Failure invalid for an unsuitable id, conflict for one that is taken
 */
export async function createPlugin(id: string, options: CreateOptions): Promise<CreatedPlugin> {
  const reason = reasonAgainst(id);
  if (reason) throw invalid(reason);
  const title = titleFrom(options.title ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '));
  const folder = path.join(projectFolder, 'plugins', id);
  if (existsSync(folder))
    throw conflict(`The folder plugins/${id} already exists. Choose another id or remove the folder.`);
  if (!options.empty) await assertAddressFree(id);

  const template = path.join(templates, options.empty ? 'empty' : 'notes');
  const words = { id, title, schema: id.replaceAll('-', '_'), contract: contractName(id, template) };
  const files = globSync('**/*.template', { cwd: template }).sort();
  // Written elsewhere and renamed, so that a running server never finds an incomplete plugin.
  const temporary = path.join(projectFolder, `.new-${id}-${process.pid}`);
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    for (const file of files) {
      const target = path.join(temporary, file.replace(/\.template$/, ''));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, fillTemplate(readFileSync(path.join(template, file), 'utf8'), words));
    }
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
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
      `Created plugins/${id} with ${options.empty ? 'an empty contract' : 'a contract, a table, a screen in the menu'} and a test.`,
      ...(problem ? [`Formatting it failed: ${problem}`] : []),
      '',
      table(
        ['Next:', ''],
        [
          ['  npm start', `${options.empty ? 'runs' : 'shows'} it; new plugins are on in the demo institution`],
          [`  npx eiq plugins enable ${id}`, 'switches it on for an existing institution'],
          [`  npx vitest run plugins/${id}`, 'runs its test'],
          ['  npx eiq dev', 'reloads it while you change it'],
        ],
      ),
    ].join('\n'),
  };
}

function titleFrom(text: string): string {
  const title = text.trim().replaceAll("'", '’');
  if (title === '' || title.length > 60) throw invalid('A title must have 1 to 60 characters.');
  // The title is inserted into TypeScript, JSX and Markdown.
  if (/["`\\<>{}|\p{Cc}]/u.test(title))
    throw invalid('A title must not contain any of the characters " ` \\ < > { } |');
  return title;
}

/** The contract's variable name, with a suffix if the templates already use that name. */
function contractName(id: string, template: string): string {
  const name = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const code = globSync('**/*.{ts,tsx}.template', { cwd: template })
    .map((file) => readFileSync(path.join(template, file), 'utf8'))
    .join('\n');
  return new RegExp(`\\b${name}\\b`).test(code) ? `${name}Contract` : name;
}

function fillTemplate(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/__([a-z]+)__/g, (placeholder, word: string) => words[word] ?? placeholder);
}

/** The host would quarantine a plugin whose routes another plugin already has. */
async function assertAddressFree(id: string): Promise<void> {
  for (const { plugin } of await discoverPlugins(projectFolder)) {
    const taken = Object.values(plugin?.contract.routes ?? {}).find(({ path: address }) => address === `/api/${id}`);
    if (taken) throw conflict(`/api/${id} is already a route of the plugin ${taken.plugin}. Choose another id.`);
  }
}

/** Runs the formatter: the inserted id and title change line lengths and the order of imports. */
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
