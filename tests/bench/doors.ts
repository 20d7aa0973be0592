import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../core/db/testing.ts';
import { createPasswords } from '../../core/identity/passwords.ts';
import type { Figure } from './bench.ts';
import type { Call, Subject } from './load.ts';
import { startSubject } from './load.ts';
import { prepare, signIn } from './requests.ts';

const pupils = 300;
const schoolSeconds = 3;
const loops = 20;

/** Public routes under load: a school that signs in at the same moment, and strangers who call without pause. */
export async function measureDoors(): Promise<Figure[]> {
  const database = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  const client = new pg.Client({ connectionString: database.url });
  const start = (environment: Record<string, string>) =>
    startSubject(path.join(import.meta.dirname, 'platform-server.ts'), {
      DATABASE_URL: database.url,
      EIQ_VAR: folder,
      EIQ_CONFIG: 'config/none.json',
      PORT: '0',
      HOST: '127.0.0.1',
      EIQ_DEMO: 'false',
      ...environment,
    });
  const subject = await start({ REQUESTS_PER_MINUTE: '100000000' });
  await client.connect();
  const token = await signIn(subject, client, await prepare(client));
  await client.query(
    `insert into platform.users
     select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(), 'username', 'pupil-' || n,
       'username_key', 'pupil-' || n, 'email', null, 'email_key', null))).*
     from platform.users as known, generate_series(1, $1) as n where known.username = 'bench'`,
    [pupils],
  );
  const costs = await costOfStrangers(subject);
  await subject.stop();
  // With the default limits.
  const limited = await start({});
  const figures = [...(await signInsOfSchool(limited)), ...costs, ...(await callsBesideStrangers(limited, token))];
  await limited.stop();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  return figures;
}

async function signInsOfSchool(subject: Subject): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const answers = await Promise.all(
    Array.from({ length: pupils }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, (n * schoolSeconds * 1000) / pupils));
      const body = JSON.stringify({ username: `pupil-${n + 1}`, password: 'a long password' });
      return timed(subject.port, { method: 'POST', path: '/api/auth/login', body }, agent);
    }),
  );
  agent.destroy();
  const comparing = await timeOfComparisons();
  const refused = answers.filter(({ status }) => status !== 200).length;
  const what = `${pupils} right sign-ins of one address in ${schoolSeconds} s`;
  return [
    { what: `${what}, refused`, value: refused, unit: '', goal: 0 },
    {
      what: `${what}, p95`,
      value: percentile(answers) / comparing,
      unit: '×',
      goal: 2,
      floor: {
        what: `p95 ${percentile(answers).toFixed(0)} ms, ${pupils} comparisons of passwords`,
        value: comparing,
        unit: 'ms',
      },
    },
  ];
}

/** The time for hashing the passwords of the school on this machine (ms), four at a time as in the server. */
async function timeOfComparisons(): Promise<number> {
  const passwords = createPasswords();
  const hash = await passwords.hash('a long password');
  const startedAt = performance.now();
  await lanes(4, pupils, () => passwords.matches(hash, 'a long password'));
  return performance.now() - startedAt;
}

/** Calls of strangers, each with its largest acceptable cost (µs of processor time). */
const open: readonly (Call & { readonly what: string })[] = [
  { what: 'manifest', method: 'GET', path: '/api/platform/manifest' },
  { what: 'description of the API', method: 'GET', path: '/api/openapi.json' },
  { what: 'page of the API', method: 'GET', path: '/api/docs' },
  { what: 'health', method: 'GET', path: '/health/ready' },
  { what: 'no such call', method: 'GET', path: '/api/nothing' },
  { what: 'dead link', method: 'POST', path: '/api/auth/invitation', body: '{"code":"no such code"}' },
];

async function costOfStrangers(subject: Subject): Promise<Figure[]> {
  const figures: Figure[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  for (const call of open) {
    await lanes(8, 200, () => timed(subject.port, call, agent));
    const before = await subject.cpu();
    await lanes(8, 800, () => timed(subject.port, call, agent));
    const value = ((await subject.cpu()) - before) / 800;
    figures.push({ what: `processor time of a stranger’s call, ${call.what}`, value, unit: 'µs', goal: 5000 });
  }
  agent.destroy();
  return figures;
}

async function callsBesideStrangers(subject: Subject, token: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const own = async () => {
    const answers: Answered[] = [];
    for (let call = 0; call < 200; call += 1) {
      answers.push(await timed(subject.port, { method: 'GET', path: '/api/notes', token }, agent));
    }
    return answers;
  };
  const alone = percentile(await own());
  let isOver = false;
  const strangers = Array.from({ length: loops }, async (_, n) => {
    const call = open[n % open.length];
    while (call && !isOver) await timed(subject.port, call, agent);
  });
  const beside = percentile(await own());
  isOver = true;
  await Promise.all(strangers);
  agent.destroy();
  return [
    {
      what: `a person’s call beside ${loops} strangers without end, p95`,
      value: beside / alone,
      unit: '×',
      goal: loops * 1.5,
      floor: { what: `p95 ${beside.toFixed(1)} ms, the same call alone`, value: alone, unit: 'ms' },
    },
  ];
}

async function lanes(width: number, count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: width }, lane));
}

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const percentile = (answers: readonly Answered[]) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length * 0.95)] ?? 0;

/** Sends one request, whatever its answer. */
function timed(port: number, { method, path: address, body, token }: Call, agent: Agent): Promise<Answered> {
  const startedAt = performance.now();
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: address, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    call.once('error', reject);
    call.end(body);
  });
}
