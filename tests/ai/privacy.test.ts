import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import type { World } from './ai-platform.ts';
import { ask, externals, openWorld } from './ai-platform.ts';

// Two learners at once: what one says is in no prompt, no kept answer and no reply of the other's, and in no log.

let world: World;
let log = '';
beforeAll(async () => {
  world = await openWorld({
    plugins: ['tutor', 'ai', 'learner', 'item-bank'],
    environment: { LOG_LEVEL: 'trace' },
    logTo: {
      write(line) {
        log += line;
      },
    },
  });
});
afterAll(() => world?.close());

async function adult(): Promise<TestPerson> {
  const person = await world.at.person('learner');
  await setAgeBand(world.at, person, 'adult');
  return person;
}

const prompts = () => world.makers.mock.getRequests().map(({ body }) => JSON.stringify(body));

/** Every text in every table of a schema. */
async function stored(schema: string): Promise<string> {
  const knex = knexOf(world.at.platform.database);
  const { rows } = await knex.raw('select table_name from information_schema.tables where table_schema = ?', [schema]);
  const tables = rows as { tableName: string }[];
  const all = await Promise.all(tables.map(({ tableName }) => knex(`${schema}.${tableName}`).select()));
  return JSON.stringify(all);
}

test('in concurrent conversations, no word of one reaches the other’s prompts and replies', async () => {
  const { mock } = world.makers;
  mock.onModerate(/./, { flagged: false, categories: {} });
  // The mock repeats what it was told: whatever leaked into a prompt would come back.
  for (const id of externals) {
    mock.on({ model: mockModels[id] }, (request) => ({
      content: `You said: ${
        JSON.stringify(request.messages)
          .match(/(?:walrus|pelican)\d/g)
          ?.join(', ') ?? 'nothing'
      }.`,
    }));
  }
  const people = await Promise.all(['walrus', 'pelican'].map(async (word) => ({ word, person: await adult() })));
  await Promise.all(
    people.map(async ({ word, person }) => {
      const other = word === 'walrus' ? 'pelican' : 'walrus';
      let sessionId: string | undefined;
      for (let turn = 0; turn < 6; turn++) {
        const { status, body } = await person.post('/api/ai/chat', {
          message: `My word is ${word}${turn}. What is a mean?`,
          ...(sessionId ? { sessionId } : {}),
        });
        expect(status).toBe(200);
        sessionId = body.conversation.id;
        expect(body.response).toContain(`${word}${turn}`);
        expect(JSON.stringify(body)).not.toContain(other);
      }
    }),
  );
  expect(prompts().filter((prompt) => prompt.includes('walrus') && prompt.includes('pelican'))).toEqual([]);
  for (const { word, person } of people) {
    const { firstName, lastName, email, username, id } = person.user;
    const own = prompts().filter((prompt) => prompt.includes(word));
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const name of [firstName, lastName, email, username, id]) {
      expect(own.some((prompt) => prompt.includes(name))).toBe(false);
    }
  }
});

test('the AI plugin stores none of the text, and the log does not contain it', async () => {
  const kept = await stored('ai');
  expect(kept).toContain(mockModels.openai);
  for (const words of ['walrus', 'pelican', 'You said']) {
    expect(kept).not.toContain(words);
    expect(log).not.toContain(words);
  }
  expect(log.length).toBeGreaterThan(1000);
});

test('provider failures that repeat the prompt log neither its text nor keys', async () => {
  const { mock } = world.makers;
  mock.clearFixtures();
  for (const id of externals) {
    mock.on(
      { model: mockModels[id] },
      {
        error: { message: `Bad request: "ostrich" with key key-of-${id}`, type: 'invalid_request_error' },
        status: 400,
      },
    );
  }
  const person = await adult();
  const { body } = await person.post('/api/ai/chat', { message: 'My word is ostrich. What is a mean?' });
  expect(body.reply).toMatchObject({ provider: 'built-in', state: 'complete' });
  expect(JSON.stringify(body)).not.toContain('key-of-');
  expect(log).not.toContain('ostrich');
  expect(log).not.toContain('key-of-');
  expect(await stored('ai')).not.toMatch(/ostrich|key-of-/);
});

test('answers to impersonal prompts are cached, answers to personal ones are not', async () => {
  const { mock } = world.makers;
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  mock.on({ model: mockModels.openai }, { content: 'A flamingo is pink. It stands on one leg.' });
  await world.choose({ order: ['openai'] });
  const [one, other] = [await world.grownUp(), await world.grownUp()];
  await world.ai.text(one, ask('My flamingo?', { isPersonal: true }));
  expect(await stored('ai')).not.toContain('flamingo');
  const elsewhere = await world.at.anotherInstitution();
  await world.ai.text(one, ask('What is a bird?', { isPersonal: false }));
  mock.clearFixtures();
  const { text } = await world.ai.text(other, ask('What is a bird?', { isPersonal: false }));
  expect(text).toBe('A flamingo is pink. It stands on one leg.');
  const stranger = { who: { institution: elsewhere }, userId: (await world.at.person('learner', elsewhere)).user.id };
  expect((await world.ai.text(stranger, ask('What is a bird?', { isPersonal: false }))).text).not.toContain('flamingo');
});
