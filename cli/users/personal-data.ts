import { statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { invalid } from '../../core/contract/errors.ts';
import type { Platform } from '../../core/platform.ts';
import { counted } from '../counted.ts';
import type { Terminal } from '../terminal.ts';
import type { Done, Of } from './change.ts';
import { nameOf, personFor } from './change.ts';

/** Everything held about a person: as JSON to a file or as the answer, or with a page to read and their files as a ZIP. */
export async function exportPerson(
  platform: Platform,
  terminal: Terminal,
  login: string,
  file: string | undefined,
  options: Of,
): Promise<Done> {
  const { call, person } = await personFor(platform, login, options);
  const isThere = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (isThere && !(await terminal.confirm(`${file} exists. Write over it?`))) {
    return { value: {}, text: 'Nothing was written.' };
  }
  if (file?.toLowerCase().endsWith('.zip')) {
    const { content } = await platform.personalData.archive(call, person.id);
    await writeWhole(file, content);
    return { value: { file }, text: `Wrote what is held about ${nameOf(person)} to ${file}` };
  }
  const data = await platform.personalData.export(call, person.id);
  const text = JSON.stringify(data, null, 2);
  if (file === undefined) return { value: data, text };
  await writeWhole(file, `${text}\n`);
  const rows = data.holdings.reduce((sum, holding) => sum + holding.rows.length, 0);
  return {
    value: { file, rows },
    text: `Wrote the account and ${counted(rows, 'row')} held about ${nameOf(person)} to ${file}`,
  };
}

/** Deletes a person and what is held about them, once the user name was typed. */
export async function erasePerson(platform: Platform, terminal: Terminal, login: string, options: Of): Promise<Done> {
  const { call, person } = await personFor(platform, login, options);
  const question = `This erases ${nameOf(person)} and what every plugin holds about them. It cannot be undone.`;
  if (!(await terminal.confirmByTyping(question, person.username))) return { value: {}, text: 'Nothing was changed.' };
  const counts = await platform.personalData.erase(call, person.id);
  const touched = Object.entries(counts).filter(([, rows]) => rows > 0);
  const lines = touched.map(([table, rows]) => `  ${table}: ${rows}`);
  return { value: counts, text: [`${nameOf(person)} is erased.`, ...lines].join('\n') };
}

/** Writes a file that only its owner reads and that appears once it is whole. @throws Failure invalid where it cannot be */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
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
