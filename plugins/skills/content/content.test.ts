import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Screens } from '../../../web/screens.ts';
import { createOwnCatalogue } from '../catalogue/own-catalogue.ts';
import { SkillCategory, SkillEntry } from '../contract.ts';
import { content } from './index.ts';

// The platform's own catalogue: complete, without cycles, and every link leads somewhere.

test('it has at least 120 skills in seven categories, each with three learning steps or more', () => {
  expect(content.length).toBeGreaterThanOrEqual(120);
  for (const skill of content) expect(SkillEntry.parse(skill)).toEqual(skill);
  expect(content.filter(({ steps }) => steps.length < 3).map(({ id }) => id)).toEqual([]);
  for (const category of SkillCategory.options) {
    expect(content.filter((skill) => skill.category === category).length).toBeGreaterThanOrEqual(12);
  }
});

test('every step says what to do and how one knows that it is done, in words of its own, and leads to content', () => {
  const steps = content.flatMap((skill) => skill.steps.map((step) => ({ skill: skill.id, ...step })));
  expect(steps.filter(({ description }) => !/You are done (when|after)/.test(description))).toEqual([]);
  expect(new Set(steps.map(({ description }) => description)).size).toBe(steps.length);
  expect(steps.filter(({ resources }) => resources.length === 0).map(({ skill, title }) => [skill, title])).toEqual([]);
});

test('prerequisites form no cycle and are not above the level of what they are for', () => {
  const { byId } = createOwnCatalogue(content);
  const levels = ['beginner', 'intermediate', 'advanced', 'expert'];
  const above = content.flatMap(({ id, level, requires }) =>
    requires
      .filter((needed) => levels.indexOf(byId.get(needed)?.level ?? '') > levels.indexOf(level))
      .map((needed) => [id, needed]),
  );
  expect(above).toEqual([]);
});

test('titles and aliases name one skill each', () => {
  const names = content.flatMap(({ id, title, aliases }) =>
    [title, ...aliases].map((name) => [name.toLowerCase(), id] as const),
  );
  const shared = names.filter(([name, id]) => names.some(([other, otherId]) => name === other && id !== otherId));
  expect(shared).toEqual([]);
});

test('a skill has topics if and only if questions about the skill itself are among them', () => {
  expect(
    content.filter(({ topics, concepts }) => topics.length > 0 !== concepts.length > 0).map(({ id }) => id),
  ).toEqual([]);
});

test('every link is the address of a screen', async () => {
  const plugins = ['practice', 'tutor', 'documents', 'idfs', 'activity', 'learner'];
  const files = plugins.map((plugin) => path.join(import.meta.dirname, '../..', plugin, 'web/index.tsx'));
  const screens = await Promise.all(files.map(async (file) => ((await import(file)) as { default: Screens }).default));
  const paths = screens.flatMap((each) => each.screens.flatMap((screen) => [screen.path, ...(screen.also ?? [])]));
  const links = content.flatMap(({ steps }) => steps.flatMap(({ resources }) => resources.map(({ link }) => link)));
  const lost = links.filter((link) => !paths.some((each) => matchPath(each, link.split('?')[0] ?? '')));
  expect(lost).toEqual([]);
});
