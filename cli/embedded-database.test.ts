import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Configuration } from '../config/load.ts';
import { programError } from '../core/db/embedded/cluster.ts';
import { explainEmbeddedFailure } from './embedded-database.ts';
import { explain } from './report.ts';

const lostConnection = new Error('select "slug" from "platform"."institutions" - Connection terminated unexpectedly');
const explained = (configuration: Partial<Configuration>) =>
  explain(explainEmbeddedFailure(lostConnection, { varFolder: tmpdir(), ...configuration } as Configuration));

test('the message names the log of the embedded database or DATABASE_URL, and contains no statement', () => {
  expect(explained({})).toMatchObject({
    code: 'unavailable',
    exit: 5,
    message: expect.stringContaining('postgres.log'),
  });
  const external = explained({ databaseUrl: 'postgres://db.example/eiq' });
  expect(external.message).toMatch(
    /^The database cannot be reached \(Connection terminated unexpectedly\)\..*DATABASE_URL/,
  );
});

test('other errors are returned unchanged', () => {
  const error = new Error('there is no hoe');
  expect(explainEmbeddedFailure(error, { varFolder: tmpdir() } as Configuration)).toBe(error);
});

test('an embedded database on a full disk is reported as a full disk', () => {
  const log = 'FATAL:  could not write to file "pg_wal/xlogtemp.9816": No space left on device';
  const { message } = explain(programError({ dataFolder: '/var/lib/eiq/postgres' }, 'It did not start', log));
  expect(message).toBe('/var/lib/eiq cannot be used (ENOSPC). The disk is full. Free some space and try again.');
});
