import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../config/load.ts';
import { unavailable } from '../core/contract/errors.ts';
import { isUnavailable } from '../core/db/unavailable.ts';

/** PostgreSQL writes its log in segments of 16 MB and stops when there is no space for the next (bytes). */
const minimumFreeBytes = 32 * 1024 * 1024;

/**
 * Explains an unavailable embedded database: its process has ended, usually because the disk is full. Returns other
 * errors, and errors of an external database, unchanged.
 */
export function explainEmbeddedFailure(error: unknown, { databaseUrl, varFolder }: Configuration): unknown {
  if (databaseUrl || !isUnavailable(error)) return error;
  const { bavail, bsize } = statfsSync(varFolder);
  if (bavail * bsize < minimumFreeBytes) {
    return Object.assign(new Error('The embedded database has stopped'), { code: 'ENOSPC', path: varFolder });
  }
  return unavailable(`The embedded database has stopped. See ${path.join(varFolder, 'postgres.log')}.`);
}
