import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../config/load.ts';
import { unavailable } from '../core/contract/errors.ts';
import { isUnavailable } from '../core/db/unavailable.ts';

/** PostgreSQL writes its journal in pieces of 16 MB, and ends where there is no room for the next (bytes). */
const leastRoom = 32 * 1024 * 1024;

/**
 * An error as it is to be told where the database is the embedded one: when that is away no address is wrong and no
 * other server down, but it has ended, as a rule for want of room.
 */
export function toldOfEmbedded(error: unknown, { databaseUrl, varFolder }: Configuration): unknown {
  if (databaseUrl || !isUnavailable(error)) return error;
  const { bavail, bsize } = statfsSync(varFolder);
  if (bavail * bsize < leastRoom) {
    return Object.assign(new Error('The embedded database has ended'), { code: 'ENOSPC', path: varFolder });
  }
  return unavailable(`The embedded database has ended: ${path.join(varFolder, 'postgres.log')} says why.`);
}
