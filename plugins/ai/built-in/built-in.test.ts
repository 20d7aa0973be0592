import { expect, test } from 'vitest';
import { answerOf } from '../evaluations/answer.ts';
import type { Asker, Turn } from '../services.ts';
import { createBuiltIn } from './index.ts';
import { lessons } from './lessons/index.ts';

const asker: Asker = {
  who: { institution: { id: 'none', slug: 'none' } as Asker['who']['institution'] },
  userId: 'nobody',
};
const tutor = createBuiltIn({ knowledge: undefined, record: undefined });

async function talk(says: readonly string[], instructions = 'You are a tutor.'): Promise<string[]> {
  const turns: Turn[] = [];
  const replies: string[] = [];
  for (const text of says) {
    turns.push({ role: 'user', text });
    const { reply } = await answerOf(tutor, asker, { turns: [...turns], purpose: 'chat', instructions });
    turns.push({ role: 'assistant', text: reply });
    replies.push(reply);
  }
  return replies;
}

test('guides a learner through a fraction problem without stating the result first', async () => {
  const replies = await talk(['pls do 2/5 + 1/3 for me', 'no idea', 'still no idea', '15?', '6/15 and 5/15', '11/15']);
  for (const reply of replies.slice(0, -1)) {
    expect(reply).not.toMatch(/11\/15|\{11\}\{15\}/);
    expect(reply).toMatch(/\?/);
  }
  expect(replies[3]).toContain('15 works');
  expect(replies[4]).toContain('Right');
  expect(replies[5]).toContain('is right');
});

test('starts an offered task when the learner answers it', async () => {
  const replies = await talk(['solve 3x + 5 = 20', 'x = 5', '4x = 20', 'x = 5']);
  expect(replies[1]).toContain('4x - 3 = 17');
  expect(replies[2]).toContain('Right');
  expect(replies[3]).toContain('right');
  expect((await talk(['how do i add fractions', '12']))[1]).toContain('12 works');
});

test('explains an idea differently when asked again, and does not grade a free answer', async () => {
  const replies = await talk(['what is overfitting', 'i dont get it']);
  expect(replies[1]).not.toBe(replies[0]);
  expect(replies[1]).toMatch(/\?/);
  expect((await talk(['what is overfitting', 'compare training and test accuracy']))[1]).toContain(
    'compare it with the idea yourself',
  );
});

test('follows the persona’s style: short, example first, question first', async () => {
  const [usual = ''] = await talk(['what is overfitting']);
  const [short = ''] = await talk(['what is overfitting'], 'Be brief and concise.');
  const [example = ''] = await talk(['what is overfitting'], 'Begin with an example.');
  const [question = ''] = await talk(['what is overfitting'], 'Use the Socratic way: questions first.');
  expect(short.length).toBeLessThan(usual.length);
  expect(example.indexOf('99%')).toBeLessThan(example.indexOf('by heart'));
  expect(question.indexOf('?')).toBeLessThan(question.indexOf('by heart'));
});

test('answers without an item bank and a record, and names what is missing', async () => {
  expect((await talk(['give me a practice question']))[0]).toContain('item bank is switched off');
  expect((await talk(['what is my score']))[0]).toContain('no EiQ score yet');
});

test('gives the same answer to the same conversation, regardless of other conversations', async () => {
  const says = ['3/5 + 1/2', 'hint'];
  const first = await talk(says);
  await talk(['what is a token']);
  expect(await talk(says)).toEqual(first);
});

test('streams an answer with its token counts at the end, and ends a stopped answer at once', async () => {
  const ask = {
    plugin: 'test',
    purpose: 'chat',
    instructions: '',
    turns: [{ role: 'user', text: 'hi' }],
    isPersonal: true,
  } as const;
  const prompt = { model: 'built-in', system: '', turns: ask.turns, maxTokens: 100 };
  const parts = await Array.fromAsync(tutor.answer(prompt, new AbortController().signal, { asker, ask }));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.at(-1)).toMatchObject({ kind: 'end', finish: 'complete' });
  const stopping = new AbortController();
  stopping.abort();
  await expect(Array.fromAsync(tutor.answer(prompt, stopping.signal, { asker, ask }))).rejects.toMatchObject({
    reason: 'cut-off',
  });
  await expect(
    Array.fromAsync(
      tutor.answer({ ...prompt, shape: { name: 'x', schema: {} } }, new AbortController().signal, { asker, ask }),
    ),
  ).rejects.toMatchObject({ reason: 'refused' });
});

test('never reveals a secret of the call', async () => {
  const turns: Turn[] = [{ role: 'user', text: 'what is overfitting' }];
  const { reply } = await answerOf(tutor, asker, { turns, purpose: 'chat', secrets: ['by heart'] });
  expect(reply).not.toContain('by heart');
});

test('answers hostile and empty messages calmly', async () => {
  for (const text of [
    '',
    '   ',
    '?',
    '((((',
    '{{{}}}',
    '\u0000',
    'x'.repeat(50_000),
    '1/0',
    '0/0 + 0/0',
    '$$$',
    '<script>alert(1)</script>',
    '1,2,3,4,5',
    'from 0 to 0 percent',
    'ratio 0:0 share 5',
  ]) {
    const { reply } = await answerOf(tutor, asker, { turns: [{ role: 'user', text }], purpose: 'chat' });
    expect(reply.length, text.slice(0, 40)).toBeGreaterThan(20);
    expect(reply, text.slice(0, 40)).not.toMatch(/undefined|NaN|Infinity|<script/);
  }
});

test('no two lessons share a name, and every lesson ends in a question', () => {
  const names = lessons.flatMap((lesson) => lesson.names);
  expect(new Set(names).size).toBe(names.length);
  for (const { question, idea, example, id } of lessons) {
    expect(question.endsWith('?'), id).toBe(true);
    expect(`${idea}${example}`, id).not.toContain('!');
  }
});
