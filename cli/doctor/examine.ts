import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { ConfigurationError } from '../../config/load.ts';
import { migrationStatus, openDatabase } from '../../core/db/index.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { openPlatform } from '../../core/platform.ts';
import { schemaOwners } from '../../core/plugins/owners.ts';
import { explainEmbeddedFailure } from '../embedded-database.ts';
import { runningServer } from '../running-server.ts';
import { trapSignals } from '../shutdown.ts';
import * as components from './components.ts';
import * as database from './database.ts';
import type { Finding } from './finding.ts';
import { failedBy, warn } from './finding.ts';
import * as machine from './machine.ts';
import { reach } from './reachability.ts';

/**
 * Checks a deployment step by step without changing data; pending migrations are not applied.
 * @param url public address of the server; by default PUBLIC_URL or the server running on this machine
 */
export async function* examine(url: string | undefined): AsyncGenerator<Finding> {
  yield machine.runtime();
  yield* await machine.packages();
  const { found: configuration, findings } = machine.configuration();
  yield* findings;
  if (!configuration) return;
  yield* machine.production(configuration);
  yield* await machine.secretKey(configuration);
  yield* await checkStored(configuration);
  yield* await components.storage(configuration);
  yield await components.backups(configuration);
  yield* await components.mail(configuration);
  yield* await components.redis(configuration);
  yield await machine.web(configuration);
  yield await machine.port(configuration);
  yield* await reach(serverToCheck(configuration, url));
}

/** Checks that need the database. */
async function checkStored(configuration: Configuration): Promise<Finding[]> {
  const { databaseUrl, varFolder } = configuration;
  const log = createLogger({ level: 'silent' });
  const shutdown = trapSignals();
  const findings: Finding[] = [];
  try {
    const opened = await shutdown.track(openDatabase({ url: databaseUrl, varFolder, log }));
    findings.push(await database.server(opened, configuration));
    findings.push(await database.clock(opened));
    const status = await migrationStatus(opened, await schemaOwners(configuration));
    findings.push(...database.migrations(status));
    if (status.some(({ pending }) => pending.length > 0)) {
      findings.push(
        warn('Plugins', 'not checked, because starting them would apply migrations', 'Run "eiq migrate" first'),
      );
      return findings;
    }
    const platform = await shutdown.track(openPlatform({ configuration, log }));
    findings.push(
      ...components.variables(platform),
      ...(await components.plugins(platform)),
      ...(await components.credentials(platform)),
      ...(await components.warnings(platform)),
      components.intelligence(platform),
      await components.institutions(platform),
    );
    return findings;
  } catch (error) {
    if (error instanceof ConfigurationError) return [...findings, ...machine.problemsIn(error)];
    const remedy = databaseUrl
      ? 'Check DATABASE_URL and that the server is running'
      : `See ${path.join(varFolder, 'postgres.log')}`;
    return [...findings, failedBy('Database', explainEmbeddedFailure(error, configuration), remedy)];
  } finally {
    await shutdown.close();
  }
}

function serverToCheck({ publicUrl, varFolder, port }: Configuration, url: string | undefined) {
  const running = runningServer(varFolder);
  const isExpected = url !== undefined || running !== undefined;
  return { url: url ?? publicUrl ?? running?.address ?? `http://localhost:${port ?? 3000}`, isExpected };
}
