import { expect, test } from 'vitest';
import type { TrackTopic } from '../../contract.ts';
import { topicsInOrder } from './topic-order.ts';

test('topics that were started and are not mastered come first, then new ones, then known ones', () => {
  const topic = (contentArea: string, mastery: TrackTopic['mastery']): TrackTopic => ({
    section: 'core_math',
    contentArea,
    title: contentArea,
    questions: 10,
    answered: 0,
    mastery,
  });
  const topics = [
    topic('known', 'mastered'),
    topic('new', null),
    topic('nearly', 'familiar'),
    topic('begun', 'attempted'),
  ];
  expect(topicsInOrder(topics).map(({ title }) => title)).toEqual(['begun', 'nearly', 'new', 'known']);
});
