import path from 'node:path';
import pg from 'pg';
import { newId } from '../../core/db/index.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { startMeasuredPlatform } from './measured-platform.ts';
import type { Call, MeasuredServer } from './measured-server.ts';
import { processorTimes, send, startMeasuredServer } from './measured-server.ts';
import { onQuietMachine } from './quiet-machine.ts';

/** The largest acceptable ratio of a request's processor time to the floor. */
const goal = 2;
const load = { requests: 600, rounds: 15 };

/** Processor time per request: the platform compared with a minimal server that does the same work. */
export async function measureRequests(): Promise<Figure[]> {
  const platform = await startMeasuredPlatform();
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  await client.connect();
  const institution = await prepare(client);
  const token = await signIn(platform, client, institution);
  const bare = await startMeasuredServer(path.join(import.meta.dirname, 'bare-server.ts'), {
    DATABASE_URL: platform.databaseUrl,
    INSTITUTION: institution,
  });
  const { rows } = await client.query<{ id: string }>('select id from notes.notes limit 1');
  const body = JSON.stringify({ title: 'A note', body: 'Some words that are kept', stars: 3, pinned: false });
  const calls: [string, Call][] = [
    ['list of 25', { method: 'GET', path: '/api/notes' }],
    ['read by id', { method: 'GET', path: `/api/notes/${rows[0]?.id}` }],
    ['create', { method: 'POST', path: '/api/notes', body }],
  ];
  const figures: Figure[] = [];
  for (const [what, call] of calls) {
    const { value: rounds, note } = await onQuietMachine(() =>
      processorTimes(
        [
          { server: platform, call: { ...call, token } },
          { server: bare, call },
        ],
        load,
      ),
    );
    const platformTime = median(rounds.map(([first = 0]) => first));
    const floor = median(rounds.map(([, second = 0]) => second));
    const ratios = rounds.map(([first = 0, second = 1]) => first / second).toSorted((one, other) => one - other);
    figures.push({
      what: `processor time, ${what}`,
      value: median(ratios),
      unit: '×',
      goal,
      floor: { what: `platform ${platformTime.toFixed(0)} µs; bare Koa + Objection`, value: floor, unit: 'µs' },
      notes: [`lowest and highest round: ${ratios.at(0)?.toFixed(2)} and ${ratios.at(-1)?.toFixed(2)} ×`, note],
    });
  }
  await client.end();
  await bare.stop();
  await platform.stop();
  return figures;
}

const median = (values: readonly number[]) => quantile(values, 0.5);

/** Creates an institution with the plugin `notes` on, 200 notes, and open registration. Returns its id. */
export async function prepare(client: pg.Client): Promise<string> {
  const id = newId();
  await client.query(
    `insert into platform.institutions (id, slug, name, branding, registration, is_demo, created_at)
     values ($1, 'bench', 'Bench', '{"accent":null}', 'open', false, now())`,
    [id],
  );
  await client.query(
    `insert into platform.plugin_switches (institution_id, plugin_id, is_on, changed_at) values ($1, 'notes', true, now())`,
    [id],
  );
  for (let note = 0; note < 200; note++) {
    const values = [newId(), id, `Note ${note}`, 'Words that are kept '.repeat(4), note % 6, note % 7 === 0];
    await client.query('insert into notes.notes values ($1, $2, $3, $4, $5, $6, now())', values);
  }
  return id;
}

/** Registers a person and returns their token. */
export async function signIn(platform: MeasuredServer, client: pg.Client, institution: string): Promise<string> {
  await client.query(`select pg_notify('eiq_signals', $1)`, [
    JSON.stringify({ topic: 'identity.institutions', payload: institution }),
  ]);
  const body = JSON.stringify({
    username: 'bench',
    email: 'bench@example.org',
    password: 'a long password',
    firstName: 'B',
    lastName: 'E',
  });
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send(platform.port, { method: 'POST', path: '/api/auth/register', body });
      return (JSON.parse(answer) as { token: string }).token;
    } catch (error) {
      // The server reloads institutions shortly after the signal.
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
