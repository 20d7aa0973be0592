import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { ConfigurationError } from '../../config/load.ts';
import { migrationStatus, openDatabase } from '../../core/db/index.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { openPlatform } from '../../core/platform.ts';
import { schemaOwners } from '../../core/plugins/owners.ts';
import { toldOfEmbedded } from '../embedded-database.ts';
import { runningServer } from '../running-server.ts';
import { watchForEnding } from '../shutdown.ts';
import * as database from './database.ts';
import type { Finding } from './finding.ts';
import { failedBy, warn } from './finding.ts';
import * as machine from './machine.ts';
import { reach } from './outside.ts';
import * as parts from './parts.ts';

/**
 * Looks at everything that can be wrong with a deployment, one thing after the other, and changes no data: what is
 * pending is not migrated.
 * @param url where people reach the server; PUBLIC_URL, or where one runs, when not given
 */
export async function* examine(url: string | undefined): AsyncGenerator<Finding> {
  yield machine.runtime();
  yield* await machine.packages();
  const { found: configuration, findings } = machine.configuration();
  yield* findings;
  if (!configuration) return;
  yield* machine.production(configuration);
  yield* await machine.secretKey(configuration);
  yield* await stored(configuration);
  yield* await parts.storage(configuration);
  yield* await parts.mail(configuration);
  yield* await parts.redis(configuration);
  yield await machine.web(configuration);
  yield await machine.port(configuration);
  yield* await reach(whereToLook(configuration, url));
}

/** Everything that needs the database. */
async function stored(configuration: Configuration): Promise<Finding[]> {
  const { databaseUrl, varFolder } = configuration;
  const log = createLogger({ level: 'silent' });
  const ending = watchForEnding();
  const findings: Finding[] = [];
  try {
    const opened = await ending.closes(openDatabase({ url: databaseUrl, varFolder, log }));
    findings.push(await database.server(opened, configuration));
    findings.push(await database.clock(opened));
    const status = await migrationStatus(opened, await schemaOwners(configuration));
    findings.push(...database.migrations(status));
    if (status.some(({ pending }) => pending.length > 0)) {
      findings.push(warn('Plugins', 'not tried, for a platform that opens would migrate', 'Run "eiq migrate" first'));
      return findings;
    }
    const platform = await ending.closes(openPlatform({ configuration, log }));
    findings.push(
      ...parts.variables(platform),
      ...(await parts.plugins(platform)),
      ...(await parts.credentials(platform)),
      ...(await parts.warnings(platform)),
      parts.intelligence(platform),
      await parts.institutions(platform),
    );
    return findings;
  } catch (error) {
    if (error instanceof ConfigurationError) return [...findings, ...machine.problemsIn(error)];
    const remedy = databaseUrl
      ? 'Check DATABASE_URL, and whether that server is up'
      : `See ${path.join(varFolder, 'postgres.log')}`;
    return [...findings, failedBy('Database', toldOfEmbedded(error, configuration), remedy)];
  } finally {
    await ending.close();
  }
}

function whereToLook({ publicUrl, varFolder, port }: Configuration, url: string | undefined) {
  const running = runningServer(varFolder);
  const isExpected = url !== undefined || running !== undefined;
  return { url: url ?? publicUrl ?? running?.address ?? `http://localhost:${port ?? 3000}`, isExpected };
}
