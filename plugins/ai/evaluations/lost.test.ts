import { expect, test } from 'vitest';
import type { Explaining } from '../built-in/conversation.ts';
import type { Lesson } from '../built-in/lessons/index.ts';
import { unclearAgainReply, unclearReply, unknownReply } from '../built-in/replies/conduct.ts';
import { explainingReply } from '../built-in/replies/explanations.ts';
import { backToThread } from '../built-in/replies/follow-ups.ts';
import { storyReply, unsure } from '../built-in/replies/questions-back.ts';
import { isAskedBack, isLost, isNotJudged, isUndecided } from './lost.ts';

const lesson: Lesson = {
  id: 'sums',
  title: 'Sums',
  names: ['sum'],
  idea: 'An idea.',
  example: 'One.',
  question: 'Why?',
};
const answered: Explaining = { kind: 'lesson', lessons: [lesson], level: 0, isAnswered: true };
const style = {
  purpose: 'chat',
  isSimple: false,
  isShort: false,
  beginsWithQuestion: false,
  beginsWithExample: false,
} as const;

test('the wordings that good answers must not have are those of the tutor', () => {
  const lost = [unclearReply, unclearAgainReply, unknownReply, backToThread(answered)];
  for (const reply of lost) expect(reply).toMatch(isLost);
  const used = isLost.source.split('|').filter((wording) => lost.some((reply) => reply.includes(wording)));
  expect(used.join('|')).toBe(isLost.source);
  expect(unsure).toMatch(isUndecided);
  expect(storyReply).toMatch(isAskedBack);
  const before = { statement: 'It is so.', question: 'Why?' } as Explaining['before'];
  for (const focus of [answered, { ...answered, before }]) {
    expect(explainingReply(focus, [], style)).toMatch(isNotJudged);
  }
});
