import { expect, test } from 'vitest';
import type { Explaining } from '../conversation.ts';
import type { Lesson } from '../lessons/index.ts';
import { unclearAgainReply, unclearReply, unknownReply } from '../replies/conduct.ts';
import { explainingReply } from '../replies/explanations.ts';
import { backToThread } from '../replies/follow-ups.ts';
import { storyReply, unsure } from '../replies/questions-back.ts';
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
