import { writeFile } from 'node:fs/promises';
import type { Platform } from '../../core/platform.ts';
import type { Terminal } from '../terminal.ts';
import type { Done, Of } from './change.ts';
import { nameOf, personFor } from './change.ts';

/** Everything held about a person, to a file or as the answer. */
export async function exportPerson(
  platform: Platform,
  login: string,
  file: string | undefined,
  options: Of,
): Promise<Done> {
  const { call, person } = await personFor(platform, login, options);
  const data = await platform.personalData.export(call, person.id);
  const text = JSON.stringify(data, null, 2);
  if (file === undefined) return { value: data, text };
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  const rows = data.holdings.reduce((sum, holding) => sum + holding.rows.length, 0);
  return { value: { file, rows }, text: `Wrote the account and ${rows} rows held about ${nameOf(person)} to ${file}` };
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
