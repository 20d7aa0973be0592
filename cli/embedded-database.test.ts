import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Configuration } from '../config/load.ts';
import { complaintOf } from '../core/db/embedded/cluster.ts';
import { toldOfEmbedded } from './embedded-database.ts';
import { explain } from './report.ts';

const lost = new Error('select "slug" from "platform"."institutions" - Connection terminated unexpectedly');
const told = (configuration: Partial<Configuration>) =>
  explain(toldOfEmbedded(lost, { varFolder: tmpdir(), ...configuration } as Configuration));

test('of the embedded database its log is named, of another its address, and of neither a statement', () => {
  expect(told({})).toMatchObject({ code: 'unavailable', exit: 5, message: expect.stringContaining('postgres.log') });
  const elsewhere = told({ databaseUrl: 'postgres://db.example/eiq' });
  expect(elsewhere.message).toMatch(
    /^The database cannot be reached \(Connection terminated unexpectedly\)\..*DATABASE_URL/,
  );
});

test('another failure is left as it is', () => {
  const error = new Error('there is no hoe');
  expect(toldOfEmbedded(error, { varFolder: tmpdir() } as Configuration)).toBe(error);
});

test('a disk without room for the database is told as a full disk', () => {
  const complaint = 'FATAL:  could not write to file "pg_wal/xlogtemp.9816": No space left on device';
  const { message } = explain(complaintOf({ dataFolder: '/var/lib/eiq/postgres' }, 'It did not start', complaint));
  expect(message).toBe('/var/lib/eiq cannot be used (ENOSPC). The disk is full: make room and try again.');
});
