import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordServer, removeServerRecord, runningServer } from './running-server.ts';

let folder: string;
const others: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'eiq-running-'));
});
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts another process that records itself as a server. */
async function startAnother(address: string): Promise<ChildProcess> {
  const code = `import { recordServer } from ${JSON.stringify(path.join(import.meta.dirname, 'running-server.ts'))};
    recordServer(${JSON.stringify(folder)}, ${JSON.stringify(address)});
    process.stdout.write('recorded'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(child);
  await once(child.stdout, 'data');
  return child;
}

const recordFiles = () => readdirSync(path.join(folder, 'servers'));

test('the most recent of several servers is found, and records of the others remain when one ends', async () => {
  recordServer(folder, 'http://localhost:3000');
  await startAnother('http://localhost:3001');
  expect(runningServer(folder)?.address).toBe('http://localhost:3001');
  removeServerRecord(folder);
  expect(runningServer(folder)?.address).toBe('http://localhost:3001');
});

test('a killed server is not found, and the next start removes its record', async () => {
  recordServer(folder, 'http://localhost:3000');
  const killed = await startAnother('http://localhost:3001');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(runningServer(folder)?.address).toBe('http://localhost:3000');
  recordServer(folder, 'http://localhost:3000');
  expect(recordFiles()).toHaveLength(1);
});

test.runIf(process.platform === 'linux')(
  'a process that reuses the process id of a dead server is not taken for it',
  async () => {
    const living = await startAnother('http://localhost:3001');
    const [name = ''] = recordFiles();
    const file = path.join(folder, 'servers', name);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, born: '1' }));
    expect(living.exitCode).toBeNull();
    expect(runningServer(folder)).toBeUndefined();
  },
);

test('broken records and records of other machines are left alone', async () => {
  recordServer(folder, 'http://localhost:3000');
  const elsewhere = {
    address: 'http://localhost:1',
    pid: 1,
    host: 'another-machine',
    born: null,
    at: Date.now() + 1e6,
  };
  writeFileSync(path.join(folder, 'servers', 'another-machine-1.json'), JSON.stringify(elsewhere));
  writeFileSync(path.join(folder, 'servers', 'broken.json'), '{"addr');
  expect(runningServer(folder)?.address).toBe('http://localhost:3000');
  recordServer(folder, 'http://localhost:3000');
  expect(recordFiles()).toContain('another-machine-1.json');
});
