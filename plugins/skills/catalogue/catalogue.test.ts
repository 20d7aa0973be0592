import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { content } from '../content/index.ts';
import { skillNames } from '../services.ts';
import { importContent } from './import-content.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['skills', 'practice'] });
});
afterAll(() => at?.close());

test('the catalogue is imported at start, and learners search it by title and alias', async () => {
  const learner = await at.person();
  const all = await learner.get('/api/skills?limit=1');
  expect(all.body.total).toBe(content.length);
  const found = await learner.get('/api/skills?search=algorithm%20analysis');
  expect(found.body.items).toMatchObject([{ id: 'complexity-analysis', category: 'programming', level: 'advanced' }]);
  expect((await learner.get('/api/skills?search=100%25')).body.items).toEqual([]);
  const leading = await learner.get('/api/skills?category=leadership&limit=100');
  expect(new Set(leading.body.items.map((skill: { category: string }) => skill.category))).toEqual(
    new Set(['leadership']),
  );
});

test('other plugins find skills by title and alias, without case and spacing', async () => {
  const found = await at.platform.host
    .service(skillNames)
    .meant(['  relational   DATABASES ', 'version control', 'Databases and SQL', "'; drop table", 'Juggling', '']);
  expect([...found].map(([name, { id }]) => [name, id])).toEqual([
    ['  relational   DATABASES ', 'databases'],
    ['version control', 'version-control'],
    ['Databases and SQL', 'databases'],
  ]);
});

test('a skill is shown with its prerequisites, what it opens, and its steps', async () => {
  const learner = await at.person();
  const { body } = await learner.get('/api/skills/linear-equations');
  expect(body.prerequisites.map(({ id }: { id: string }) => id)).toEqual(['algebraic-expressions', 'fractions']);
  expect(body.opens.map(({ id }: { id: string }) => id)).toContain('quadratic-equations');
  expect(body.estimatedHours).toBe(4);
  expect(body.topics).toEqual([{ section: 'core_math', contentArea: 'algebra', title: 'Algebra' }]);
  // Nothing was imported that would say how many occupations need it.
  expect(body).not.toHaveProperty('industryDemand');
  expect((await learner.get('/api/skills/no-such-skill')).status).toBe(404);
});

test('importing the catalogue again changes nothing; a skill that is left out is retired', async () => {
  const learner = await at.person();
  const { database } = at.platform;
  await importContent(database, content);
  expect((await learner.get('/api/skills?limit=1')).body.total).toBe(content.length);
  await importContent(database, content.slice(1));
  expect((await learner.get(`/api/skills/${content[0]?.id}`)).status).toBe(404);
  await importContent(database, content);
  expect((await learner.get(`/api/skills/${content[0]?.id}`)).status).toBe(200);
});

test('skills are measured by, and link to, topics and concepts that the item bank has', async () => {
  const knex = knexOf(at.platform.database);
  const rows: { topic: string; concept: string }[] = await knex
    .from('item_bank.items')
    .distinct(
      knex.raw(`section || '/' || content_area as topic, jsonb_array_elements_text(content -> 'concepts') as concept`),
    );
  const topics = new Set(rows.map(({ topic }) => topic));
  const concepts = new Set(rows.map(({ topic, concept }) => `${topic}/${concept}`));
  const unknown = content.flatMap((skill) =>
    skill.concepts
      .filter(
        (concept) => !skill.topics.some((topic) => concepts.has(`${topic.section}/${topic.contentArea}/${concept}`)),
      )
      .map((concept) => `${skill.id}: ${concept}`),
  );
  expect(unknown).toEqual([]);
  const linked = content
    .flatMap(({ steps }) => steps.flatMap(({ resources }) => resources.map(({ link }) => link)))
    .filter((link) => link.startsWith('/assessment?'))
    .map((link) => new URLSearchParams(link.split('?')[1]))
    .map((query) => `${query.get('section')}/${query.get('contentArea')}`);
  expect(linked.filter((name) => !topics.has(name))).toEqual([]);
});
