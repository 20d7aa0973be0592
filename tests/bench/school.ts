import pg from 'pg';
import { newId } from '../../core/db/index.ts';
import { send } from './measured-server.ts';

/** Creates an institution with adult learners on a platform in another process. Returns the tokens of the learners. */
export async function createSchool(
  { port, databaseUrl }: { port: number; databaseUrl: string },
  { plugins, learners }: { plugins: readonly string[]; learners: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const institution = newId();
  await client.query(
    `insert into platform.institutions (id, slug, name, branding, registration, is_demo, created_at)
     values ($1, 'bench', 'Bench', '{"accent":null}', 'open', false, now())`,
    [institution],
  );
  for (const plugin of plugins) {
    await client.query(
      `insert into platform.plugin_switches (institution_id, plugin_id, is_on, changed_at) values ($1, $2, true, now())
       on conflict do nothing`,
      [institution, plugin],
    );
  }
  await client.query(`select pg_notify('eiq_signals', $1)`, [
    JSON.stringify({ topic: 'identity.institutions', payload: institution }),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const tokens: string[] = [];
  for (let number = 0; number < learners; number++) {
    const body = JSON.stringify({
      username: `bench${number}`,
      email: `bench${number}@example.org`,
      password: 'a long password',
      firstName: 'B',
      lastName: 'E',
    });
    const answer = await send(port, { method: 'POST', path: '/api/auth/register', body });
    tokens.push((JSON.parse(answer) as { token: string }).token);
  }
  await client.query(
    `insert into learner.profiles (user_id, institution_id, age_band, created_at, updated_at)
     select id, institution_id, 'adult', now(), now() from platform.users
     on conflict (user_id) do update set age_band = 'adult'`,
  );
  await client.end();
  return tokens;
}
