import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, invalid } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import { ageBandOf } from '../../learner/education/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { SaidAge } from '../ages/ages.ts';
import { certainAge, hasGrownTo, isKeptAtOnce, opensNothing } from '../ages/ages.ts';
import type { Answers, Onboarding, onboarding, Recommendation } from '../contract.ts';
import { merged, noAnswers } from '../contract.ts';
import { SetupRow } from '../models.ts';
import { recommend } from '../recommendation/recommendation.ts';
import type { OnboardingAnswers, SetupDesk } from '../services.ts';
import type { Submission } from './submission.ts';
import { assertParentsAddress, ownCareerGoals, profileIn, withoutGaps } from './submission.ts';

type Changes = z.output<(typeof onboarding)['routes']['save']['body']>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq' | 'setAgeBand' | 'setEducation' | 'setLearningStyle'>;
  /** Asks a parent for consent, where that is possible. */
  askParent(context: { who: Who; tx: Tx }, request: { userId: string; address: string }): Promise<void>;
  /** Tells other plugins, in the transaction that completes a setup for the first time. */
  completed(context: TransactionContext, userId: string, profile: Answers): Promise<void>;
  /** Remembers who reopened a setup. */
  reopened(context: { who: Actor; tx: Tx }, userId: string): Promise<void>;
  /** Tells the learner's open tabs; called once it is stored. */
  changed(institution: InstitutionRef, userId: string, revision: number): void;
}

export interface Setups extends OnboardingAnswers, SetupDesk {
  /** Of those who are no learners: nothing but that there is nothing to complete. */
  mine(who: Who): Promise<Onboarding>;
  /** @throws Failure forbidden for those who are no learners */
  save(who: Who, changes: Changes): Promise<Onboarding>;
  /** @throws Failure forbidden; invalid: a parent's address that is none, or an age that nobody grows to */
  submit(who: Who, submission: Submission): Promise<Onboarding>;
  /** Keeps that the learner left the welcome. @throws Failure forbidden */
  welcome(who: Who): Promise<void>;
  /** From what was answered so far. @throws Failure forbidden */
  recommendation(who: Who): Promise<Recommendation>;
}

export function createSetups(dependencies: Dependencies): Setups {
  const { db, clock, record } = dependencies;

  const read = (context: CallContext, userId: string) => db.rows(SetupRow, context).findById(userId);

  /** Makes the row where it is missing and holds it until the transaction ends. */
  async function hold(context: TransactionContext, userId: string): Promise<SetupRow> {
    const empty = { userId, profile: null, draft: null, step: 1, revision: 0, updatedAt: clock.now() };
    await db.rows(SetupRow, context).insert(empty).onConflict('userId').ignore();
    return db.rows(SetupRow, context).findById(userId).forUpdate().throwIfNotFound();
  }

  async function change(context: TransactionContext, row: SetupRow, changes: Partial<SetupRow>): Promise<SetupRow> {
    const stored = { ...changes, revision: row.revision + 1, updatedAt: clock.now() };
    await db.rows(SetupRow, context).findById(row.userId).patch(stored);
    return Object.assign(row, stored);
  }

  async function shown(context: CallContext, row: SetupRow | undefined, isLearner = true): Promise<Onboarding> {
    const profile = row?.profile ?? null;
    const draft = row?.draft ?? profile ?? noAnswers;
    const recommendation = row?.profile ? recommend(row.profile, await record.eiq(context, row.userId)) : null;
    const completed = profile !== null || !isLearner;
    return {
      ...(profile ?? draft),
      completed,
      completedAt: row?.completedAt?.toISOString() ?? null,
      completionStatus: completed ? 'completed' : 'in_progress',
      welcomed: row?.welcomedAt != null,
      step: row?.step ?? 1,
      revision: row?.revision ?? 0,
      draft: { ...draft, careerGoals: ownCareerGoals(draft.careerGoals) },
      recommendedTrack: recommendation?.recommendedTrack ?? null,
      estimatedEiqRange: recommendation?.estimatedEiqRange ?? null,
    };
  }

  /** What is held about a learner elsewhere follows what they said here. */
  async function follow(context: TransactionContext, userId: string, profile: Answers): Promise<void> {
    const { age, educationalLevel = null, gradeLevel = null, learningPreferences } = profile;
    if (age) await record.setAgeBand(context, userId, ageBandOf(age));
    if (educationalLevel) await record.setEducation(context, userId, { educationalLevel, gradeLevel });
    // The values are the same words.
    if (learningPreferences.studyStyle) await record.setLearningStyle(context, userId, learningPreferences.studyStyle);
  }

  /** Stores a profile in the row that is held. Gives back whether that changed anything. */
  async function store(
    context: TransactionContext,
    row: SetupRow,
    profile: Answers,
    now = clock.now(),
  ): Promise<boolean> {
    const isFirst = row.profile === null;
    if (!isFirst && !row.draft && isDeepStrictEqual(row.profile, profile)) return false;
    // Until it is completed an age may still be put right within what is open to it.
    const isFirstAge = profile.age !== undefined && (isFirst || row.firstAge === null);
    const ages = isFirstAge ? { firstAge: profile.age ?? null, firstAgeAt: now } : {};
    await change(context, row, { profile, draft: null, step: 1, completedAt: row.completedAt ?? now, ...ages });
    await follow(context, row.userId, profile);
    if (isFirst) await dependencies.completed(context, row.userId, profile);
    return true;
  }

  return {
    async mine(who) {
      if (!isLearner(who)) return shown({ who }, undefined, false);
      return shown({ who }, await read({ who }, who.user.id));
    },

    async save(who, { step, answers }) {
      assertLearner(who);
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const held = await hold(context, who.user.id);
        const before = held.draft ?? held.profile ?? noAnswers;
        const draft = answers ? withoutGaps(merged(before, answers)) : before;
        const said = saidAgeIn(held, draft, step, clock.now());
        const isSame = isDeepStrictEqual(draft, before) && (step === undefined || step === held.step) && !said;
        return isSame ? held : change(context, held, { draft, step: step ?? held.step, ...said });
      });
      dependencies.changed(who.institution, who.user.id, row.revision);
      return shown({ who }, row);
    },

    async submit(who, submission) {
      assertLearner(who);
      const said = profileIn(submission);
      assertParentsAddress(said.parentEmail, who.user.email);
      const { id: userId } = who.user;
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const held = await hold(context, userId);
        assertGrown(held, said.age, clock.now());
        // An age that is known does not become unknown by leaving it out.
        const age = said.age ?? held.profile?.age ?? held.firstAge;
        const profile = age ? { ...said, age } : said;
        await store(context, held, profile);
        const { parentEmail: address } = profile;
        const isAdult = age != null && ageBandOf(age) === 'adult';
        // Every time: who has been asked is not written to twice, and earlier nobody may have been there to ask them.
        if (address && !isAdult) await dependencies.askParent(context, { userId, address });
        return held;
      });
      dependencies.changed(who.institution, userId, row.revision);
      return shown({ who }, row);
    },

    async welcome(who) {
      assertLearner(who);
      await db.rows(SetupRow, { who }).findById(who.user.id).whereNull('welcomedAt').patch({ welcomedAt: clock.now() });
    },

    async recommendation(who) {
      assertLearner(who);
      const row = await read({ who }, who.user.id);
      return recommend(row?.profile ?? row?.draft ?? noAnswers, await record.eiq({ who }, who.user.id));
    },

    of: async (context, userId) => (await read(context, userId))?.profile ?? null,

    completedAt: async (context, userId) => (await read(context, userId))?.completedAt ?? null,

    async reopen({ who }, userId) {
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const held = await db.rows(SetupRow, context).findById(userId).forUpdate();
        if (!held?.profile) throw conflict('There is no completed setup to reopen.');
        await dependencies.reopened(context, userId);
        const draft = held.draft ?? held.profile;
        return change(context, held, { draft, profile: null, completedAt: null, firstAge: null, firstAgeAt: null });
      });
      dependencies.changed(who.institution, userId, row.revision);
    },

    complete: (context, userId, profile, at) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const held = await hold(inside, userId);
        if (!held.profile) await store(inside, held, profileIn({ ...noAnswers, ...profile }), at);
      }, context.tx),
  };
}

const isLearner = (who: Who) => who.user.role === 'learner';

function assertLearner(who: Who): void {
  if (!isLearner(who)) throw forbidden('Only learners have a setup to complete.');
}

/** The age of a pupil who goes on from the first step, where none was said before. */
function saidAgeIn({ firstAge }: SetupRow, { educationalLevel, age }: Answers, step: number | undefined, now: Date) {
  const isLeft = step !== undefined && step > 1 && educationalLevel === 'k-12';
  if (firstAge !== null || !isLeft || !isKeptAtOnce(age)) return undefined;
  return { firstAge: age, firstAgeAt: now };
}

function assertGrown(row: SetupRow, age: number | undefined, now: Date): void {
  const first = firstAgeOf(row);
  if (!age || !first || hasGrownTo(age, first, now)) return;
  if (row.profile === null && opensNothing(age, certainAge(first, now))) return;
  const message = `You first said that you are ${first.age}. Whoever runs EiQ where you learn can correct that.`;
  throw invalid(`age: ${message}`, [{ path: 'body.age', message }]);
}

const firstAgeOf = ({ firstAge, firstAgeAt }: SetupRow): SaidAge | undefined =>
  firstAge === null || firstAgeAt === null ? undefined : { age: firstAge, at: firstAgeAt };
