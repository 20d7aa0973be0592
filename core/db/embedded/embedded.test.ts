import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { canReach } from './account.ts';
import type { Embedded } from './embedded.ts';
import { openEmbedded } from './embedded.ts';
import { postmasterOf } from './postmaster.ts';

const root = process.geteuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

const newFolder = () => {
  // A server creates about a thousand files, much faster in memory.
  const made = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'eiq-embedded-'));
  chmodSync(made, 0o755);
  return made;
};

/** Folder of a stopped server; most tests copy it instead of creating a database of their own. */
let stopped: string;
beforeAll(async () => {
  stopped = newFolder();
  await (await openEmbedded({ varFolder: stopped, durable: false })).close();
});
afterAll(() => rmSync(stopped, { recursive: true }));
const copyStoppedServer = () => execFileSync('cp', ['-a', dataFolder(stopped), folder]);

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = newFolder();
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  const left = existsSync(dataFolder()) ? postmasterOf(dataFolder()) : undefined;
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const dataFolder = (within = folder) => path.join(within, 'postgres');
const open = (options: { varFolder?: string; startLimitSeconds?: number } = {}) =>
  openEmbedded({ varFolder: folder, durable: false, ...options });

async function query(embedded: Embedded, sql: string): Promise<unknown[]> {
  const session = new pg.Client({ ...embedded.connection, application_name: 'eiq test' });
  await session.connect();
  return (await session.query(sql).finally(() => session.end())).rows;
}

/** Opens the server in a child process. `opened` resolves once it is open; `close` closes it and ends the process. */
function openInChild(varFolder = folder, as: { uid?: number; gid?: number } = {}) {
  const script = `
    import { openEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))};
    const embedded = await openEmbedded({ varFolder: ${JSON.stringify(varFolder)}, durable: false });
    console.log(JSON.stringify({ started: embedded.started, connection: embedded.connection }));
    process.stdin.once('data', async () => { await embedded.close(); process.exit(); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const opened = once(createInterface(child.stdout), 'line').then(
    ([line]) => JSON.parse(String(line)) as Pick<Embedded, 'started' | 'connection'>,
  );
  const close = async () => {
    child.stdin.write('\n');
    await once(child, 'exit');
  };
  return { child, opened, close };
}

test('the first to open starts the server, others share it, and the last to close stops it', async () => {
  const first = await open();
  const other = openInChild();
  const second = await open();
  expect([first.started, second.started, (await other.opened).started]).toEqual([true, false, false]);
  expect(await query(second, 'select current_database() as name')).toEqual([{ name: 'eiq' }]);
  await first.close();
  await first.close();
  await other.close();
  expect(postmasterOf(dataFolder())).toMatchObject({ ready: true });
  await second.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('rows survive a restart', async () => {
  copyStoppedServer();
  const before = await open();
  await query(before, `create table notes as select 'kept' as words`);
  await before.close();
  const after = await open();
  expect(after.started).toBe(true);
  expect(await query(after, 'select words from notes')).toEqual([{ words: 'kept' }]);
  await after.close();
});

test('the server log contains errors but no values of rows', async () => {
  copyStoppedServer();
  const embedded = await open();
  await query(embedded, 'create table people (name text primary key)');
  await query(embedded, `insert into people values ('Quillonia')`);
  await expect(query(embedded, `insert into people values ('Quillonia')`)).rejects.toThrow('duplicate key');
  await embedded.close();
  const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "people_pkey"');
  expect(log).not.toContain('Quillonia');
});

test('processes that open an empty folder at the same time share one server', async () => {
  const several = [openInChild(), openInChild(), openInChild()];
  const mine = await open();
  const others = await Promise.all(several.map((opener) => opener.opened));
  expect([mine, ...others].filter(({ started }) => started)).toHaveLength(1);
  await Promise.all(several.map((opener) => opener.close()));
  await mine.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('processes that close at the same time leave no server behind, and one that opens meanwhile gets a server', async () => {
  copyStoppedServer();
  const several = [openInChild(), openInChild()];
  await Promise.all(several.map((opener) => opener.opened));
  const closing = Promise.all(several.map((opener) => opener.close()));
  const late = await open();
  await closing;
  expect(await query(late, 'select 1 as one')).toEqual([{ one: 1 }]);
  await late.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('the server of a killed process is shared by the next process, which stops it', async () => {
  copyStoppedServer();
  const killed = openInChild();
  await killed.opened;
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const next = await open();
  expect(next.started).toBe(false);
  // The server releases the lock of the killed process only once it notices that the process ended.
  const locks = () => query(next, `select from pg_locks where locktype = 'advisory'`);
  await expect.poll(() => locks()).toHaveLength(1);
  await next.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('a killed server is restarted while it is open', async () => {
  copyStoppedServer();
  const embedded = await open();
  await query(embedded, `create table notes as select 'kept' as words`);
  const killed = postmasterOf(dataFolder());
  process.kill(killed?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => query(embedded, 'select words from notes')).toHaveLength(1);
  expect(postmasterOf(dataFolder())?.pid).not.toBe(killed?.pid);
  await embedded.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('closing while the server restarts leaves none behind', async () => {
  copyStoppedServer();
  const embedded = await open();
  const killed = postmasterOf(dataFolder());
  process.kill(killed?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => postmasterOf(dataFolder())?.pid).not.toBe(killed?.pid);
  await embedded.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('files of a killed server do not prevent a start, even when its process id is in use again', async () => {
  copyStoppedServer();
  const stale = `${process.pid}\n${dataFolder()}\n1\n5432\n.\n\n  0  0\nready   \n`;
  writeFileSync(path.join(dataFolder(), 'postmaster.pid'), stale);
  writeFileSync(path.join(dataFolder(), '.s.PGSQL.5432.lock'), stale);
  const embedded = await open();
  expect(embedded.started).toBe(true);
  await embedded.close();
});

test('Ctrl-C ends the process that started the server, not the server', async () => {
  copyStoppedServer();
  const opener = openInChild();
  await opener.opened;
  process.kill(-(opener.child.pid ?? 0), 'SIGINT');
  await once(opener.child, 'exit');
  const embedded = await open();
  expect(embedded.started).toBe(false);
  await embedded.close();
});

test('a server that does not answer or does not finish starting is reported with a remedy', async () => {
  copyStoppedServer();
  const embedded = await open();
  const { pid } = postmasterOf(dataFolder()) ?? { pid: 0 };
  process.kill(pid, 'SIGSTOP');
  await expect(open({ startLimitSeconds: 0.3 })).rejects.toThrow(`kill -9 ${pid}`);
  process.kill(pid, 'SIGCONT');
  const pidFile = path.join(dataFolder(), 'postmaster.pid');
  const content = readFileSync(pidFile, 'utf8');
  writeFileSync(pidFile, content.replace('ready   ', 'starting'));
  await expect(open({ startLimitSeconds: 0.3 })).rejects.toThrow(/has been starting or stopping.*kill -9/);
  writeFileSync(pidFile, content);
  await embedded.close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('the error of a server that cannot start contains the cause', async () => {
  copyStoppedServer();
  writeFileSync(path.join(dataFolder(), 'PG_VERSION'), '9.6\n');
  await expect(open()).rejects.toThrow(/did not start in (.|\n)*initialized by PostgreSQL version 9\.6/);
});

test('the server keeps running while another program has a session', async () => {
  copyStoppedServer();
  const embedded = await open();
  const guest = new pg.Client({ ...embedded.connection, application_name: 'psql' });
  await guest.connect();
  await embedded.close();
  expect((await guest.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await guest.end();
  await (await open()).close();
  expect(postmasterOf(dataFolder())).toBeUndefined();
});

test('a folder whose path is too long for a socket can be used', async () => {
  const deep = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const embedded = await open({ varFolder: deep });
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  await embedded.close();
  expect(postmasterOf(dataFolder(deep))).toBeUndefined();
  rmSync(embedded.connection.host);
});

test.runIf(root)('root can keep the data below a folder that only root can enter', async () => {
  const closed = path.join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const varFolder = path.join(closed, 'var');
  const embedded = await open({ varFolder });
  const second = openInChild(varFolder);
  expect((await second.opened).started).toBe(false);
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  process.kill(postmasterOf(dataFolder(varFolder))?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => query(embedded, 'select 1 as one')).toHaveLength(1);
  await second.close();
  await embedded.close();
  expect(postmasterOf(dataFolder(varFolder))).toBeUndefined();
});

const othersCanRun = canReach(import.meta.filename, nobody) && canReach(process.execPath, nobody);

test.runIf(root && othersCanRun)(
  'the same data can be used by an ordinary user, then by root, then by the user again',
  async () => {
    chownSync(folder, nobody.uid, nobody.gid);
    for (const as of [nobody, {}, nobody]) {
      const opener = openInChild(folder, as);
      expect((await opener.opened).started).toBe(true);
      const owner = execFileSync('ps', ['-o', 'uid=', '-p', String(postmasterOf(dataFolder())?.pid)], {
        encoding: 'utf8',
      });
      expect(Number(owner)).toBe(nobody.uid);
      await opener.close();
      expect(postmasterOf(dataFolder())).toBeUndefined();
    }
  },
);

test.runIf(root && othersCanRun)('data of another account is reported', async () => {
  copyStoppedServer();
  writeFileSync(path.join(dataFolder(), 'postmaster.pid'), '1\n');
  const script = `
    import { postmasterOf } from ${JSON.stringify(path.join(import.meta.dirname, 'postmaster.ts'))};
    try { postmasterOf(${JSON.stringify(dataFolder())}) } catch (error) { console.log(error.message) }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { ...nobody, encoding: 'utf8' });
  expect(output).toContain('belongs to another account');
});
