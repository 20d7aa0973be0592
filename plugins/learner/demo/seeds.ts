import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { seededRandom } from '../../../core/random.ts';
import type { People } from '../../../core/services.ts';
import { reportOf } from '../../immersion/contract.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { Domain } from '../contract.ts';
import { classify } from '../eiq/scale.ts';
import type { Learners } from '../record/record.ts';
import type { NewResult, Requester } from '../services.ts';
import { demoClassmates } from './classmates.ts';
import type { DemoHistory } from './histories.ts';
import { demoHistories, outcomes } from './histories.ts';

export interface SeedParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'byLogin'>;
  readonly learners: Learners;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Questions in a demo placement. */
const questionsAsked = 42;

/** Creates the past of the demo learners once. Learners with results of their own keep them unchanged. */
export async function seedLearners(parts: SeedParts, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  for (const history of [...demoHistories, ...demoClassmates]) {
    const person = await parts.people.byLogin({ who }, history.username);
    if (person) await parts.db.transaction((tx) => seed(parts, { who, tx }, person.id, history));
  }
}

async function seed(
  { learners, clock }: SeedParts,
  context: TransactionContext<Requester>,
  userId: string,
  history: DemoHistory,
) {
  const { record, profiles, concepts } = learners;
  await profiles.hold(context, userId);
  const hasPast = (await record.eiq(context, userId)).history.length > 0;
  if (hasPast) return;
  const { ageBand, learningStyle, educationalLevel, gradeLevel, sharesWithPeers } = history;
  await profiles.change(context, userId, { ageBand, learningStyle, educationalLevel, gradeLevel, sharesWithPeers });
  const daysAgo = (days: number, hour = 16) => {
    const midnight = Math.floor(clock.now().getTime() / dayMs) * dayMs;
    // Never in the future.
    return new Date(Math.min(clock.now().getTime(), midnight - days * dayMs + (hour / 24) * dayMs));
  };

  for (const result of placements(userId, history, daysAgo, record.shippedCuts))
    await record.addResult(context, result);
  if (history.placements.length > 0)
    await record.setSectionProgress(context, userId, { core_math: 100, applied_reasoning: 100, ai_conceptual: 100 });
  const days = daysOfLearning(history);
  for (const day of days) {
    const at = daysAgo(day);
    await record.noteActivity(context, { userId, kind: 'study', id: `demo ${day}`, at });
  }
  for (let count = 0; count < history.aiInteractions; count++) {
    const at = daysAgo(days[count % days.length] ?? 1, 17);
    await record.noteActivity(context, { userId, kind: 'ai', id: `demo ${count}`, at });
  }
  for (const { concept, domain, showed } of history.concepts) {
    for (const [index, letter] of [...showed].entries()) {
      const outcome = outcomes[letter];
      const answer = {
        userId,
        sittingId: idFrom(`${userId} sitting`),
        questionId: idFrom(`${userId} ${concept} ${index}`),
        purpose: 'demo',
        section: domain,
        contentArea: domain,
        concepts: [concept],
        isCorrect: outcome !== 'attempted',
        credit: outcome === 'attempted' ? 0 : 1,
        hintsUsed: outcome === 'familiar' ? 1 : 0,
        milliseconds: outcome === 'mastered' ? 18_000 : 64_000,
        shortestReadingTime: 0,
      };
      await concepts.take(context, answer, daysAgo(days[(showed.length - index) % days.length] ?? 1));
    }
  }
}

/** The composite uses the weights of the sections in a placement. */
function placements(
  userId: string,
  { placements }: DemoHistory,
  daysAgo: (days: number) => Date,
  cuts: Learners['record']['shippedCuts'],
): NewResult[] {
  return placements.map(({ daysAgo: days, domains }, index) => {
    const parts = Domain.options.map((domain) => ({
      domain,
      weight: sectionTitles[domain].weight / 100,
      ...domains[domain],
    }));
    const theta = parts.reduce((sum, part) => sum + part.weight * part.theta, 0);
    const se = Math.sqrt(parts.reduce((sum, part) => sum + (part.weight * part.se) ** 2, 0));
    const sourceId = idFrom(`${userId} placement ${index + 1}`);
    return {
      userId,
      source: 'immersion',
      sourceId,
      title: 'AI immersion placement',
      at: daysAgo(days),
      theta,
      standardError: se,
      ...classify({ theta, se }, cuts.slice(0, 3)),
      domains: parts.map(({ domain, theta, se }) => ({ domain, theta, standardError: se })),
      answered: questionsAsked,
      report: reportOf(sourceId),
      version: 'demo',
    };
  });
}

/** Days of learning, counted back from today, latest first. */
function daysOfLearning({ username, learning, streak }: DemoHistory): number[] {
  const random = seededRandom(username);
  const { fromDaysAgo, toDaysAgo, share } = learning;
  const all = Array.from({ length: fromDaysAgo - toDaysAgo + 1 }, (_, index) => toDaysAgo + index);
  // The day before the streak began was missed.
  return all.filter((_, index) => index < streak || (index > streak && random() < share));
}

/** The same id for the same text, so that seeding twice adds nothing. */
function idFrom(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
