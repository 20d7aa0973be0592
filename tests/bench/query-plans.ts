import pg from 'pg';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { shortSections } from '../../plugins/immersion/testing.ts';
import type { Statement } from '../statements.ts';
import { onStatement } from '../statements.ts';
import type { Figure } from './bench.ts';
import { callsOfLearner, callsOfStaff, callsOfTaker } from './query-plans/calls.ts';
import { copyLearner } from './query-plans/copy-learner.ts';

const learners = 10_000;
/** Seconds after which another placement may be started. */
const untilNextPlacement = 400 * 24 * 60 * 60;
/** Tables with at least this many rows must not be read completely by one call. */
const largeTableRows = 5000;
const printedPlans = 10;

interface Plan {
  readonly call: string;
  readonly text: string;
  readonly milliseconds: number;
  /** Large tables that are read completely (sequential scans). */
  readonly scanned: readonly string[];
}

/** The query plans of calls in a school of 10,000 learners, each with the data of an active learner. */
export async function measureQueryPlans(): Promise<Figure[]> {
  const at = await createTestPlatform({ environment: shortSections });
  const client = new pg.Client({ connectionString: at.platform.configuration.databaseUrl });
  await client.connect();
  try {
    const model = await at.person('learner', at.institution, 'model');
    const staff = await at.person('administrator');
    for (const [, call] of callsOfLearner(at, model)) await call();
    await at.platform.queueing.waitUntilIdle();
    await copyLearner(client, model.user.id, learners);
    const { rows } = await client.query<{ count: number }>('select count(*)::int from item_bank.responses');
    at.clock.forward(untilNextPlacement);
    const again = await staff.signInAgain();
    const copy = await signIn(at, `model-${learners / 2}`, model.password);
    const taker = await signIn(at, `model-${learners / 4}`, model.password);
    const plans: Plan[] = [];
    const calls = [...callsOfLearner(at, copy), ...callsOfTaker(taker), ...callsOfStaff(at, again)];
    for (const [name, call] of calls) {
      const statements: Statement[] = [];
      const stop = onStatement((statement) => void (statement.origin === 'calls' && statements.push(statement)));
      await call().finally(stop);
      await at.platform.queueing.waitUntilIdle();
      for (const statement of statements) plans.push(...(await planOf(client, name, statement)));
    }
    return figuresOf(plans, rows[0]?.count ?? 0);
  } finally {
    await client.end();
    await at.close();
  }
}

function figuresOf(plans: readonly Plan[], responses: number): Figure[] {
  const school = `${learners} learners with ${responses} responses`;
  const staffPlans = slowestOf(plans.filter(isOfStaff));
  const learnerPlans = slowestOf(plans.filter((plan) => !isOfStaff(plan)));
  const scanning = learnerPlans.filter(({ scanned }) => scanned.length > 0);
  const slowest = (what: string, of: readonly Plan[], goal: number): Figure => ({
    what: `slowest statement of ${what}, ${school}`,
    value: of[0]?.milliseconds ?? 0,
    unit: 'ms',
    goal,
    notes: of.slice(0, printedPlans).map(lineOf),
  });
  return [
    {
      what: 'statements of learners that read a large table completely',
      value: scanning.length,
      unit: '',
      goal: 0,
      notes: [`of ${learnerPlans.length} different statements`, ...scanning.map(lineOf)],
    },
    slowest('learners', learnerPlans, 20),
    // Some screens of staff show totals of the whole school.
    slowest('staff', staffPlans, 250),
  ];
}

const isOfStaff = ({ call }: Plan) => call.startsWith('administrator');

/** The slowest execution of each statement, slowest first. */
const slowestOf = (plans: readonly Plan[]) =>
  [...Map.groupBy(plans, ({ text }) => text).values()]
    .map((alike) => alike.reduce((one, other) => (one.milliseconds >= other.milliseconds ? one : other)))
    .toSorted((one, other) => other.milliseconds - one.milliseconds);

const lineOf = ({ call, text, milliseconds, scanned }: Plan) =>
  `${milliseconds.toFixed(1).padStart(7)} ms  ${call}: ${text.replaceAll(/\s+/g, ' ').slice(0, 110)}` +
  (scanned.length > 0 ? ` [reads ${scanned.join(', ')} completely]` : '');

interface Node {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

/** Runs a statement again with EXPLAIN and rolls it back. Returns its plan; an empty list for a statement without one. */
async function planOf(client: pg.Client, call: string, { text, values }: Statement): Promise<Plan[]> {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return [];
  await client.query('begin');
  try {
    const explained = () => client.query(`explain (analyze, verbose, format json) ${text}`, [...values]);
    const { rows } = await explained();
    const [{ Plan: root, 'Execution Time': first }] = rows[0]['QUERY PLAN'];
    // The fastest run counts, because other work on the machine slows runs down.
    const again = isReading(text) ? [await explained(), await explained()] : [];
    const milliseconds = Math.min(first, ...again.map((each) => each.rows[0]['QUERY PLAN'][0]['Execution Time']));
    const scanned: string[] = [];
    const visit = (node: Node) => {
      const { Schema, 'Relation Name': relation } = node;
      if (node['Node Type'] === 'Seq Scan' && relation) scanned.push(`${Schema}.${relation}`);
      node.Plans?.forEach(visit);
    };
    visit(root);
    return [{ call, text, milliseconds, scanned: await largeTablesOf(client, scanned) }];
  } catch {
    // A statement that cannot be repeated, such as the insertion of a row that exists now.
    return [];
  } finally {
    await client.query('rollback');
  }
}

const isReading = (text: string) => /^\s*select\b/i.test(text);

async function largeTablesOf(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct name from unnest($1::text[]) as name
     join pg_class on pg_class.oid = name::regclass and reltuples >= $2`,
    [tables, largeTableRows],
  );
  return rows.map(({ name }) => name);
}

async function signIn(at: TestPlatform, username: string, password: string): Promise<TestPerson> {
  const { status, body } = await at.call('POST', '/api/auth/login', { body: { username, password } });
  if (status !== 200) throw new Error(`The copied learner cannot sign in: ${JSON.stringify(body)}`);
  const { token, user } = body as Pick<TestPerson, 'token' | 'user'>;
  const call = (method: string) => (path: string, sent?: unknown) =>
    at.call(method, path, { token, ...(sent === undefined ? {} : { body: sent }) });
  const verbs = {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
  const unsupported = () => Promise.reject(new Error('A copied learner supports HTTP calls only'));
  return { user, token, password, ...verbs, connect: unsupported, signInAgain: unsupported };
}
