import { expect, test } from 'vitest';
import { eventsOf } from './learning-events.ts';

test('an answer that is also a noted action is one event, with what practice knows of it', () => {
  const at = new Date('2030-03-20T10:00:00Z');
  const events = eventsOf('learner', {
    actions: [
      { kind: 'answer', id: 'question', at },
      { kind: 'ai', id: 'message', at: new Date('2030-03-20T09:00:00Z') },
    ],
    results: [],
    placed: [],
    practised: [
      {
        ...{ questionId: 'question', section: 'core_math', contentArea: 'algebra', difficulty: 3, at },
        ...{ isCorrect: null, hintsUsed: 1, milliseconds: 4000 },
      },
    ],
  });
  expect(events.map(({ verb, id }) => `${verb} ${id}`)).toEqual(['messaged message', 'answered question']);
  expect(events[1]).toMatchObject({
    object: { type: 'question', section: 'core_math', contentArea: 'algebra', difficulty: 3 },
    result: { milliseconds: 4000, hintsUsed: 1 },
    context: { plugin: 'practice' },
  });
  // An answer that is not graded yet is neither right nor wrong.
  expect(events[1]?.result).not.toHaveProperty('success');
});
