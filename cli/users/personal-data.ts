import { statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { invalid } from '../../core/contract/errors.ts';
import type { Platform } from '../../core/platform.ts';
import type { CommandResult } from '../command-result.ts';
import { pluralize } from '../pluralize.ts';
import type { Terminal } from '../terminal.ts';
import type { InstitutionOption } from './change.ts';
import { nameOf, personFor } from './change.ts';

/** Exports everything held about a person as JSON, to a file or standard output, or as a ZIP with a readable page and files. */
export async function exportPerson(
  platform: Platform,
  terminal: Terminal,
  login: string,
  file: string | undefined,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { call, person } = await personFor(platform, login, options);
  const exists = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (exists && !(await terminal.confirm(`${file} exists. Overwrite it?`))) {
    return { value: {}, text: 'No file was written.' };
  }
  if (file?.toLowerCase().endsWith('.zip')) {
    const { content } = await platform.personalData.archive(call, person.id);
    await writeAtomically(file, content);
    return { value: { file }, text: `Wrote everything held about ${nameOf(person)} to ${file}.` };
  }
  const data = await platform.personalData.export(call, person.id);
  const text = JSON.stringify(data, null, 2);
  if (file === undefined) return { value: data, text };
  await writeAtomically(file, `${text}\n`);
  const rows = data.holdings.reduce((sum, holding) => sum + holding.rows.length, 0);
  return {
    value: { file, rows },
    text: `Wrote the account of ${nameOf(person)} and ${pluralize(rows, 'row')} about them to ${file}.`,
  };
}

/** Deletes a person and everything held about them, after the user name has been typed. */
export async function erasePerson(
  platform: Platform,
  terminal: Terminal,
  login: string,
  options: InstitutionOption,
): Promise<CommandResult> {
  const { call, person } = await personFor(platform, login, options);
  const question = `This deletes ${nameOf(person)} and everything plugins hold about them. It cannot be undone.`;
  if (!(await terminal.confirmByTyping(question, person.username))) return { value: {}, text: 'No changes were made.' };
  const counts = await platform.personalData.erase(call, person.id);
  const touched = Object.entries(counts).filter(([, rows]) => rows > 0);
  const lines = touched.map(([table, rows]) => `  ${table}: ${rows}`);
  return { value: counts, text: [`Deleted ${nameOf(person)} and their data:`, ...lines].join('\n') };
}

/** Writes a file atomically, readable only by its owner. @throws Failure invalid when it cannot be written */
async function writeAtomically(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { errno, message } = error as NodeJS.ErrnoException;
    throw invalid(`${file} cannot be written: ${errno ? getSystemErrorMessage(errno) : message}`);
  }
}
