import { expect, test } from 'vitest';
import { createOwnCatalogue } from '../catalogue/own-catalogue.ts';
import { content } from '../content/index.ts';
import { cognitiveAreas, createLinks } from './links.ts';

const links = createLinks(createOwnCatalogue(content));

test('a question is about the skills with its topic and one of its concepts', () => {
  const subject = { section: 'core_math', contentArea: 'algebra', concepts: ['distributive-law', 'powers'] };
  expect(links(subject)).toEqual(['algebraic-expressions']);
  expect(links({ ...subject, contentArea: 'logic-and-sets' })).toEqual([]);
  expect(links({ ...subject, concepts: [] })).toEqual([]);
});

test('cognitive tasks are linked to skills of the catalogue by their area', () => {
  for (const [contentArea, skill] of Object.entries(cognitiveAreas)) {
    expect(links({ section: 'cognitive', contentArea, concepts: ['recursion'] })).toEqual([skill]);
  }
  expect(links({ section: 'cognitive', contentArea: 'working-memory', concepts: [] })).toEqual([]);
});
