import type { Configuration } from '../config/load.ts';
import { invalid, notFound } from '../core/contract/errors.ts';
import type { Database } from '../core/db/index.ts';
import type { Institution } from '../core/identity/index.ts';
import type { Platform } from '../core/platform.ts';
import { explainEmbeddedFailure } from './embedded-database.ts';
import { projectFolder } from './project.ts';
import { runningServer } from './running-server.ts';
import { trapSignals } from './shutdown.ts';

// Modules are imported when something is opened, so that printing help loads none of them.

/** The deployment's configuration. @throws ConfigurationError */
export async function readConfiguration(): Promise<Configuration> {
  const { loadConfiguration } = await import('../config/load.ts');
  return loadConfiguration(projectFolder);
}

/**
 * Opens the platform without HTTP and sockets, runs `work` and closes the platform. Works beside a running server;
 * starts the embedded database if it is not up.
 * @param only start only these plugins and their requirements; none with an empty list
 */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>, only?: readonly string[]): Promise<T> {
  const [configuration, { openPlatform }, log] = await Promise.all([
    readConfiguration(),
    import('../core/platform.ts'),
    quietLog(),
  ]);
  const shutdown = trapSignals();
  try {
    const platform = await shutdown.track(openPlatform({ configuration, log, ...(only ? { only } : {}) }));
    // Printed links lead to the running server.
    platform.endpoints.address =
      runningServer(configuration.varFolder)?.address ?? `http://localhost:${configuration.port ?? 3000}`;
    return await work(platform);
  } catch (error) {
    throw explainEmbeddedFailure(error, configuration);
  } finally {
    await shutdown.close();
  }
}

/** Opens the database without applying migrations, which opening the platform would do. */
export async function withDatabase<T>(
  work: (database: Database, configuration: Configuration) => Promise<T>,
): Promise<T> {
  const [configuration, { openDatabase }, log] = await Promise.all([
    readConfiguration(),
    import('../core/db/index.ts'),
    quietLog(),
  ]);
  const { databaseUrl: url, varFolder } = configuration;
  const shutdown = trapSignals();
  try {
    return await work(await shutdown.track(openDatabase({ url, varFolder, log })), configuration);
  } catch (error) {
    throw explainEmbeddedFailure(error, configuration);
  } finally {
    await shutdown.close();
  }
}

/** The institution named by --institution, or the only one. @throws Failure listing the institutions */
export async function institutionFor({ identity }: Platform, slug: string | undefined): Promise<Institution> {
  const all = await identity.institutions.all();
  const names = all.map((institution) => institution.slug).join(', ');
  if (slug !== undefined) {
    const found = all.find((institution) => institution.slug === slug);
    if (!found) throw notFound(`Institution ${slug} not found. Existing institutions: ${names || 'none'}.`);
    return found;
  }
  const [first, second] = all;
  if (!first)
    throw notFound('No institutions exist. Create one with eiq institutions create <slug> <name>, or run eiq seed.');
  if (second) throw invalid(`Specify --institution <slug>: ${names}`);
  return first;
}

/** Silent unless LOG_LEVEL is set. Writes to standard error, apart from the command's result. */
async function quietLog() {
  const { createLogger } = await import('../core/observe/logger.ts');
  const { logLevel, sources } = await readConfiguration();
  return createLogger({ level: sources.logLevel === 'default' ? 'silent' : logLevel, destination: process.stderr });
}
