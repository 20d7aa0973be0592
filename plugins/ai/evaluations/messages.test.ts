import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Section } from '../../item-bank/contract.ts';
import { knowledge, measurement } from '../../item-bank/services.ts';
import { learnerRecord } from '../../learner/services.ts';
import { createBuiltIn } from '../built-in/index.ts';
import type { Provider } from '../providers/provider.ts';
import type { Asker } from '../services.ts';
import type { Outcome } from './answer.ts';
import { outcomeOf } from './answer.ts';
import type { LearnerMessage } from './message.ts';
import { firstMessages, readMessages } from './read-messages.ts';

/** How many of the hundred messages must be answered well. Raised when more are, never lowered. */
const floor = 99;
/** The same for the messages that were written after the tutor. */
const floorOfHeldOut = 29;
/** The same for the harder messages; their files give the first results. */
const floorOfUnseen = 39;
const floorOfUnseenAgain = 23;
const floorOfUnseenLast = 13;

const messages = firstMessages();
const heldOut = readMessages('held-out');
const unseen = [...readMessages('unseen-ideas'), ...readMessages('unseen-work')];
const unseenAgain = readMessages('unseen-again');
const unseenLast = readMessages('unseen-last');
const talks = readMessages('talks');

let at: TestPlatform;
let tutor: Provider;
let measured: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank', 'learner'] });
  const { host } = at.platform;
  tutor = createBuiltIn({ knowledge: host.service(knowledge), record: host.service(learnerRecord) });
  measured = await at.person('learner');
  await host.service(learnerRecord).addResult(
    { who: { institution: at.institution } },
    {
      userId: measured.user.id,
      source: 'test',
      sourceId: 'one',
      title: 'Placement',
      at: at.clock.now(),
      theta: 0.4,
      standardError: 0.25,
      level: 'immersion',
      confidence: 0.8,
      domains: [
        { domain: 'core_math', theta: 0.8, standardError: 0.3 },
        { domain: 'applied_reasoning', theta: 0.5, standardError: 0.3 },
        { domain: 'ai_conceptual', theta: -0.4, standardError: 0.3 },
      ],
      version: 'test',
    },
  );
});
afterAll(() => at?.close());

/** A learner with an open question of a section in an assessment that counts. */
async function sitting(section: Section): Promise<Asker> {
  const { user } = await at.person('learner');
  const within = { who: { institution: at.institution } };
  const service = at.platform.host.service(measurement);
  const plan = { section, minimum: 5, maximum: 5, targetStandardError: 0, certainty: 1, openEnded: 0 };
  const { sittingId } = await service.open(within, user.id, {
    purpose: 'test',
    sections: [plan],
    cuts: [0],
    hintsCount: true,
  });
  await service.current(within, sittingId, section);
  return { who: { institution: at.institution }, userId: user.id };
}

/** Counts the messages that the tutor answers well, and prints the others. */
async function answeredWell(all: readonly LearnerMessage[]): Promise<number> {
  const plain = await at.person('learner');
  const outcomes: Outcome[] = [];
  for (const message of all) {
    const asker = message.standing
      ? await sitting(message.standing)
      : { who: { institution: at.institution }, userId: (message.hasRecord ? measured : plain).user.id };
    const [standing] = await at.platform.host.service(knowledge).openQuestions(asker, asker.userId);
    outcomes.push(await outcomeOf(tutor, asker, message, standing));
  }
  const missed = outcomes.filter(({ failures }) => failures.length > 0);
  console.log(
    `${outcomes.length - missed.length} of ${outcomes.length} messages are answered well.`,
    ...missed.map(({ message, failures }) => `\n  ${message.name}: ${failures.join('; ')}`),
  );
  if (process.env.SHOW_REPLIES)
    for (const { message, reply, firstText } of outcomes)
      console.log(`\n### ${message.name} (${firstText.toFixed(0)} ms)\n${message.messages.join(' → ')}\n---\n${reply}`);
  return outcomes.length - missed.length;
}

test('answers a hundred messages of learners well, except a known few', async () => {
  expect(messages).toHaveLength(100);
  expect(await answeredWell(messages)).toBeGreaterThanOrEqual(floor);
});

test('answers most of thirty messages written afterwards well', async () => {
  expect(heldOut).toHaveLength(30);
  expect(await answeredWell(heldOut)).toBeGreaterThanOrEqual(floorOfHeldOut);
});

test('answers forty harder messages well: ideas, the learner’s own working', async () => {
  expect(await answeredWell(unseen)).toBeGreaterThanOrEqual(floorOfUnseen);
});

test('answers the messages well that were written after improvements for these', async () => {
  expect(unseenAgain).toHaveLength(23);
  expect(await answeredWell(unseenAgain)).toBeGreaterThanOrEqual(floorOfUnseenAgain);
});

test('answers most of the last messages well', async () => {
  expect(unseenLast).toHaveLength(14);
  expect(await answeredWell(unseenLast)).toBeGreaterThanOrEqual(floorOfUnseenLast);
});

test('answers conversations with follow-up questions, doubts or partial answers well', async () => {
  expect(await answeredWell(talks)).toBe(talks.length);
});
