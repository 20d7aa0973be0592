import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Guardians, People } from '../../../core/services.ts';
import type { Activity } from '../activity/activity.ts';
import { createActivity } from '../activity/activity.ts';
import { learningHistoryOf } from '../activity/learning-history.ts';
import { lastActive } from '../activity/news.ts';
import type { Concepts } from '../concepts/concepts.ts';
import { createConcepts } from '../concepts/concepts.ts';
import type { AgeBand, ConsentAge, EiqRecord, Norm, OlderMinors } from '../contract.ts';
import { levelsOf } from '../eiq/eiq-record.ts';
import type { CutsOfInstitution } from '../eiq/institution-cuts.ts';
import { normsOf } from '../eiq/norms.ts';
import type { Results } from '../eiq/results.ts';
import { createResults } from '../eiq/results.ts';
import type { Consents } from '../minority/consents.ts';
import { createConsents } from '../minority/consents.ts';
import { peersOf } from '../minority/peers.ts';
import type { Profiles, StoredProfile } from '../profiles/profiles.ts';
import { createProfiles } from '../profiles/profiles.ts';
import type { Sections } from '../profiles/section-progress.ts';
import { createSections } from '../profiles/section-progress.ts';
import type { LearnerRecord, NewResult, Requester } from '../services.ts';
import { isReadingGuardian } from './access.ts';

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly guardians: Guardians;
  readonly cuts: CutsOfInstitution;
  /** The cache of profiles. */
  readonly profiles: Remembered<StoredProfile>;
  /** The institution's time zone, for learners whose own is unknown. */
  timeZone(institution: { id: string }, tx?: Tx): Promise<string>;
  /** The institution's rules for minors. */
  rules(institution: { id: string }, tx?: Tx): Promise<{ consentUnder: ConsentAge; olderMinors: OlderMinors }>;
  /** Emits `eiq.changed` in the transaction of the result. */
  emit(tx: Tx, institution: { id: string }, result: NewResult, record: EiqRecord): Promise<void>;
  /** Emits `age-band.changed` in the transaction of the change. */
  emitAgeBand(tx: Tx, institution: { id: string }, userId: string, ageBand: AgeBand): Promise<void>;
  /** Emits `progress.changed` for a new day of learning, in its transaction. */
  emitNewDay(tx: Tx, institution: { id: string }, userId: string): Promise<void>;
  /** Sends `learner_changed` to the learner's open tabs. */
  notifyTabs(institution: { id: string }, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
}

/** Everything stored about learners, by subject. */
export interface Learners {
  readonly record: LearnerRecord;
  readonly profiles: Profiles;
  readonly results: Results;
  readonly activity: Activity;
  readonly concepts: Concepts;
  readonly sections: Sections;
  readonly consents: Consents;
  /** Sends `learner_changed` to the learner's open tabs, after the commit where there is a transaction. */
  notifyTabs(context: CallContext<Requester>, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
  /** The latest result of each assessment among those of the institution's learners. */
  norms(context: CallContext<Requester>, userId: string): Promise<Norm[]>;
}

export function createLearners(dependencies: Dependencies): Learners {
  const { db, clock, people, guardians, cuts } = dependencies;
  const notifyTabs: Learners['notifyTabs'] = ({ who, tx }, userId, what) => {
    const send = () => dependencies.notifyTabs(who.institution, userId, what);
    if (tx) afterCommit(tx, send);
    else send();
  };
  const profiles = createProfiles({ db, clock, people, remembered: dependencies.profiles });
  const activity = createActivity({ db, clock, profiles, timeZone: dependencies.timeZone });
  const concepts = createConcepts({ db, profiles });
  const sections = createSections({ db, clock, profiles });
  const consents = createConsents({ db, guardians, rules: dependencies.rules });
  const results = createResults({
    db,
    clock,
    profiles,
    cuts,
    async changed(context, result, record) {
      await dependencies.emit(context.tx, context.who.institution, result, record);
      notifyTabs(context, result.userId, 'eiq');
    },
  });

  const record: LearnerRecord = {
    cuts: async (context) => levelsOf(await cuts.inForce(context)),
    shippedCuts: levelsOf(cuts.shipped),
    addResult: (context, result) => results.add(context, result),
    reviseResult: (context, result) => results.revise(context, result),
    result: (context, source, sourceId) => results.one(context, source, sourceId),
    eiq: (context, userId) => results.record(context, userId),
    eiqs: (context, userIds) => results.records(context, userIds),
    lastActive: (context, userIds) => lastActive({ db }, context, userIds),
    learningHistory: (context, userId) => learningHistoryOf({ db, clock, activity }, context, userId),
    async profile(context, userId) {
      const [{ learningStyle, ageBand }, seen] = await Promise.all([
        profiles.read(context, userId),
        concepts.all(context, userId),
      ]);
      const { role } = await people.one({ ...context, who: unprivilegedActor(context.who.institution) }, userId);
      const { guardianConsent, allowed } = await consents.state(context, { id: userId, role, ageBand });
      return {
        preferredLearningStyle: learningStyle,
        strugglingConcepts: seen.filter(({ isStruggling }) => isStruggling).map(({ concept }) => concept),
        masteredConcepts: seen.filter(({ level }) => level === 'mastered').map(({ concept }) => concept),
        ageBand,
        guardianConsent,
        allowed,
      };
    },
    async minority(context, { id, role }) {
      const { ageBand } = await profiles.read(context, id);
      return consents.state(context, { id, role, ageBand });
    },
    isReadByGuardian: ({ who }, userId) => isReadingGuardian(who, userId, { guardians, record }),
    async minorities(context, asked) {
      const bands = await profiles.ageBands(
        context,
        asked.map(({ id }) => id),
      );
      const aged = asked.map(({ id, role }) => ({ id, role, ageBand: bands.get(id) ?? ('unknown' as const) }));
      return consents.states(context, aged);
    },
    async setSectionProgress(context, userId, progress) {
      await sections.set(context, userId, progress);
      notifyTabs(context, userId, 'progress');
    },
    async noteActivity(context, noted) {
      await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const { isShown, isNewDay } = await activity.note(inside, noted);
        if (isNewDay) await dependencies.emitNewDay(tx, context.who.institution, noted.userId);
        if (isShown) notifyTabs(inside, noted.userId, 'profile');
      }, context.tx);
    },
    async setAgeBand(context, userId, ageBand) {
      await db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const before = await profiles.read(inside, userId);
        if (before.isAgeStated) return;
        await profiles.change(inside, userId, { ageBand });
        if (before.ageBand !== ageBand) await dependencies.emitAgeBand(tx, context.who.institution, userId, ageBand);
        notifyTabs(inside, userId, 'profile');
      }, context.tx);
    },
    async setLearningStyle(context, userId, learningStyle) {
      await profiles.change(context, userId, { learningStyle });
      notifyTabs(context, userId, 'profile');
    },
    async setEducation(context, userId, education) {
      await profiles.change(context, userId, education);
      notifyTabs(context, userId, 'profile');
    },
    async setEducations(context, changes) {
      const before = await profiles.ageBands(
        context,
        changes.map(({ userId }) => userId),
      );
      await profiles.changeAll(
        context,
        changes.map((change) => ({ ...change, ...(change.ageBand !== undefined && { isAgeStated: true }) })),
      );
      for (const { userId, ageBand } of changes) {
        // Nobody has met a person without a profile.
        const changed = before.has(userId) && ageBand !== undefined && before.get(userId) !== ageBand;
        if (changed) await dependencies.emitAgeBand(context.tx, context.who.institution, userId, ageBand);
        if (before.has(userId)) notifyTabs(context, userId, 'profile');
      }
    },
    async education(context, userId) {
      const { educationalLevel, gradeLevel, ageBand } = await profiles.read(context, userId);
      return { educationalLevel, gradeLevel, ageBand };
    },
    educations: (context, userIds) => profiles.educations(context, userIds),
    peers: (context, reader, among) => peersOf({ people, profiles, consents }, context, reader, among),
    timeZone: (context, userId) => activity.timeZone(context, userId),
    institutionTimeZone: ({ who, tx }) => dependencies.timeZone(who.institution, tx),
    async recordConsent(context, decision) {
      await profiles.assertInInstitution(context, decision.userId);
      await consents.record(context, decision);
      notifyTabs(context, decision.userId, 'profile');
    },
  };
  const norms: Learners['norms'] = async (context, userId) =>
    normsOf(db, context, { userId, record: await results.record(context, userId) });
  return { record, profiles, results, activity, concepts, sections, consents, notifyTabs, norms };
}
