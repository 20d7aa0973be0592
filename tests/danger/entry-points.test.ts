import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { answerTo, skipToQuestion, startTopic, submit } from '../../plugins/practice/testing.ts';

// A message of danger at each entry point raises an alert with the message and sends a mail to staff.

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['tutor', 'activity', 'practice', 'onboarding', 'safeguarding'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const entryPoints: Record<string, (learner: TestPerson, text: string) => Promise<unknown>> = {
  'a tutor chat': (learner, text) => learner.post('/api/ai/tutor-chat', { message: text }),
  'a study group': async (learner, text) => {
    const id = crypto.randomUUID();
    const made = await learner.post('/api/study-groups', { id, name: 'Algebra', topic: 'mathematics' });
    expect([made.status, made.body]).toMatchObject([201, {}]);
    return learner.post(`/api/study-groups/${id}/messages`, { id: crypto.randomUUID(), text });
  },
  'an open answer': async (learner, text) => {
    const open = await skipToQuestion(learner, await startTopic(learner), 'open_ended');
    return submit(learner, answerTo(open, text));
  },
  'a profile field': (learner, text) =>
    learner.patch('/api/user/onboarding', { answers: { careerGoals: { targetRole: text } } }),
};

// Classes overlap between self-harm and suicide: either is correct.
const acceptedClasses: Record<string, RegExp> = { suicide: /suicide|self-harm/, 'self-harm': /suicide|self-harm/ };

const messages: Record<string, string> = {
  suicide: 'i gave my rabbit to my cousin bc i wont be around after friday, i want it all to be over',
  'self-harm': 'i did it again with the blade last night, nobody sees it under my hoodie',
  abuse: 'when my grades are bad dad takes the belt and i cant sit the next day',
  grooming: 'this guy from my game is 30 and wants me to send pics without my top on',
};

test.each(
  Object.keys(entryPoints).flatMap((entry) => Object.keys(messages).map((danger) => [danger, entry] as const)),
)('%s written to %s raises an alert with the message and sends a mail', async (danger, entry) => {
  const learner = await at.person();
  await setAgeBand(at, learner, '13-15');
  const before = mailsToAdministrator().length;
  await entryPoints[entry]?.(learner, messages[danger] ?? '');
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await administrator.get('/api/safeguarding/alerts?limit=100')).body as {
    items: { id: string; learner: { userId: string }; dangers: string[] }[];
  };
  const alert = items.find((each) => each.learner.userId === learner.user.id);
  expect(alert?.dangers.join(' ')).toMatch(acceptedClasses[danger] ?? danger);
  const { written } = (await administrator.get(`/api/safeguarding/alerts/${alert?.id}`)).body;
  expect(written.map(({ content }: { content: string }) => content)).toContain(messages[danger]);
  expect(mailsToAdministrator().length).toBe(before + 1);
});

test.each(Object.keys(entryPoints))('a harmless message raises no alert when written to %s', async (entry) => {
  const learner = await at.person();
  await setAgeBand(at, learner, '13-15');
  const text = 'i cut my finger while cooking with my dad, so i typed this with one hand. the answer is three quarters';
  await entryPoints[entry]?.(learner, text);
  await at.platform.queueing.waitUntilIdle();
  const { items } = (await administrator.get('/api/safeguarding/alerts?limit=100')).body;
  expect(items.filter((each: { learner: { userId: string } }) => each.learner.userId === learner.user.id)).toEqual([]);
});

function mailsToAdministrator(): string[] {
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  const all = existsSync(folder)
    ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    : [];
  return all.filter((mail) => mail.includes(administrator.user.email));
}
