import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../core/db/testing.ts';
import type { MeasuredServer } from './measured-server.ts';
import { startMeasuredServer } from './measured-server.ts';

export interface MeasuredPlatform extends MeasuredServer {
  readonly databaseUrl: string;
}

/** A platform in a process of its own, with an empty database and folder, which end with it. */
export async function startMeasuredPlatform(environment: Record<string, string> = {}): Promise<MeasuredPlatform> {
  const database = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  const server = await startMeasuredServer(path.join(import.meta.dirname, 'platform-server.ts'), {
    ...environment,
    DATABASE_URL: database.url,
    EIQ_VAR: folder,
    EIQ_CONFIG: 'config/none.json',
    PORT: '0',
    HOST: '127.0.0.1',
    EIQ_DEMO: 'false',
    REQUESTS_PER_MINUTE: '100000000',
    SIGN_INS_PER_QUARTER_HOUR: '100000',
  });
  return {
    ...server,
    databaseUrl: database.url,
    async stop() {
      await server.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
