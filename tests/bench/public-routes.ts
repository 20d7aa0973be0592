import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../core/db/testing.ts';
import { createPasswords } from '../../core/identity/passwords.ts';
import type { Figure } from './bench.ts';
import type { Call, MeasuredServer } from './measured-server.ts';
import { startMeasuredServer } from './measured-server.ts';
import { prepare, signIn } from './requests.ts';

const pupils = 300;
/** Seconds within which all pupils sign in. */
const signInSeconds = 3;
const strangers = 20;

/** Public routes under load: a school that signs in at the same time, and strangers who call without pause. */
export async function measurePublicRoutes(): Promise<Figure[]> {
  const database = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  const client = new pg.Client({ connectionString: database.url });
  const start = (environment: Record<string, string>) =>
    startMeasuredServer(path.join(import.meta.dirname, 'platform-server.ts'), {
      DATABASE_URL: database.url,
      EIQ_VAR: folder,
      EIQ_CONFIG: 'config/none.json',
      PORT: '0',
      HOST: '127.0.0.1',
      EIQ_DEMO: 'false',
      ...environment,
    });
  const server = await start({ REQUESTS_PER_MINUTE: '100000000' });
  await client.connect();
  const token = await signIn(server, client, await prepare(client));
  await client.query(
    `insert into platform.users
     select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid(), 'username', 'pupil-' || n,
       'username_key', 'pupil-' || n, 'email', null, 'email_key', null))).*
     from platform.users as known, generate_series(1, $1) as n where known.username = 'bench'`,
    [pupils],
  );
  const costs = await costsOfPublicCalls(server);
  await server.stop();
  // The remaining figures apply with the default rate limits.
  const limited = await start({});
  const figures = [...(await signInsOfSchool(limited)), ...costs, ...(await callsUnderLoad(limited, token))];
  await limited.stop();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  return figures;
}

async function signInsOfSchool(server: MeasuredServer): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const answers = await Promise.all(
    Array.from({ length: pupils }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, (n * signInSeconds * 1000) / pupils));
      const body = JSON.stringify({ username: `pupil-${n + 1}`, password: 'a long password' });
      return timed(server.port, { method: 'POST', path: '/api/auth/login', body }, agent);
    }),
  );
  agent.destroy();
  const comparing = await timeOfComparisons();
  const refused = answers.filter(({ status }) => status !== 200).length;
  const what = `${pupils} valid sign-ins from one address in ${signInSeconds} s`;
  return [
    { what: `${what}, refused`, value: refused, unit: '', goal: 0 },
    {
      what: `${what}, p95`,
      value: percentile(answers) / comparing,
      unit: '×',
      goal: 2,
      floor: {
        what: `p95 ${percentile(answers).toFixed(0)} ms; ${pupils} password comparisons`,
        value: comparing,
        unit: 'ms',
      },
    },
  ];
}

/** Milliseconds to compare the passwords of all pupils on this machine, four at a time as in the server. */
async function timeOfComparisons(): Promise<number> {
  const passwords = createPasswords();
  const hash = await passwords.hash('a long password');
  const startedAt = performance.now();
  await repeat(4, pupils, () => passwords.matches(hash, 'a long password'));
  return performance.now() - startedAt;
}

const publicCalls: readonly (Call & { readonly what: string })[] = [
  { what: 'manifest', method: 'GET', path: '/api/platform/manifest' },
  { what: 'OpenAPI document', method: 'GET', path: '/api/openapi.json' },
  { what: 'API documentation page', method: 'GET', path: '/api/docs' },
  { what: 'health', method: 'GET', path: '/health/ready' },
  { what: 'unknown route', method: 'GET', path: '/api/nothing' },
  { what: 'invalid invitation link', method: 'POST', path: '/api/auth/invitation', body: '{"code":"no such code"}' },
];

async function costsOfPublicCalls(server: MeasuredServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  for (const call of publicCalls) {
    await repeat(8, 200, () => timed(server.port, call, agent));
    const before = await server.cpu();
    await repeat(8, 800, () => timed(server.port, call, agent));
    const value = ((await server.cpu()) - before) / 800;
    figures.push({ what: `processor time of a public call, ${call.what}`, value, unit: 'µs', goal: 5000 });
  }
  agent.destroy();
  return figures;
}

async function callsUnderLoad(server: MeasuredServer, token: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const callsOfPerson = async () => {
    const answers: Answered[] = [];
    for (let call = 0; call < 200; call += 1) {
      answers.push(await timed(server.port, { method: 'GET', path: '/api/notes', token }, agent));
    }
    return answers;
  };
  const alone = percentile(await callsOfPerson());
  let isOver = false;
  const load = Array.from({ length: strangers }, async (_, n) => {
    const call = publicCalls[n % publicCalls.length];
    while (call && !isOver) await timed(server.port, call, agent);
  });
  const underLoad = percentile(await callsOfPerson());
  isOver = true;
  await Promise.all(load);
  agent.destroy();
  return [
    {
      what: `a person’s call while ${strangers} strangers call without pause, p95`,
      value: underLoad / alone,
      unit: '×',
      goal: strangers * 1.5,
      floor: { what: `p95 ${underLoad.toFixed(1)} ms; the same call alone`, value: alone, unit: 'ms' },
    },
  ];
}

async function repeat(concurrency: number, count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const percentile = (answers: readonly Answered[]) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length * 0.95)] ?? 0;

/** Sends one request. Accepts any status. */
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
