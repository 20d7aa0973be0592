import { loadConfiguration } from '../config/load.ts';
import { invalid, notFound } from '../core/contract/index.ts';
import type { Institution } from '../core/identity/index.ts';
import { createLogger } from '../core/observe/logger.ts';
import type { Platform } from '../core/platform.ts';
import { openPlatform } from '../core/platform.ts';
import { projectFolder } from './project.ts';

/**
 * Opens the platform without its doors, has something done, and closes it again. It works beside a server that runs
 * and starts the embedded database where none does.
 */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>, only?: readonly string[]): Promise<T> {
  const configuration = loadConfiguration(projectFolder);
  const level = configuration.sources.logLevel === 'default' ? 'silent' : configuration.logLevel;
  // The log goes where it does not mix with a command's answer.
  const log = createLogger({ level, destination: process.stderr });
  const platform = await openPlatform({ configuration, log, ...(only ? { only } : {}) });
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

/** The institution that --institution names; without it the only one there is. @throws Failure naming those there are */
export async function institutionFor({ identity }: Platform, slug: string | undefined): Promise<Institution> {
  const all = await identity.institutions.all();
  const names = all.map((institution) => institution.slug).join(', ');
  if (slug !== undefined) {
    const found = all.find((institution) => institution.slug === slug);
    if (!found) throw notFound(`There is no institution ${slug}. There are: ${names || 'none yet'}`);
    return found;
  }
  const [first, second] = all;
  if (!first) throw notFound('There is no institution yet: eiq institutions create <slug> <name>, or eiq seed');
  if (second) throw invalid(`Say which institution with --institution <slug>: ${names}`);
  return first;
}
