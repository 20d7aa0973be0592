import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, invalid } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { ageBandOf } from '../../learner/education/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { StatedAge } from '../ages/ages.ts';
import { isFixedAfterFirstStep, isPlausibleAge, isSameAgeBand, minimumAge } from '../ages/ages.ts';
import type { Answers, Onboarding, onboarding, Recommendation } from '../contract.ts';
import { merged, noAnswers } from '../contract.ts';
import { SetupRow } from '../models.ts';
import { recommend } from '../recommendation/recommendation.ts';
import type { OnboardingAnswers, SetupDesk } from '../services.ts';
import type { Submission } from './submission.ts';
import { assertParentAddress, ownCareerGoals, profileIn, withoutGaps } from './submission.ts';

type Changes = z.output<(typeof onboarding)['routes']['save']['body']>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq' | 'setAgeBand' | 'setEducation' | 'setLearningStyle'>;
  /** Requests consent from a parent; does nothing where the consent plugin is off. */
  requestConsent(context: TransactionContext<Who>, request: { userId: string; address: string }): Promise<void>;
  /** Emits the event of a first completion, in its transaction. */
  emitCompleted(context: TransactionContext, userId: string, profile: Answers): Promise<void>;
  /** Writes an entry to the audit log. */
  recordReopened(context: TransactionContext<Actor>, userId: string): Promise<void>;
  /** Notifies the learner's open tabs. Called after the change is stored. */
  notifyTabs(institution: InstitutionRef, userId: string, revision: number): void;
}

export interface Setups extends OnboardingAnswers, SetupDesk {
  /** The caller's setup. For other roles it is empty and counts as completed. */
  mine(who: Who): Promise<Onboarding>;
  /** @throws Failure forbidden unless the caller is a learner */
  save(who: Who, changes: Changes): Promise<Onboarding>;
  /** @throws Failure forbidden; invalid for a parent's address or an age that is not acceptable */
  submit(who: Who, submission: Submission): Promise<Onboarding>;
  /** Records that the learner has left the welcome screen. @throws Failure forbidden */
  welcome(who: Who): Promise<void>;
  /** Based on the answers so far. @throws Failure forbidden */
  recommendation(who: Who): Promise<Recommendation>;
}

export function createSetups(dependencies: Dependencies): Setups {
  const { db, clock, record } = dependencies;

  const read = (context: CallContext, userId: string) => db.rows(SetupRow, context).findById(userId);

  /** Locks the learner's row until the transaction ends; creates it if it is missing. */
  async function lockSetup(context: TransactionContext, userId: string): Promise<SetupRow> {
    const empty = { userId, profile: null, draft: null, step: 1, revision: 0, updatedAt: clock.now() };
    await db.rows(SetupRow, context).insert(empty).onConflict('userId').ignore();
    return db.rows(SetupRow, context).findById(userId).forUpdate().throwIfNotFound();
  }

  async function change(context: TransactionContext, row: SetupRow, changes: Partial<SetupRow>): Promise<SetupRow> {
    const stored = { ...changes, revision: row.revision + 1, updatedAt: clock.now() };
    await db.rows(SetupRow, context).findById(row.userId).patch(stored);
    return Object.assign(row, stored);
  }

  async function viewOf(context: CallContext, row: SetupRow | undefined, isLearner = true): Promise<Onboarding> {
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
      trackFromAnswers: recommendation?.trackFromAnswers ?? null,
      estimatedEiqRange: recommendation?.estimatedEiqRange ?? null,
    };
  }

  /** Copies age band, education and learning style to the learner's record. */
  async function updateRecord(context: TransactionContext, userId: string, profile: Answers): Promise<void> {
    const { age, educationalLevel = null, gradeLevel = null, learningPreferences } = profile;
    if (age) await record.setAgeBand(context, userId, ageBandOf(age));
    if (educationalLevel) await record.setEducation(context, userId, { educationalLevel, gradeLevel });
    // Both enumerations have the same values.
    if (learningPreferences.studyStyle) await record.setLearningStyle(context, userId, learningPreferences.studyStyle);
  }

  /** Stores a profile in the locked row. Returns whether anything changed. */
  async function store(
    context: TransactionContext,
    row: SetupRow,
    profile: Answers,
    now = clock.now(),
  ): Promise<boolean> {
    const isFirst = row.profile === null;
    if (!isFirst && !row.draft && isDeepStrictEqual(row.profile, profile)) return false;
    // Before the first completion an age can still be corrected within its age band.
    const isFirstAge = profile.age !== undefined && (isFirst || row.firstAge === null);
    const ages = isFirstAge ? { firstAge: profile.age ?? null, firstAgeAt: now } : {};
    await change(context, row, { profile, draft: null, step: 1, completedAt: row.completedAt ?? now, ...ages });
    await updateRecord(context, row.userId, profile);
    if (isFirst) await dependencies.emitCompleted(context, row.userId, profile);
    return true;
  }

  return {
    async mine(who) {
      if (!isLearner(who)) return viewOf({ who }, undefined, false);
      return viewOf({ who }, await read({ who }, who.user.id));
    },

    async save(who, { step, answers }) {
      assertLearner(who);
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const locked = await lockSetup(context, who.user.id);
        const before = locked.draft ?? locked.profile ?? noAnswers;
        const draft = answers ? withoutGaps(merged(before, answers)) : before;
        const fixedAge = ageToFix(locked, draft, step, clock.now());
        const isSame = isDeepStrictEqual(draft, before) && (step === undefined || step === locked.step) && !fixedAge;
        return isSame ? locked : change(context, locked, { draft, step: step ?? locked.step, ...fixedAge });
      });
      dependencies.notifyTabs(who.institution, who.user.id, row.revision);
      return viewOf({ who }, row);
    },

    async submit(who, submission) {
      assertLearner(who);
      const submitted = profileIn(submission);
      assertParentAddress(submitted.parentEmail, who.user.email);
      const { id: userId } = who.user;
      const row = await db.transaction(async (tx) => {
        const context = { who, tx };
        const locked = await lockSetup(context, userId);
        assertPlausibleAge(locked, submitted.age, clock.now());
        // A known age does not become unknown by leaving it out.
        const age = submitted.age ?? locked.profile?.age ?? locked.firstAge;
        const profile = age ? { ...submitted, age } : submitted;
        await store(context, locked, profile);
        const { parentEmail: address } = profile;
        const isAdult = age != null && ageBandOf(age) === 'adult';
        // On every completion: the consent plugin may have been off before, and it sends one letter per address.
        if (address && !isAdult) await dependencies.requestConsent(context, { userId, address });
        return locked;
      });
      dependencies.notifyTabs(who.institution, userId, row.revision);
      return viewOf({ who }, row);
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
        const locked = await db.rows(SetupRow, context).findById(userId).forUpdate();
        if (!locked?.profile) throw conflict('There is no completed setup to reopen.');
        await dependencies.recordReopened(context, userId);
        const draft = locked.draft ?? locked.profile;
        return change(context, locked, { draft, profile: null, completedAt: null, firstAge: null, firstAgeAt: null });
      });
      dependencies.notifyTabs(who.institution, userId, row.revision);
    },

    complete: (context, userId, profile, at) =>
      db.transaction(async (tx) => {
        const inTransaction = { ...context, tx };
        const locked = await lockSetup(inTransaction, userId);
        if (!locked.profile) await store(inTransaction, locked, profileIn({ ...noAnswers, ...profile }), at);
      }, context.tx),
  };
}

const isLearner = (who: Who) => who.user.role === 'learner';

function assertLearner(who: Who): void {
  if (!isLearner(who)) throw forbidden('Only learners have a setup to complete.');
}

/** The age to fix when a pupil leaves the first step; undefined where one is fixed already. */
function ageToFix({ firstAge }: SetupRow, { educationalLevel, age }: Answers, step: number | undefined, now: Date) {
  const isLeft = step !== undefined && step > 1 && educationalLevel === 'k-12';
  if (firstAge !== null || !isLeft || !isFixedAfterFirstStep(age)) return undefined;
  return { firstAge: age, firstAgeAt: now };
}

/** @throws Failure invalid for an age that the learner cannot have reached since they first stated one */
function assertPlausibleAge(row: SetupRow, age: number | undefined, now: Date): void {
  const first = firstAgeOf(row);
  if (!age || !first || isPlausibleAge(age, first, now)) return;
  if (row.profile === null && isSameAgeBand(age, minimumAge(first, now))) return;
  const message = `You first said that you are ${first.age}. If that was wrong, ask your school or administrator to correct it.`;
  throw invalid(`age: ${message}`, [{ path: 'body.age', message }]);
}

const firstAgeOf = ({ firstAge, firstAgeAt }: SetupRow): StatedAge | undefined =>
  firstAge === null || firstAgeAt === null ? undefined : { age: firstAge, at: firstAgeAt };
