import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import type { AiPlatform } from './ai-platform.ts';
import { ask, externalProviders, openAiPlatform } from './ai-platform.ts';

// Two concurrent learners: the text of one is in no prompt, stored answer or reply of the other, and in no log.

let ai: AiPlatform;
let log = '';
beforeAll(async () => {
  ai = await openAiPlatform({
    plugins: ['tutor', 'ai', 'learner', 'item-bank'],
    environment: { LOG_LEVEL: 'trace' },
    logTo: {
      write(line) {
        log += line;
      },
    },
  });
});
afterAll(() => ai?.close());

async function adult(): Promise<TestPerson> {
  const person = await ai.at.person('learner');
  await setAgeBand(ai.at, person, 'adult');
  return person;
}

const prompts = () => ai.providers.mock.getRequests().map(({ body }) => JSON.stringify(body));

/** The content of every table of a schema, as JSON. */
async function stored(schema: string): Promise<string> {
  const knex = knexOf(ai.at.platform.database);
  const { rows } = await knex.raw('select table_name from information_schema.tables where table_schema = ?', [schema]);
  const tables = rows as { tableName: string }[];
  const all = await Promise.all(tables.map(({ tableName }) => knex(`${schema}.${tableName}`).select()));
  return JSON.stringify(all);
}

test('in concurrent conversations, the text of one is in no prompt or reply of the other', async () => {
  const { mock } = ai.providers;
  mock.onModerate(/./, { flagged: false, categories: {} });
  // The mock repeats the words that it finds in the prompt, so that a leak shows in the reply.
  for (const id of externalProviders) {
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
    const promptsOfPerson = prompts().filter((prompt) => prompt.includes(word));
    expect(promptsOfPerson.length).toBeGreaterThanOrEqual(6);
    for (const name of [firstName, lastName, email, username, id]) {
      expect(promptsOfPerson.some((prompt) => prompt.includes(name))).toBe(false);
    }
  }
});

test('neither the tables of the AI plugin nor the log contain the text', async () => {
  const rows = await stored('ai');
  expect(rows).toContain(mockModels.openai);
  for (const words of ['walrus', 'pelican', 'You said']) {
    expect(rows).not.toContain(words);
    expect(log).not.toContain(words);
  }
  expect(log.length).toBeGreaterThan(1000);
});

test('when a provider’s error repeats the prompt and the key, neither is logged or stored', async () => {
  const { mock } = ai.providers;
  mock.clearFixtures();
  for (const id of externalProviders) {
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

test('answers to impersonal prompts are cached within the institution, answers to personal prompts are not', async () => {
  const { mock } = ai.providers;
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  mock.on({ model: mockModels.openai }, { content: 'A flamingo is pink. It stands on one leg.' });
  await ai.saveSettings({ order: ['openai'] });
  const [one, other] = [await ai.adultAsker(), await ai.adultAsker()];
  await ai.completions.text(one, ask('My flamingo?', { isPersonal: true }));
  expect(await stored('ai')).not.toContain('flamingo');
  const elsewhere = await ai.at.anotherInstitution();
  await ai.completions.text(one, ask('What is a bird?', { isPersonal: false }));
  mock.clearFixtures();
  const { text } = await ai.completions.text(other, ask('What is a bird?', { isPersonal: false }));
  expect(text).toBe('A flamingo is pink. It stands on one leg.');
  const stranger = { who: { institution: elsewhere }, userId: (await ai.at.person('learner', elsewhere)).user.id };
  expect((await ai.completions.text(stranger, ask('What is a bird?', { isPersonal: false }))).text).not.toContain(
    'flamingo',
  );
});
