import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import { afterCommit } from '../../core/db/index.ts';
import type { Remembered } from '../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Guardians, People } from '../../core/services.ts';
import { isReadingGuardian } from './access.ts';
import type { Activity } from './activity.ts';
import { createActivity } from './activity.ts';
import type { Concepts } from './concepts.ts';
import { createConcepts } from './concepts.ts';
import type { Consents } from './consents.ts';
import { createConsents } from './consents.ts';
import type { AgeBand, ConsentAge, EiqRecord, OlderMinors } from './contract.ts';
import type { Cuts } from './eiq-record.ts';
import { levelsOf } from './eiq-record.ts';
import { learningHistoryOf } from './learning-history.ts';
import { peersOf } from './peers.ts';
import type { Profiles, Told } from './profiles.ts';
import { createProfiles } from './profiles.ts';
import type { Results } from './results.ts';
import { createResults } from './results.ts';
import type { Sections } from './sections.ts';
import { createSections } from './sections.ts';
import type { LearnerRecord, NewResult, Within } from './services.ts';

export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly guardians: Guardians;
  readonly cuts: Cuts;
  /** Profiles as last read. */
  readonly profiles: Remembered<Told>;
  /** The institution's, for learners whose own is not known. */
  timeZone(institution: { id: string }, tx?: Tx): Promise<string>;
  /** What an institution has chosen about its minors. */
  rules(institution: { id: string }, tx?: Tx): Promise<{ consentUnder: ConsentAge; olderMinors: OlderMinors }>;
  /** Tells other plugins of a new result, in its transaction. */
  emit(tx: Tx, institution: { id: string }, result: NewResult, record: EiqRecord): Promise<void>;
  /** Tells other plugins that a learner is of another age, in its transaction. */
  aged(tx: Tx, institution: { id: string }, userId: string, ageBand: AgeBand): Promise<void>;
  /** Tells other plugins of a new day of learning, in its transaction. */
  progressed(tx: Tx, institution: { id: string }, userId: string): Promise<void>;
  /** Tells the learner's open tabs to ask again. */
  tell(institution: { id: string }, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
}

/** Everything that is kept of learners, by subject. */
export interface Learners {
  readonly record: LearnerRecord;
  readonly profiles: Profiles;
  readonly results: Results;
  readonly activity: Activity;
  readonly concepts: Concepts;
  readonly sections: Sections;
  readonly consents: Consents;
  /** Tells the learner's open tabs, once the transaction is committed where there is one. */
  tell(within: Within, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
}

export function createLearners(parts: Parts): Learners {
  const { db, clock, people, guardians, cuts } = parts;
  const tell: Learners['tell'] = ({ who, tx }, userId, what) => {
    const send = () => parts.tell(who.institution, userId, what);
    if (tx) afterCommit(tx, send);
    else send();
  };
  const profiles = createProfiles({ db, clock, people, remembered: parts.profiles });
  const activity = createActivity({ db, clock, profiles, timeZone: parts.timeZone });
  const concepts = createConcepts({ db, profiles });
  const sections = createSections({ db, clock, profiles });
  const consents = createConsents({ db, guardians, rules: parts.rules });
  const results = createResults({
    db,
    clock,
    profiles,
    cuts,
    async changed(within, result, record) {
      await parts.emit(within.tx, within.who.institution, result, record);
      tell(within, result.userId, 'eiq');
    },
  });

  const record: LearnerRecord = {
    cuts: levelsOf(cuts),
    addResult: (within, result) => results.add(within, result),
    reviseResult: (within, result) => results.revise(within, result),
    eiq: (within, userId) => results.record(within, userId),
    learningHistory: (within, userId) => learningHistoryOf({ db, clock, activity }, within, userId),
    async profile(within, userId) {
      const [{ learningStyle, ageBand }, seen] = await Promise.all([
        profiles.read(within, userId),
        concepts.all(within, userId),
      ]);
      const { role } = await people.one({ ...within, who: unprivilegedActor(within.who.institution) }, userId);
      const { guardianConsent, allowed } = await consents.state(within, { id: userId, role, ageBand });
      return {
        preferredLearningStyle: learningStyle,
        strugglingConcepts: seen.filter(({ isStruggling }) => isStruggling).map(({ concept }) => concept),
        masteredConcepts: seen.filter(({ level }) => level === 'mastered').map(({ concept }) => concept),
        ageBand,
        guardianConsent,
        allowed,
      };
    },
    async minority(within, { id, role }) {
      const { ageBand } = await profiles.read(within, id);
      return consents.state(within, { id, role, ageBand });
    },
    isReadByGuardian: ({ who }, userId) => isReadingGuardian(who, userId, { guardians, record }),
    async minorities(within, asked) {
      const bands = await profiles.ageBands(
        within,
        asked.map(({ id }) => id),
      );
      const aged = asked.map(({ id, role }) => ({ id, role, ageBand: bands.get(id) ?? ('unknown' as const) }));
      return consents.states(within, aged);
    },
    async setSectionProgress(within, userId, progress) {
      await sections.set(within, userId, progress);
      tell(within, userId, 'progress');
    },
    async noteActivity(within, noted) {
      await db.transaction(async (tx) => {
        const inside = { ...within, tx };
        const { isShown, isNewDay } = await activity.note(inside, noted);
        if (isNewDay) await parts.progressed(tx, within.who.institution, noted.userId);
        if (isShown) tell(inside, noted.userId, 'profile');
      }, within.tx);
    },
    async setAgeBand(within, userId, ageBand) {
      await db.transaction(async (tx) => {
        const inside = { ...within, tx };
        const before = await profiles.read(inside, userId);
        await profiles.change(inside, userId, { ageBand });
        if (before.ageBand !== ageBand) await parts.aged(tx, within.who.institution, userId, ageBand);
        tell(inside, userId, 'profile');
      }, within.tx);
    },
    async setLearningStyle(within, userId, learningStyle) {
      await profiles.change(within, userId, { learningStyle });
      tell(within, userId, 'profile');
    },
    async setEducation(within, userId, education) {
      await profiles.change(within, userId, education);
      tell(within, userId, 'profile');
    },
    async education(within, userId) {
      const { educationalLevel, gradeLevel, ageBand } = await profiles.read(within, userId);
      return { educationalLevel, gradeLevel, ageBand };
    },
    peers: (within, reader, among) => peersOf({ people, profiles, consents }, within, reader, among),
    timeZone: (within, userId) => activity.timeZone(within, userId),
    async recordConsent(within, decision) {
      await profiles.assertOwn(within, decision.userId);
      await consents.record(within, decision);
      tell(within, decision.userId, 'profile');
    },
  };
  return { record, profiles, results, activity, concepts, sections, consents, tell };
}
