import path from 'node:path';
import { loadConfiguration } from '../config/load.ts';
import { start } from './start.ts';

export async function main(given: readonly string[]): Promise<void> {
  const configuration = loadConfiguration(path.join(import.meta.dirname, '..'));
  if (given[0] === 'start') await start(configuration, (text) => console.log(text));
}
