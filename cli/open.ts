import type { Configuration } from '../config/load.ts';
import { invalid, notFound } from '../core/contract/errors.ts';
import type { Database } from '../core/db/index.ts';
import type { Institution } from '../core/identity/index.ts';
import type { Platform } from '../core/platform.ts';
import { toldOfEmbedded } from './embedded-database.ts';
import { projectFolder } from './project.ts';
import { runningServer } from './running-server.ts';
import { watchForEnding } from './shutdown.ts';

// What commands work on. Loaded when it is opened: a command that is only asked for its help opens nothing.

/** The deployment's configuration. @throws ConfigurationError */
export async function readConfiguration(): Promise<Configuration> {
  const { loadConfiguration } = await import('../config/load.ts');
  return loadConfiguration(projectFolder);
}

/**
 * Opens the platform without its doors, has something done, and closes it again. It works beside a server that runs
 * and starts the embedded database where none does.
 * @param only start just these plugins and what they require; none at all with an empty list
 */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>, only?: readonly string[]): Promise<T> {
  const [configuration, { openPlatform }, log] = await Promise.all([
    readConfiguration(),
    import('../core/platform.ts'),
    quietLog(),
  ]);
  const ending = watchForEnding();
  try {
    const platform = await ending.closes(openPlatform({ configuration, log, ...(only ? { only } : {}) }));
    // Links that are printed lead to the server that runs.
    platform.doors.address =
      runningServer(configuration.varFolder)?.address ?? `http://localhost:${configuration.port ?? 3000}`;
    return await work(platform);
  } catch (error) {
    throw toldOfEmbedded(error, configuration);
  } finally {
    await ending.close();
  }
}

/** The database alone, as it stands: a platform that opens would migrate. */
export async function withDatabase<T>(
  work: (database: Database, configuration: Configuration) => Promise<T>,
): Promise<T> {
  const [configuration, { openDatabase }, log] = await Promise.all([
    readConfiguration(),
    import('../core/db/index.ts'),
    quietLog(),
  ]);
  const { databaseUrl: url, varFolder } = configuration;
  const ending = watchForEnding();
  try {
    return await work(await ending.closes(openDatabase({ url, varFolder, log })), configuration);
  } catch (error) {
    throw toldOfEmbedded(error, configuration);
  } finally {
    await ending.close();
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

/** Silent unless LOG_LEVEL is set, and where it does not mix with a command's answer. */
async function quietLog() {
  const { createLogger } = await import('../core/observe/logger.ts');
  const { logLevel, sources } = await readConfiguration();
  return createLogger({ level: sources.logLevel === 'default' ? 'silent' : logLevel, destination: process.stderr });
}
